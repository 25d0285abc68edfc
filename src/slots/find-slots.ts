import type { Refusal } from '../contract/index.ts';
import { addMinutes, asInstant, type Instant, type Interval, type Minutes } from '../time/index.ts';
import { createJudge, earliestStart, intervalOf } from './judge.ts';
import { postedHours, readWeek, startsPosted } from './posted-hours.ts';
import type { Bookings, SlotRules } from './rules.ts';

/** Which starts of a range may be booked, as things stand at `now`. */
export type SlotQuestion = {
  readonly rules: SlotRules;
  readonly bookings: Bookings;
  readonly now: Instant;
  readonly range: Interval;
};

/** Whether a start may be booked, as things stand at `now`. */
export type StartQuestion = Omit<SlotQuestion, 'range'> & { readonly start: Instant };

/** How much of a range is read at once: the first slot mostly lies within a week. */
const strideMinutes: Minutes = 7 * 24 * 60;

/** Returns the bookable starts in `[range.start, range.end)`, ascending. */
export function findSlots(question: SlotQuestion): Instant[] {
  return [...bookableStarts(question)];
}

/** Returns the first bookable start in the range, having looked little farther than that. */
export function findNextSlot(question: SlotQuestion): Instant | undefined {
  return bookableStarts(question).next().value;
}

/** Returns the rule that stands against a start, or undefined: then, and only then, `findSlots` would offer it. */
export function judgeStart({ rules, bookings, now, start }: StartQuestion): Refusal | undefined {
  const meeting = { start, end: addMinutes(start, rules.durationMinutes) };
  const posted = postedHours({ week: readWeek(rules.hours), zone: rules.zone, range: meeting });
  return createJudge({ rules, bookings, now })(start, posted);
}

function* bookableStarts({ rules, bookings, now, range }: SlotQuestion): Generator<Instant, undefined> {
  const week = readWeek(rules.hours);
  const refusalOf = createJudge({ rules, bookings, now });
  for (const stretch of stretchesFrom(earliestStart(rules, now), range)) {
    const reach = { start: stretch.start, end: addMinutes(stretch.end, rules.durationMinutes) };
    const posted = postedHours({ week, zone: rules.zone, range: reach });
    for (const start of startsPosted(posted, { range: stretch, intervalMinutes: intervalOf(rules) })) {
      if (refusalOf(start, posted) === undefined) yield start;
    }
  }
}

/** Cuts a range into strides, leaving out what the notice forbids anyway. */
function* stretchesFrom(earliest: Instant, range: Interval): Generator<Interval> {
  let start = asInstant(Math.max(range.start, earliest));
  while (start < range.end) {
    const end = asInstant(Math.min(addMinutes(start, strideMinutes), range.end));
    yield { start, end };
    start = end;
  }
}
