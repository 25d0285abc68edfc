import type { ZoneName } from '../time/index.ts';
import type { ZoneEntry } from './zone-list.ts';

export type ZoneGroup = { readonly title: string; readonly entries: readonly ZoneEntry[] };

export type ZoneGroupsOptions = {
  readonly current: ZoneName;
  readonly host: ZoneName | undefined;
  readonly ofBrowser: ZoneName;
  readonly titles: { readonly suggested: string; readonly all: string };
};

const nearMinutes = 180;
const nearLimit = 5;

/**
 * Groups the zones as the list shows them before anything is typed: the zones of the invitee and the host, near zones,
 * then all zones from west to east.
 */
export function groupZones(entries: readonly ZoneEntry[], options: ZoneGroupsOptions): ZoneGroup[] {
  const { current, host, ofBrowser, titles } = options;
  const own = entries.find(({ zone }) => zone === current);
  const firstEntries = [...new Set([current, ofBrowser, host])].flatMap(
    (name) => entries.find(({ zone }) => zone === name) ?? [],
  );
  const suggested = own ? [...firstEntries, ...nearZones(entries, own, firstEntries)] : firstEntries;
  const all = [...entries].sort((a, b) => a.minutes - b.minutes || a.rank - b.rank);
  return [
    { title: titles.suggested, entries: suggested },
    { title: titles.all, entries: all },
  ];
}

/** Returns the most populous zone of the same continent at each other offset within three hours, from west to east. */
function nearZones(entries: readonly ZoneEntry[], own: ZoneEntry, firstEntries: readonly ZoneEntry[]): ZoneEntry[] {
  const offsets = new Set(firstEntries.map(({ minutes }) => minutes));
  const near: ZoneEntry[] = [];
  for (const entry of [...entries].sort((a, b) => a.rank - b.rank)) {
    if (entry.continent !== own.continent || offsets.has(entry.minutes)) continue;
    if (Math.abs(entry.minutes - own.minutes) > nearMinutes || near.length === nearLimit) continue;
    offsets.add(entry.minutes);
    near.push(entry);
  }
  return near.sort((a, b) => a.minutes - b.minutes);
}
