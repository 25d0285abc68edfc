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
import { dateOfStart, type PostedHours } from './posted-hours.ts';
import type { Bookings, SlotRules } from './rules.ts';

/** Names the rule that stands against a start, or undefined; `posted` covers the whole meeting. */
export type Judge = (start: Instant, posted: PostedHours) => Refusal | undefined;

/** The rules, and how things stand at `now`. */
export type JudgeOptions = { readonly rules: SlotRules; readonly bookings: Bookings; readonly now: Instant };

/** Creates the one predicate behind "which are offered" and "may this be booked". */
export function createJudge({ rules, bookings, now }: JudgeOptions): Judge {
  const earliest = earliestStart(rules, now);
  const isBeyondWindow = createWindow(rules, now);
  const isTaken = createBusyTime(rules, bookings.busy);
  const isFull = createLimits(rules, bookings.starts);
  return function refusalOf(start, posted) {
    const meeting = { start, end: addMinutes(start, rules.durationMinutes) };
    if (!holds(posted.open, meeting)) return 'outside_hours';
    const date = dateOfStart(posted, { start, intervalMinutes: intervalOf(rules) });
    if (date === undefined) return 'off_grid';
    if (start < earliest) return 'notice';
    if (isBeyondWindow(date)) return 'window';
    if (isTaken(meeting)) return 'taken';
    return isFull(date) ? 'limit' : undefined;
  };
}

/** Returns the first instant that leaves the host the notice asked for (rule N1). */
export function earliestStart({ noticeMinutes }: SlotRules, now: Instant): Instant {
  return addMinutes(now, noticeMinutes);
}

/** Returns the minutes from one start to the next (rule G2). */
export function intervalOf({ intervalMinutes, durationMinutes }: SlotRules): Minutes {
  return intervalMinutes ?? durationMinutes;
}

function holds(open: readonly Interval[], meeting: Interval): boolean {
  const stretch = firstEndingAfter(open, meeting.start);
  return stretch !== undefined && stretch.start <= meeting.start && meeting.end <= stretch.end;
}

function createWindow({ windowDays, zone }: SlotRules, now: Instant): (date: LocalDate) => boolean {
  if (windowDays === null) return () => false;
  const lastMidnight = wallTime(addDays(localDateAt(now, zone), windowDays), 0);
  return function isBeyondWindow(date) {
    return wallTime(date, 0) > lastMidnight;
  };
}

/** A meeting takes the time of its own buffers too, wherever that lies (rules B1 to B3). */
function createBusyTime({ bufferBeforeMinutes, bufferAfterMinutes }: SlotRules, intervals: readonly Interval[]) {
  const busy = mergeIntervals(intervals);
  return function isTaken({ start, end }: Interval): boolean {
    const next = firstEndingAfter(busy, addMinutes(start, -bufferBeforeMinutes));
    return next !== undefined && next.start < addMinutes(end, bufferAfterMinutes);
  };
}
