import { addMinutes, dayMinutes, type Instant, type Interval } from '../../../time/index.ts';
import type { ConnectedCalendar } from '../../records/index.ts';

/** Slots are looked for up to a year ahead. */
const aheadDays = 400;
const behindDays = 1;
/** How often everything is read, changed or not: the known range must advance with the date. */
const minutesBetweenWholeReadings = dayMinutes;
/** How often the calendars of an account are listed, to find those that were added. */
export const minutesBetweenLists = dayMinutes;

/** Returns the range in which busy times are known after all of a calendar was read. */
export function horizonAt(now: Instant): Interval {
  return { start: addMinutes(now, -behindDays * dayMinutes), end: addMinutes(now, aheadDays * dayMinutes) };
}

/** Returns whether all of a calendar is due to be read, changed or not. */
export function isWholeDue({ wholeReadAt }: ConnectedCalendar, now: Instant): boolean {
  return wholeReadAt === null || addMinutes(wholeReadAt, minutesBetweenWholeReadings) <= now;
}
