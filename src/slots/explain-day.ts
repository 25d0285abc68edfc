import type { Refusal } from '../contract/index.ts';
import {
  addDays,
  addMinutes,
  asInstant,
  type Instant,
  type Interval,
  type LocalDate,
  localDateAt,
  overlaps,
} from '../time/index.ts';
import { createStartCheck, earliestStart, intervalOf, lastDateOf, meetingAt, neededTime } from './check-start.ts';
import { rangeOfDates } from './dates/index.ts';
import type { SlotQuestion } from './find-slots.ts';
import { createLimits, type ReachedLimit } from './limits.ts';
import { isOverridden, listStarts, readHoursOnDate, readOpenHours } from './open-hours/index.ts';
import type { Bookings, SlotRules } from './rules.ts';

/** Asks why the starts of a range are offered or not. Busy time may carry data about its cause, which is returned. */
export type ExplanationQuestion<Busy extends Interval> = Omit<SlotQuestion, 'bookings'> & {
  readonly bookings: Omit<Bookings, 'busy'> & { readonly busy: readonly Busy[] };
  /** Explains only this start, on the grid or off it. @default every start on the grid */
  readonly start?: Instant | undefined;
};

/** A rule that refuses a start, and its cause. */
export type RefusalCause<Busy extends Interval> =
  | { readonly reason: 'outside_hours' | 'off_grid' }
  | { readonly reason: 'notice'; readonly earliest: Instant }
  /** The last date of the window, in `limitsZone`. */
  | { readonly reason: 'window'; readonly lastDate: LocalDate }
  | { readonly reason: 'taken'; readonly busy: readonly Busy[] }
  | { readonly reason: 'limit'; readonly limits: readonly ReachedLimit[] };

/** A start and every refusal of it. A start that is offered has none. */
export type ExplainedStart<Busy extends Interval> = {
  readonly start: Instant;
  readonly refusals: readonly RefusalCause<Busy>[];
};

/** A piece of a date of the schedule: open hours, or the whole of a closed date. */
export type PostedHours = Interval & { readonly isOpen: boolean; readonly isOverridden: boolean };

/** The posted hours of a range, ascending, and its starts with the refusals of each. */
export type DayExplanation<Busy extends Interval> = {
  readonly hours: readonly PostedHours[];
  readonly starts: readonly ExplainedStart<Busy>[];
};

/**
 * Explains every start of a range of about a day. It applies the predicate of `findSlots` and collects every rule that
 * refuses, so the starts without a refusal are exactly the slots.
 */
export function explainDay<Busy extends Interval>(question: ExplanationQuestion<Busy>): DayExplanation<Busy> {
  const { rules, range } = question;
  const hoursOn = readHoursOnDate(rules);
  const reach = { start: range.start, end: addMinutes(range.end, rules.durationMinutes) };
  const openHours = readOpenHours({ hoursOn, zone: rules.zone, range: reach });
  const starts =
    question.start === undefined
      ? listStarts(openHours, { range, intervalMinutes: intervalOf(rules) })
      : [question.start];
  const refusalsOf = createStartCheck(question);
  const causeOf = createCauses(question);
  return {
    hours: [...openOn(openHours.periods, question), ...closedOn(question)].sort((a, b) => a.start - b.start),
    starts: starts.map((start) => ({
      start,
      refusals: [...refusalsOf(start, openHours)].map((reason) => causeOf(reason, start)),
    })),
  };
}

type Cause<Busy extends Interval> = (reason: Refusal, start: Instant) => RefusalCause<Busy>;

/** Returns the causes of a refusal: the same intervals, limits and dates that the predicate uses. */
function createCauses<Busy extends Interval>({ rules, bookings, now }: ExplanationQuestion<Busy>): Cause<Busy> {
  const limitsReached = createLimits(rules, bookings.starts);
  return function causeOf(reason, start) {
    switch (reason) {
      case 'notice':
        return { reason, earliest: earliestStart(rules, now) };
      case 'window':
        return { reason, lastDate: lastDateOf(rules, now) ?? localDateAt(now, rules.limitsZone) };
      case 'taken':
        return { reason, busy: bookings.busy.filter(isInTheWayOf(neededTime(meetingAt(start, rules), rules))) };
      case 'limit':
        return { reason, limits: limitsReached(localDateAt(start, rules.limitsZone)) };
      default:
        return { reason };
    }
  };
}

/** Creates a predicate for busy time that overlaps the needed time. Empty busy time does not. */
function isInTheWayOf(interval: Interval) {
  return (busy: Interval): boolean => busy.start < busy.end && overlaps(busy, interval);
}

type DatedInterval = Interval & { readonly date: LocalDate };
type PostedRange = { readonly rules: SlotRules; readonly range: Interval };

function openOn(periods: readonly DatedInterval[], { rules, range }: PostedRange): PostedHours[] {
  return periods.flatMap((period) => postedHours(period, { date: period.date, isOpen: true, rules, range }));
}

/** Dates of the schedule on which nothing is open. */
function closedOn({ rules, range }: PostedRange): PostedHours[] {
  if (range.start >= range.end) return [];
  const hoursOn = readHoursOnDate(rules);
  const closedHours: PostedHours[] = [];
  // After a clock is set back across midnight, the last instants show the earlier date.
  const ends = [localDateAt(range.start, rules.zone), localDateAt(asInstant(range.end - 1), rules.zone)].sort();
  const [first, last] = ends as [LocalDate, LocalDate]; // sorting two dates leaves two
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (hoursOn(date).length > 0) continue;
    closedHours.push(
      ...postedHours(rangeOfDates({ from: date, to: date }, rules.zone), { date, isOpen: false, rules, range }),
    );
  }
  return closedHours;
}

type PostedDate = PostedRange & { readonly date: LocalDate; readonly isOpen: boolean };

function postedHours(hours: Interval, { date, isOpen, rules, range }: PostedDate): PostedHours[] {
  const start = asInstant(Math.max(hours.start, range.start));
  const end = asInstant(Math.min(hours.end, range.end));
  return start < end ? [{ start, end, isOpen, isOverridden: isOverridden(rules, date) }] : [];
}
