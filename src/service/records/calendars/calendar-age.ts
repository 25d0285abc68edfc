import { addMinutes, type Instant } from '../../../time/index.ts';
import type { CalendarSource } from './calendar-source.ts';

/** After this long without a reading, a calendar may lack the latest changes. */
export const staleMinutes = 30;
/** After this long without a reading, a calendar says nothing about the host any more. */
export const unreachableMinutes = 6 * 60;

/** Returns whether a calendar has not been read for longer than that. */
export function hasNotBeenReadFor({ readAt }: Pick<CalendarSource, 'readAt'>, minutes: number, now: Instant): boolean {
  return readAt === null || addMinutes(readAt, minutes) < now;
}
