import { asInstant, dayMillis, type Instant, minuteMillis, type WallTime } from '../../../../time/index.ts';
import { addMillis, type Length, midnightOf } from '../calendar-time.ts';
import type { Entry } from '../read-entry.ts';
import { findOccurrences, type Rule } from '../recurrence/index.ts';
import { instantOf } from '../zoned-time.ts';
import type { Zone } from '../zones/index.ts';
import type { SeriesExpansion } from './expansion.ts';

type WallRange = { readonly start: WallTime; readonly end: WallTime };

type Occurrence = { readonly wall: WallTime; readonly zone: Zone; readonly length?: Length | undefined };

/** Finds the occurrences of a series: its start, those of its rules, and those that are added to it. */
export function* occurrencesOf(series: SeriesExpansion): Generator<Occurrence> {
  const { start, rules, added } = series.entry;
  const range = searchRange(series);
  const seen = new Set<Instant>();
  // A single rule names each time once, and may name hundreds of thousands.
  const isOnlyRule = rules.length === 1 && added.length === 0;
  // Most entries of a calendar are years old, and converting their starts to instants is slow.
  if (rules.length === 0 && start.wall >= range.start && start.wall < range.end) {
    seen.add(instantOf(start));
    yield { wall: start.wall, zone: start.zone };
  }
  for (const rule of rules) {
    const isOver = endTest(rule, series);
    for (const wall of findOccurrences({ rule, start: start.wall, range, limit: series.limit })) {
      if (isOver(wall)) break;
      if (!isOnlyRule) {
        const instant = start.zone.toInstant(wall);
        if (seen.has(instant)) continue;
        seen.add(instant);
      }
      yield { wall, zone: start.zone };
    }
  }
  for (const { time, length } of added) {
    // A date added to a series with times of day means that day, at the time of the series.
    const ofDay = addMillis(time.wall, start.wall - midnightOf(start.wall));
    const wall = time.isDate && !start.isDate ? ofDay : time.wall;
    const zone = time.isDate ? start.zone : time.zone;
    // A period may last longer than the occurrence that begins at the same time.
    if (seen.has(zone.toInstant(wall)) && !length) continue;
    seen.add(zone.toInstant(wall));
    yield { wall, zone, length };
  }
}

/** Returns the wall times between which to search for occurrences of a series that may overlap the range. */
export function searchRange({ entry, changes, range }: SeriesExpansion): WallRange {
  const { zone } = entry.start;
  const reaches = [entry, ...changes].map(reachOf);
  const lengths = [entry, ...changes].map(({ length }) => length.days * dayMillis + length.millis);
  // Lengths extend the search into the past only. Entries of some programs last until the year 9999.
  return {
    start: addMillis(zone.toWall(range.start), -greatest(reaches) - greatest(lengths)),
    end: addMillis(zone.toWall(range.end), greatest(reaches)),
  };
}

/** How far an occurrence may be from its place in the series, in milliseconds, with room for a change of offset. */
function reachOf({ start, replaces, travelMillis }: Entry): number {
  const moved = replaces ? Math.abs(instantOf(start) - instantOf(replaces.time)) : 0;
  return 2 * dayMillis + travelMillis + moved;
}

function greatest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

/** Times that programs write for the end of a day, in milliseconds since its midnight: 23:59:00 and 23:59:59. */
const endsOfDay: ReadonlySet<number> = new Set([dayMillis - minuteMillis, dayMillis - 1000]);

/** Returns a test of whether an occurrence is past the end of a rule: an instant, a wall time or a day. */
export function endTest({ until }: Rule, { entry, calendarZone }: SeriesExpansion): (wall: WallTime) => boolean {
  const { zone, isDate } = entry.start;
  if (!until) return () => false;
  if (until.isDate) return (wall) => midnightOf(wall) > until.wall;
  if (!until.isUtc) return (wall) => wall > until.wall;
  const untilDay = midnightOf(until.wall);
  // For a series of whole days, the end of a day in UTC stands for a date. East of UTC, the next day has begun by then.
  if (isDate && endsOfDay.has(until.wall - untilDay)) return (wall) => midnightOf(wall) > untilDay;
  const last = asInstant(until.wall); // a wall time of UTC is an instant
  const own = isDate ? calendarZone : zone;
  // For a series of whole days, midnight UTC may stand for a date. West of UTC, that day begins later.
  const isDateOfUtc = isDate && until.wall === untilDay;
  return (wall) => own.toInstant(wall) > last && !(isDateOfUtc && wall <= until.wall);
}
