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
  const slotsByDate = new Map<string, Slot[]>();
  for (const start of starts) {
    const date = dateOfWall(wallTimeAt(start, offsetAt(start)));
    if (dates && (date < dates.from || date > dates.to)) continue;
    const end = addMinutes(start, durationMinutes);
    const slot = { start: formatInstant(start, offsetAt(start)), end: formatInstant(end, offsetAt(end)) };
    const sameDate = slotsByDate.get(date);
    if (sameDate) sameDate.push(slot);
    else slotsByDate.set(date, [slot]);
  }
  return Object.fromEntries(slotsByDate);
}
