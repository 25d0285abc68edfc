import type { CalendarProblem } from '../../../contract/index.ts';
import { addMinutes, dayMinutes, type Instant } from '../../../time/index.ts';
import { type CalendarSource, canBlock, unreachableMinutes } from '../../records/index.ts';

/** Problems that waiting does not solve: the host has to act. */
const lasting: readonly CalendarProblem[] = ['unauthorized', 'not_found', 'redirected', 'secret_lost'];

/** Short outages end before the host is notified. */
const patienceMinutes = 60;

type Failure = { readonly source: CalendarSource; readonly problem: CalendarProblem; readonly now: Instant };

/**
 * Returns whether to mail the host about a calendar that cannot be read: at once if they have to act, otherwise after
 * an hour; again when it closes their slots, and once a day from then on.
 */
export function isNotifiedOf({ source, problem, now }: Failure): boolean {
  const { readAt, notifiedAt, isIgnored, calendars } = source;
  if (isIgnored || readAt === null) return false;
  if (notifiedAt === null) return lasting.includes(problem) || addMinutes(readAt, patienceMinutes) <= now;
  // A source that only has bookings written into it never closes them.
  if (!calendars.some(canBlock)) return false;
  const closedAt = addMinutes(readAt, unreachableMinutes);
  return closedAt < now && (notifiedAt <= closedAt || addMinutes(notifiedAt, dayMinutes) <= now);
}
