import type { Slot, Slots } from '../../contract/index.ts';
import {
  addDays,
  addMinutes,
  createOffsetLookup,
  dateOfWall,
  formatInstant,
  formatInstantIn,
  type Instant,
  type Interval,
  type LocalDate,
  localDateAt,
  startOfMonth,
  wallTimeAt,
  type ZoneName,
} from '../../time/index.ts';
import type { DateRange, Month } from '../upstream/index.ts';

/** Dates as the clocks of a zone show them. */
export type DatesInZone = DateRange & { readonly timezone: ZoneName };

/** The open slots of one month's window. */
export type OpenMonth = { readonly month: Month; readonly slots: readonly Interval[] };

/** How far after the range to look for the next bookable start. */
export const searchedDays = 366;

/**
 * Groups slots by the date of their start in a zone. The window of a month also holds slots of the days around it;
 * those belong to the window of the neighboring month.
 */
export function groupSlots(months: readonly OpenMonth[], { start, end, timezone }: DatesInZone): Slots['slots'] {
  const byDate = new Map<LocalDate, Slot[]>();
  for (const { month, slots } of months) {
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last) continue;
    const offsetAt = createOffsetLookup({ start: first.start, end: addMinutes(last.end, 1) }, timezone);
    for (const slot of slots) {
      const date = dateOfWall(wallTimeAt(slot.start, offsetAt(slot.start)));
      if (date < start || date > end || startOfMonth(date) !== month) continue;
      const localSlot = {
        start: formatInstant(slot.start, offsetAt(slot.start)),
        end: formatInstant(slot.end, offsetAt(slot.end)),
      };
      const sameDate = byDate.get(date);
      if (sameDate) sameDate.push(localSlot);
      else byDate.set(date, [localSlot]);
    }
  }
  return Object.fromEntries(byDate);
}

/** Writes the next bookable start after dates without any. Null if it is too far after them. */
export function writeNext(next: Instant | null | undefined, { end, timezone }: DatesInZone): string | null | undefined {
  if (typeof next !== 'number') return next;
  return localDateAt(next, timezone) <= addDays(end, searchedDays) ? formatInstantIn(next, timezone) : null;
}

/** Writes when bookings end, if known. */
export function writeEnd(end: Instant | undefined, { timezone }: DatesInZone): Pick<Slots, 'bookable_until'> {
  return end === undefined ? {} : { bookable_until: formatInstantIn(end, timezone) };
}
