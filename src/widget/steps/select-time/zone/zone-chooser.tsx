import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ZoneName } from '../../../../time/index.ts';
import {
  browserZone,
  createZoneEntries,
  groupZones,
  listZones,
  searchZones,
  type ZoneEntry,
} from '../../../../zones/index.ts';
import { useLightDismiss } from '../../../light-dismiss/index.ts';
import type { Booking } from '../../../model/index.ts';
import { Icon, inSlices } from '../../../ui/index.ts';
import { makeInertBehind } from './inert-behind.ts';
import { type OptionGroup, ZoneOptions } from './zone-options.tsx';

type ZoneChooserProps = {
  readonly booking: Booking;
  /** Closes the chooser. `isFocusKept` returns the focus to the button. */
  readonly close: (isFocusKept: boolean) => void;
};

const pageOfOptions = 8;
const moves: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageOfOptions,
  PageUp: -pageOfOptions,
};

/** A combobox over the zones of the world (WAI-ARIA, combobox with list autocomplete). */
export function ZoneChooser({ booking, close: closePanel }: ZoneChooserProps) {
  const panel = useRef<HTMLDivElement>(null);
  const release = useInertBehind(panel);
  const close = (isFocusKept: boolean) => {
    release();
    closePanel(isFocusKept);
  };
  const input = useRef<HTMLInputElement>(null);
  const query = useSignal('');
  const active = useSignal(0);
  const { messages } = booking.language.value;
  const { zones, areAll } = useZones(booking);
  const groups = groupsOf(booking, zones, query.value.trim()).slice(0, areAll ? undefined : 1);
  const options = groups.flatMap((group) => group.options);
  const isEnterWaiting = useSignal(false);

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active.value, query.value]);
  // The panel would cover what has the focus (WCAG 2.4.11). Its line has a button that closes it too.
  useLightDismiss({ parts: () => [panel.current?.closest('.zone')], close });

  const choose = (zone: ZoneName) => {
    booking.chooseZone(zone);
    close(true);
  };
  const option = options[active.value];
  useEffect(() => {
    if (isEnterWaiting.value && areAll && option) choose(option.entry.zone);
    isEnterWaiting.value &&= !areAll;
  }, [areAll]);
  const onKeyDown = (event: KeyboardEvent) => {
    // During a composition, these keys belong to the input method.
    if (event.isComposing) return;
    const move = moves[event.key];
    if (move !== undefined) active.value = Math.max(0, Math.min(options.length - 1, active.value + move));
    else if (event.key !== 'Enter') return;
    // The first of the zones found so far need not be the first of all.
    else if (query.value && !areAll) isEnterWaiting.value = true;
    else if (option) choose(option.entry.zone);
    event.preventDefault();
  };

  return (
    <div ref={panel} class="chooser">
      <Bar title={messages.zone} closeLabel={messages.close} onClose={() => close(true)} />
      <div class="search">
        <Icon name="search" />
        <input
          ref={input}
          id="zone-input"
          class="input"
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          placeholder={messages.searchZone}
          aria-expanded="true"
          aria-controls="zone-list"
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `zone-${active.value}` : undefined}
          onKeyDown={onKeyDown}
          onInput={(event) => {
            query.value = event.currentTarget.value;
            active.value = 0;
            isEnterWaiting.value = false;
          }}
        />
      </div>
      <p class={options.length > 0 ? 'unseen' : 'quiet'} role="status">
        {query.value && (areAll ? messages.zonesFound(options.length) : messages.loadingZones)}
      </p>
      <ZoneOptions groups={groups} active={active.value} booking={booking} choose={choose} />
    </div>
  );
}

function Bar({ title, closeLabel, onClose }: { title: string; closeLabel: string; onClose: () => void }) {
  return (
    <div class="chooser-bar">
      <label class="chooser-title" for="zone-input">
        {title}
      </label>
      <button type="button" class="round-button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Returns the zones: at first only the current one, then all, which take a slow phone a moment. */
function useZones(booking: Booking): { readonly zones: readonly ZoneEntry[]; readonly areAll: boolean } {
  const [current, { tag, messages }] = [booking.zone.peek(), booking.language.peek()];
  const parts = { month: booking.month.peek(), now: booking.now.peek(), tag, nameCity: messages.city };
  const zones = useSignal<readonly ZoneEntry[] | undefined>(undefined);
  useEffect(
    () =>
      inSlices(listZones(parts, current), (all) => {
        zones.value = all;
      }),
    [],
  );
  return { zones: zones.value ?? [createZoneEntries(parts)(current)], areAll: zones.value !== undefined };
}

function groupsOf(booking: Booking, zones: readonly ZoneEntry[], query: string): readonly OptionGroup[] {
  if (query) return [{ title: '', options: searchZones(zones, query) }];
  const { messages } = booking.language.value;
  const groups = groupZones(zones, {
    current: booking.zone.value,
    host: booking.hostZone.value,
    ofBrowser: browserZone(),
    titles: { suggested: messages.suggestedZones, all: messages.allZones },
  });
  return groups.map(({ title, entries }) => ({ title, options: entries.map((entry) => ({ entry })) }));
}

/**
 * Hides what the panel covers from keys and assistive technology. Returns a function that undoes it before the panel is
 * gone.
 */
function useInertBehind(panel: { readonly current: HTMLElement | null }): () => void {
  const release = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    release.current = makeInertBehind(panel.current);
    return () => release.current();
  }, []);
  return () => release.current();
}
