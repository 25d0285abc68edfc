import { useState } from 'preact/hooks';
import type { ZoneName } from '../../../../time/index.ts';
import { type LoadState, now, useQuery } from '../../../data/index.ts';
import { locale } from '../../../words/index.ts';
import type { FindZones, ZoneOptions } from './find-zones.ts';

/** The text of the search, and the option that Enter selects. */
type Search = { readonly text: string; readonly active: number };

export type ZoneSearch = {
  /** Undefined while the list is closed. */
  readonly search: Search | undefined;
  readonly zones: LoadState<FindZones>;
  /** The zones in the list. */
  readonly groups: readonly ZoneOptions[];
  /** The number of options in all groups. */
  readonly count: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const pageOfOptions = 6;
const moves: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageOfOptions,
  PageUp: -pageOfOptions,
};

/** Searches zones for a text, and moves through the results with the keys of a combobox. */
export function useZoneSearch(zone: ZoneName, onChoose: (zone: ZoneName) => void): ZoneSearch {
  const [search, setSearch] = useState<Search | undefined>(undefined);
  const zones = useQuery<FindZones>({
    queryKey: ['zones', locale().tag, zone],
    queryFn: async () => (await import('./find-zones.ts')).loadZones(zone, now()),
    enabled: search !== undefined,
  });
  const groups = search && zones.state === 'ready' ? zones.data(search.text) : [];
  const options = groups.flatMap((group) => group.zones);
  const close = () => setSearch(undefined);

  function onKeyDown(event: KeyboardEvent): void {
    // An input method uses these keys itself, for example to choose among the characters for what was typed.
    if (event.isComposing) return;
    const move = moves[event.key];
    if (move !== undefined) {
      const active = search ? Math.max(0, Math.min(options.length - 1, search.active + move)) : 0;
      setSearch({ text: search?.text ?? '', active });
    } else if (search && event.key === 'Escape') close();
    else if (search && event.key === 'Enter') {
      const option = options[search.active];
      if (option) onChoose(option.entry.zone);
    } else return;
    // The dialog around it stays open, and its form is not sent.
    event.preventDefault();
  }

  return {
    search,
    zones,
    groups,
    close,
    onKeyDown,
    count: options.length,
    open: () => setSearch(search ?? { text: '', active: 0 }),
    type: (text) => setSearch({ text, active: 0 }),
  };
}
