import { addMinutes, asInstant, type Instant, type Interval, localDateAt, mergeIntervals } from '../time/index.ts';
import { createDateCheck, earliestStart, hasOneZone, type StartQuestion } from './check-start.ts';
import { createCursor, listFreeStarts } from './free-starts.ts';
import { readHoursOnDate, readOpenHours, splitIntoWeeks } from './open-hours/index.ts';

/**
 * What decides which starts of a range can be booked: these bookings, at this time.
 *
 * @public The benchmarks use it too.
 */
export type SlotQuestion = Omit<StartQuestion, 'start'> & { readonly range: Interval };

/**
 * Returns the bookable starts in `[range.start, range.end)`, ascending.
 * @public The benchmarks use it too.
 */
export function findSlots(question: SlotQuestion): Instant[] {
  const starts: Instant[] = [];
  for (const step of findSlotsInSteps(question)) starts.push(...step);
  return starts;
}

/**
 * Yields the starts that `findSlots` returns, in steps of bounded work: each step passes a few hundred possible starts,
 * whether or not they can be booked. Between two steps the caller can serve other requests, or stop.
 */
export function* findSlotsInSteps({ rules, bookings, now, range }: SlotQuestion): Generator<Instant[], undefined> {
  const hoursOn = readHoursOnDate(rules);
  const isDateFree = createDateCheck({ rules, bookings, now });
  // A date of another zone may begin in the middle of open hours, so each start found is checked.
  const isOneZone = hasOneZone(rules);
  const hasRoom = isOneZone ? isDateFree : () => true;
  const nextBusy = createCursor(mergeIntervals(bookings.busy));
  // Skip the time that the notice rules out.
  const start = asInstant(Math.max(range.start, earliestStart(rules, now)));
  for (const week of splitIntoWeeks({ start, end: range.end })) {
    const reach = { start: week.start, end: addMinutes(week.end, rules.durationMinutes) };
    const openHours = readOpenHours({ hoursOn, zone: rules.zone, range: reach });
    for (const starts of listFreeStarts({ rules, openHours, nextBusy, range: week, hasRoom })) {
      yield isOneZone ? starts : starts.filter((at) => isDateFree(localDateAt(at, rules.limitsZone)));
    }
  }
}

/** Returns the first bookable start in the range, and reads little beyond it. */
export function findNextSlot(question: SlotQuestion): Instant | undefined {
  for (const [first] of findSlotsInSteps(question)) {
    if (first !== undefined) return first;
  }
  return undefined;
}
