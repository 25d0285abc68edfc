import type { Slot, Slots } from '../contract/index.ts';
import {
  addMinutes,
  asInstant,
  dateOfWall,
  endOfDate,
  formatInstant,
  type Instant,
  type Interval,
  type LocalDate,
  type Minutes,
  minuteMillis,
  startOfDate,
  wallTimeAt,
  type ZoneName,
} from '../time/index.ts';
import { readOffsets } from './ascending.ts';

/** Two dates and all between, both included. */
export type Dates = { readonly from: LocalDate; readonly to: LocalDate };

/**
 * Returns the interval that holds every instant of the dates `from` to `to`, both included (rule R1); a date that a
 * zone skipped has none.
 *
 * Where clocks were put back over midnight itself (St. John's until 2011, at 00:01), the interval also holds the minute
 * of the next date that came before the second evening: `groupByDate` leaves it out when told the dates.
 */
export function rangeOfDates(from: LocalDate, to: LocalDate, zone: ZoneName): Interval {
  return { start: startOfDate(from, zone), end: endOfDate(to, zone) };
}

/**
 * Writes slots as the interface has them: ascending under the date of their start in `zone`, both ends with the
 * offset the zone keeps at each. Starts outside `dates` are left out.
 */
export function groupByDate(
  starts: readonly Instant[],
  durationMinutes: Minutes,
  zone: ZoneName,
  dates?: Dates,
): Slots['slots'] {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return {};
  const offsetAt = readOffsets({ start: first, end: asInstant(addMinutes(last, durationMinutes) + 1) }, zone);
  const [writeStart, writeEnd] = [createWriter(offsetAt), createWriter(offsetAt)];
  const slotsByDate = new Map<string, Slot[]>();
  for (const start of starts) {
    const { date, text } = writeStart(start);
    if (dates && (date < dates.from || date > dates.to)) continue;
    const slot = { start: text, end: writeEnd(addMinutes(start, durationMinutes)).text };
    const sameDate = slotsByDate.get(date);
    if (sameDate) sameDate.push(slot);
    else slotsByDate.set(date, [slot]);
  }
  return Object.fromEntries(slotsByDate);
}

type Written = { readonly date: LocalDate; readonly text: string };

const dayMinutes: Minutes = 24 * 60;
const clocks: string[] = [];

/**
 * Writes instants as `formatInstant` does, several times as fast where many are of one day: a year of slots has half a
 * million. What is not a whole minute of a clock, as before zones were, is left to `formatInstant` itself.
 */
function createWriter(offsetAt: (instant: Instant) => Minutes): (instant: Instant) => Written {
  let [day, offset, date, from, to] = [Number.NaN, Number.NaN, dateOfWall(wallTimeAt(asInstant(0), 0)), '', ''];
  return function write(instant) {
    const offsetNow = offsetAt(instant);
    const wall = wallTimeAt(instant, offsetNow);
    const minute = wall / minuteMillis;
    if (!Number.isInteger(minute) || !Number.isInteger(offsetNow)) {
      return { date: dateOfWall(wall), text: formatInstant(instant, offsetNow) };
    }
    const dayNow = Math.floor(minute / dayMinutes);
    if (dayNow !== day || offsetNow !== offset) {
      const text = formatInstant(instant, offsetNow);
      const clockAt = text.indexOf('T') + 1;
      [day, offset, date, from, to] = [
        dayNow,
        offsetNow,
        dateOfWall(wall),
        text.slice(0, clockAt),
        text.slice(clockAt + 5),
      ];
    }
    return { date, text: `${from}${clockOf(minute - dayNow * dayMinutes)}${to}` };
  };
}

function clockOf(minute: Minutes): string {
  clocks[minute] ??= `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return clocks[minute];
}
