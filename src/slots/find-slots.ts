import { addMinutes, asInstant, type Instant, type Interval } from '../time/index.ts';
import { createStartCheck, earliestStart, firstOf, intervalOf, type StartQuestion } from './check-start.ts';
import { listStarts, readHoursOnDate, readOpenHours, splitIntoWeeks } from './open-hours/index.ts';

/** Which starts of a range can be booked, with these bookings at this time. */
export type SlotQuestion = Omit<StartQuestion, 'start'> & { readonly range: Interval };

/** How many possible starts one step checks: a fraction of a millisecond's work. */
const startsPerStep = 500;

/** Returns the bookable starts in `[range.start, range.end)`, ascending. */
export function findSlots(question: SlotQuestion): Instant[] {
  return [...findSlotsInSteps(question)].flat();
}

/**
 * Yields the starts that `findSlots` returns, in steps of bounded work: each step checks a few hundred possible starts,
 * of which any number, or none, can be booked. Between two steps the caller can serve other requests, or stop.
 */
export function* findSlotsInSteps({ rules, bookings, now, range }: SlotQuestion): Generator<Instant[], undefined> {
  const hoursOn = readHoursOnDate(rules);
  const refusalsOf = createStartCheck({ rules, bookings, now });
  // Skip the time that the notice rules out.
  const start = asInstant(Math.max(range.start, earliestStart(rules, now)));
  for (const week of splitIntoWeeks({ start, end: range.end })) {
    const reach = { start: week.start, end: addMinutes(week.end, rules.durationMinutes) };
    const openHours = readOpenHours({ hoursOn, zone: rules.zone, range: reach });
    const starts = listStarts(openHours, { range: week, intervalMinutes: intervalOf(rules) });
    for (let from = 0; from === 0 || from < starts.length; from += startsPerStep) {
      yield starts
        .slice(from, from + startsPerStep)
        .filter((start) => firstOf(refusalsOf(start, openHours)) === undefined);
    }
  }
}

/** Returns the first bookable start in the range; it reads little farther than that. */
export function findNextSlot(question: SlotQuestion): Instant | undefined {
  for (const [first] of findSlotsInSteps(question)) {
    if (first !== undefined) return first;
  }
  return undefined;
}
