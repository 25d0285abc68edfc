import type { Refusal } from '../contract/index.ts';
import {
  addDays,
  addMinutes,
  endOfDate,
  firstEndingAfter,
  type Instant,
  type Interval,
  type LocalDate,
  localDateAt,
  type Minutes,
  mergeIntervals,
  wallTime,
} from '../time/index.ts';
import { createLimits } from './limits.ts';
import { dateOfStart, isOpenAt, type OpenHours, readHoursOnDate, readOpenHours } from './open-hours/index.ts';
import type { Bookings, SlotRules } from './rules.ts';

/** What decides whether a start can be booked: these bookings, at this time. */
export type StartQuestion = {
  readonly rules: SlotRules;
  readonly bookings: Bookings;
  readonly now: Instant;
  readonly start: Instant;
};

/**
 * Yields the rules that refuse a start, one at a time; none for a start that can be booked. The open hours must cover
 * the whole meeting.
 */
export type StartCheck = (start: Instant, openHours: OpenHours) => Generator<Refusal, undefined>;

/** Returns the first rule that refuses a start, or undefined exactly when `findSlots` offers the start. */
export function checkStart({ rules, bookings, now, start }: StartQuestion): Refusal | undefined {
  const meeting = { start, end: addMinutes(start, rules.durationMinutes) };
  const openHours = readOpenHours({ hoursOn: readHoursOnDate(rules), zone: rules.zone, range: meeting });
  return firstOf(createStartCheck({ rules, bookings, now })(start, openHours));
}

/**
 * Creates the one predicate that decides whether a start can be booked, and why not. A start without a refusing rule
 * can be booked; all refusing rules together explain a start. `findSlots` returns exactly the starts that can be
 * booked.
 */
export function createStartCheck({ rules, bookings, now }: Omit<StartQuestion, 'start'>): StartCheck {
  const earliest = earliestStart(rules, now);
  const isBeyondWindow = createWindow(rules, now);
  const isTaken = createBusyTime(rules, bookings.busy);
  const limitsReached = createLimits(rules, bookings.starts);
  return function* refusalsOf(start, openHours): Generator<Refusal, undefined> {
    if (!holds(openHours.open, meetingAt(start, rules))) yield 'outside_hours';
    const dateOnGrid = dateOfStart(openHours, { start, intervalMinutes: intervalOf(rules) });
    // Without open hours there is no grid.
    if (dateOnGrid === undefined && isOpenAt(openHours, start)) yield 'off_grid';
    if (start < earliest) yield 'notice';
    const date = (hasOneZone(rules) && dateOnGrid) || localDateAt(start, rules.limitsZone);
    if (isBeyondWindow(date)) yield 'window';
    if (isTaken(meetingAt(start, rules))) yield 'taken';
    if (limitsReached(date).length > 0) yield 'limit';
  };
}

/** Returns whether limits and window count dates in the schedule's own zone. */
export function hasOneZone({ zone, limitsZone }: SlotRules): boolean {
  return zone === limitsZone;
}

/** Creates the check that a date of `limitsZone` lies in the window and has room within the limits. */
export function createDateCheck({ rules, bookings, now }: Omit<StartQuestion, 'start'>): (date: LocalDate) => boolean {
  const isBeyondWindow = createWindow(rules, now);
  const limitsReached = createLimits(rules, bookings.starts);
  return (date) => !isBeyondWindow(date) && limitsReached(date).length === 0;
}

/** Returns the first rule that refuses a start, without checking the others. */
function firstOf(refusals: Generator<Refusal, undefined>): Refusal | undefined {
  return refusals.next().value;
}

/**
 * Returns the first start that gives the host the required notice, which is elapsed time: 1440 minutes may not be a
 * day.
 */
export function earliestStart({ noticeMinutes }: SlotRules, now: Instant): Instant {
  return addMinutes(now, noticeMinutes);
}

/** Returns the last date that can be booked, in `limitsZone`; undefined without a window. Today is day 0. */
export function lastDateOf({ windowDays, limitsZone }: WindowRules, now: Instant): LocalDate | undefined {
  return windowDays === null ? undefined : addDays(localDateAt(now, limitsZone), windowDays);
}

/** Returns when the last date that can be booked ends; undefined without a window. No slot begins then or later. */
export function endOfWindow(rules: WindowRules, now: Instant): Instant | undefined {
  const lastDate = lastDateOf(rules, now);
  return lastDate === undefined ? undefined : endOfDate(lastDate, rules.limitsZone);
}

/** Returns the minutes from one possible start to the next: without an interval, the duration of the meeting. */
export function intervalOf({ intervalMinutes, durationMinutes }: SlotRules): Minutes {
  return intervalMinutes ?? durationMinutes;
}

/** Returns the time a meeting needs free: its own, and its buffers. */
export function neededTime({ start, end }: Interval, rules: BufferRules): Interval {
  return { start: addMinutes(start, -rules.bufferBeforeMinutes), end: addMinutes(end, rules.bufferAfterMinutes) };
}

/** Returns the meeting that begins at a start. */
export function meetingAt(start: Instant, { durationMinutes }: Pick<SlotRules, 'durationMinutes'>): Interval {
  return { start, end: addMinutes(start, durationMinutes) };
}

type WindowRules = Pick<SlotRules, 'windowDays' | 'limitsZone'>;
type BufferRules = Pick<SlotRules, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;

function holds(open: readonly Interval[], meeting: Interval): boolean {
  const openInterval = firstEndingAfter(open, meeting.start);
  return openInterval !== undefined && openInterval.start <= meeting.start && meeting.end <= openInterval.end;
}

function createWindow(rules: WindowRules, now: Instant): (date: LocalDate) => boolean {
  const lastDate = lastDateOf(rules, now);
  if (lastDate === undefined) return () => false;
  const lastMidnight = wallTime(lastDate, 0);
  return function isBeyondWindow(date) {
    return wallTime(date, 0) > lastMidnight;
  };
}

/**
 * A meeting with its own buffers must not overlap an event with the buffers stored with it. A buffer may lie outside
 * the open hours, outside the range and before now.
 */
function createBusyTime(rules: BufferRules, intervals: readonly Interval[]) {
  const busy = mergeIntervals(intervals);
  return function isTaken(meeting: Interval): boolean {
    const interval = neededTime(meeting, rules);
    const next = firstEndingAfter(busy, interval.start);
    return next !== undefined && next.start < interval.end;
  };
}
