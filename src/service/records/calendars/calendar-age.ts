import { addMinutes, type Instant } from '../../../time/index.ts';
import type { CalendarSource } from './calendar-source.ts';

/** After this long without a reading, a calendar may lack the latest changes. */
export const staleMinutes = 30;
/** After this long without a reading, a calendar no longer says anything about the host. */
export const unreachableMinutes = 6 * 60;

type ReadingAge = { readonly minutes: number; readonly now: Instant };

/** Returns whether the last reading of a calendar is older than this many minutes. */
export function hasNotBeenReadFor({ readAt }: Pick<CalendarSource, 'readAt'>, { minutes, now }: ReadingAge): boolean {
  return readAt === null || addMinutes(readAt, minutes) < now;
}
