import type { Instant, ZoneName } from '../../../../time/index.ts';
import { browserZone, type FoundZone, groupZones, listZones, searchZones } from '../../../../zones/index.ts';
import { hostZone } from '../../../formats/index.ts';
import { locale, shellWords } from '../../../words/index.ts';

/** Zones under a heading. The title is empty for search results. */
export type ZoneOptions = { readonly title: string; readonly zones: readonly FoundZone[] };

/** Returns the zones that match a text. For an empty text, returns all of them, the likely ones first. */
export type FindZones = (text: string) => readonly ZoneOptions[];

/** How many zones are described in one task. Describing all of them takes a slow phone half a second. */
const atOnce = 40;

/** Lists every zone in the page's language. */
export async function loadZones(current: ZoneName, now: Instant): Promise<FindZones> {
  const { tag, nameCity } = locale();
  const work = listZones({ now, tag, nameCity }, current);
  for (let count = 1; ; count++) {
    const step = work.next();
    if (step.done) return findIn(step.value, current);
    if (count % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}

function findIn(zones: Parameters<typeof searchZones>[0], current: ZoneName): FindZones {
  const { suggested, all } = shellWords.current.zones;
  const groups = groupZones(zones, {
    current,
    host: hostZone(),
    ofBrowser: browserZone(),
    titles: { suggested, all },
  });
  const initialOptions = groups.map(({ title, entries }) => ({ title, zones: entries.map((entry) => ({ entry })) }));
  return function findZones(text) {
    return text.trim() ? [{ title: '', zones: searchZones(zones, text) }] : initialOptions;
  };
}
