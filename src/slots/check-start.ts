import type { Refusal } from '../contract/index.ts';
import {
  addDays,
  addMinutes,
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
import { dateOfStart, type OpenHours, readHoursOnDate, readOpenHours } from './open-hours/index.ts';
import type { Bookings, SlotRules } from './rules.ts';

/** Whether a start can be booked, given the bookings there are and the time it is now. */
export type StartQuestion = {
  readonly rules: SlotRules;
  readonly bookings: Bookings;
  readonly now: Instant;
  readonly start: Instant;
};

/** Returns the first rule that refuses a start, or undefined; the open hours must cover the whole meeting. */
export type StartCheck = (start: Instant, openHours: OpenHours) => Refusal | undefined;

/** Returns the first rule that refuses a start, or undefined exactly where `findSlots` offers the start. */
export function checkStart({ rules, bookings, now, start }: StartQuestion): Refusal | undefined {
  const meeting = { start, end: addMinutes(start, rules.durationMinutes) };
  const openHours = readOpenHours({ hoursOn: readHoursOnDate(rules), zone: rules.zone, range: meeting });
  return createStartCheck({ rules, bookings, now })(start, openHours);
}

/** Creates the one predicate that decides both which starts are offered and whether a start can be booked. */
export function createStartCheck({ rules, bookings, now }: Omit<StartQuestion, 'start'>): StartCheck {
  const earliest = earliestStart(rules, now);
  const isBeyondWindow = createWindow(rules, now);
  const isTaken = createBusyTime(rules, bookings.busy);
  const isFull = createLimits(rules, bookings.starts);
  return function refusalOf(start, openHours) {
    const meeting = { start, end: addMinutes(start, rules.durationMinutes) };
    if (!holds(openHours.open, meeting)) return 'outside_hours';
    const date = dateOfStart(openHours, { start, intervalMinutes: intervalOf(rules) });
    if (date === undefined) return 'off_grid';
    if (start < earliest) return 'notice';
    if (isBeyondWindow(date)) return 'window';
    if (isTaken(meeting)) return 'taken';
    return isFull(date) ? 'limit' : undefined;
  };
}

/** Returns the first start that gives the host the required notice, which is elapsed time: 1440 minutes may not be a day. */
export function earliestStart({ noticeMinutes }: SlotRules, now: Instant): Instant {
  return addMinutes(now, noticeMinutes);
}

/** Returns the minutes from one possible start to the next: without an interval, the duration of the meeting. */
export function intervalOf({ intervalMinutes, durationMinutes }: SlotRules): Minutes {
  return intervalMinutes ?? durationMinutes;
}

function holds(open: readonly Interval[], meeting: Interval): boolean {
  const openInterval = firstEndingAfter(open, meeting.start);
  return openInterval !== undefined && openInterval.start <= meeting.start && meeting.end <= openInterval.end;
}

/** The window counts calendar days of the schedule's zone, today being day 0. */
function createWindow({ windowDays, zone }: SlotRules, now: Instant): (date: LocalDate) => boolean {
  if (windowDays === null) return () => false;
  const lastMidnight = wallTime(addDays(localDateAt(now, zone), windowDays), 0);
  return function isBeyondWindow(date) {
    return wallTime(date, 0) > lastMidnight;
  };
}

/**
 * A meeting with its own buffers must not overlap an event with the buffers stored with it. A buffer may lie outside
 * the open hours, outside the range and before now.
 */
function createBusyTime({ bufferBeforeMinutes, bufferAfterMinutes }: SlotRules, intervals: readonly Interval[]) {
  const busy = mergeIntervals(intervals);
  return function isTaken({ start, end }: Interval): boolean {
    const next = firstEndingAfter(busy, addMinutes(start, -bufferBeforeMinutes));
    return next !== undefined && next.start < addMinutes(end, bufferAfterMinutes);
  };
}
