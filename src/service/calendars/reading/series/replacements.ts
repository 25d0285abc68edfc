import { asInstant, type Instant, type WallTime } from '../../../../time/index.ts';
import { addMillis, midnightOf } from '../calendar-time.ts';
import type { Entry } from '../read-entry.ts';
import { instantOf, type ZonedTime } from '../zoned-time.ts';
import type { Zone } from '../zones/index.ts';
import type { Expansion } from './expansion.ts';

/**
 * Reads replaced times without a zone in the zone of their series, whatever the zone of the replacement (RFC 5545,
 * 3.8.4.4).
 */
export function inZoneOfSeries(entries: readonly Entry[]): readonly Entry[] {
  const series = entries.find(({ replaces }) => !replaces);
  if (!series) return entries;
  return entries.map((entry) => {
    const { replaces } = entry;
    if (!replaces || replaces.hasZone) return entry;
    return { ...entry, replaces: { ...replaces, time: { ...replaces.time, zone: series.start.zone } } };
  });
}

/** If several replace the same occurrence, the last change counts. */
export function latestReplacements(entries: readonly Entry[], { calendarZone }: Expansion): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    if (!entry.replaces) continue;
    const { time, isThisAndFuture } = entry.replaces;
    const key = `${isThisAndFuture} ${time.isDate} ${dayOf(time, calendarZone)} ${instantOf(time)}`;
    const known = latest.get(key);
    if (!known || known.sequence <= entry.sequence) latest.set(key, entry);
  }
  return [...latest.values()];
}

/**
 * Leaves out changes to an occurrence and all later ones if that occurrence is also replaced on its own, which is more
 * specific.
 */
export function withoutReplaced(replacing: readonly Entry[]): readonly Entry[] {
  if (!replacing.some(changesLater)) return replacing;
  const alone = new Set(replacing.filter((entry) => !changesLater(entry)).map(replacedInstant));
  return replacing.filter((entry) => !changesLater(entry) || !alone.has(replacedInstant(entry)));
}

export function changesLater({ replaces }: Entry): boolean {
  return replaces?.isThisAndFuture === true;
}

export function replacedInstant({ replaces }: Entry): Instant {
  return replaces ? instantOf(replaces.time) : asInstant(Number.POSITIVE_INFINITY);
}

/** Moves an occurrence by as much as a `THISANDFUTURE` change has moved the occurrence that it names. */
export function shifted(occurrence: ZonedTime, { start, replaces }: Entry): ZonedTime {
  if (!replaces) return occurrence;
  const { zone, isDate } = occurrence;
  const replaced = zone.toWall(instantOf(replaces.time));
  // A date names the occurrence of that day, at the time of the series.
  const isDay = replaces.time.isDate && !isDate;
  const from = isDay ? addMillis(replaced, occurrence.wall - midnightOf(occurrence.wall)) : replaced;
  const to = zone.toWall(instantOf(start));
  return { ...occurrence, wall: addMillis(occurrence.wall, to - from) };
}

/** Returns the day that a time names: its own date, or the day of the calendar that begins at that time. */
export function dayOf(time: ZonedTime, calendarZone: Zone): WallTime {
  const instant = instantOf(time);
  const day = midnightOf(calendarZone.toWall(instant));
  // Where the clocks skip midnight, the day begins at 01:00.
  return !time.isDate && calendarZone.toInstant(day) === instant ? day : midnightOf(time.wall);
}
