import type { Refusal } from '../contract/index.ts';
import { addMinutes, asInstant, type Instant, type Interval } from '../time/index.ts';
import { createJudge, earliestStart, intervalOf } from './judge.ts';
import { postedHours, readWeek, startsPosted } from './posted-hours.ts';
import type { Bookings, SlotRules } from './rules.ts';
import { stretchesOf } from './stretches.ts';

/** Which starts of a range may be booked, as things stand at `now`. */
export type SlotQuestion = {
  readonly rules: SlotRules;
  readonly bookings: Bookings;
  readonly now: Instant;
  readonly range: Interval;
};

/** Whether a start may be booked, as things stand at `now`. */
export type StartQuestion = Omit<SlotQuestion, 'range'> & { readonly start: Instant };

/** How many possible starts are judged in one step: a fraction of a millisecond's work. */
const startsPerStep = 500;

/** Returns the bookable starts in `[range.start, range.end)`, ascending. */
export function findSlots(question: SlotQuestion): Instant[] {
  return [...findSlotsInSteps(question)].flat();
}

/**
 * Yields the starts that `findSlots` returns, in steps of bounded work, however many slots there are: some hundred
 * possible starts each, of which any number, or none, may be bookable. Between two steps others can be served, and
 * whoever has seen enough can stop.
 */
export function* findSlotsInSteps({ rules, bookings, now, range }: SlotQuestion): Generator<Instant[], undefined> {
  const week = readWeek(rules.hours);
  const refusalOf = createJudge({ rules, bookings, now });
  // What the notice forbids is not even read.
  const start = asInstant(Math.max(range.start, earliestStart(rules, now)));
  for (const stretch of stretchesOf({ start, end: range.end })) {
    const reach = { start: stretch.start, end: addMinutes(stretch.end, rules.durationMinutes) };
    const posted = postedHours({ week, zone: rules.zone, range: reach });
    const starts = startsPosted(posted, { range: stretch, intervalMinutes: intervalOf(rules) });
    for (let from = 0; from === 0 || from < starts.length; from += startsPerStep) {
      yield starts.slice(from, from + startsPerStep).filter((start) => refusalOf(start, posted) === undefined);
    }
  }
}

/** Returns the first bookable start in the range, having looked little farther than that. */
export function findNextSlot(question: SlotQuestion): Instant | undefined {
  for (const [first] of findSlotsInSteps(question)) {
    if (first !== undefined) return first;
  }
  return undefined;
}

/** Returns the rule that stands against a start, or undefined: then, and only then, `findSlots` would offer it. */
export function judgeStart({ rules, bookings, now, start }: StartQuestion): Refusal | undefined {
  const meeting = { start, end: addMinutes(start, rules.durationMinutes) };
  const posted = postedHours({ week: readWeek(rules.hours), zone: rules.zone, range: meeting });
  return createJudge({ rules, bookings, now })(start, posted);
}
