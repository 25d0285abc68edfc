import type { CalendarProblem } from '../../contract/index.ts';
import { addMinutes, type Instant } from '../../time/index.ts';
import { type CalendarSource, unreachableMinutes } from '../records/index.ts';

/** What no waiting mends: the host has to do something. */
const lasting: readonly CalendarProblem[] = ['unauthorized', 'not_found', 'secret_lost'];

/** Short outages pass before the host would read of them. */
const patienceMinutes = 60;
const dayMinutes = 24 * 60;

type Failure = { readonly source: CalendarSource; readonly problem: CalendarProblem; readonly now: Instant };

/**
 * Returns whether the host is mailed about a calendar that cannot be read: at once if they have to do something, else
 * after an hour; again when it closes their slots, and once a day from then on.
 */
export function isNotifiedOf({ source, problem, now }: Failure): boolean {
  const { readAt, notifiedAt, isIgnored } = source;
  if (isIgnored || readAt === null) return false;
  if (notifiedAt === null) return lasting.includes(problem) || addMinutes(readAt, patienceMinutes) <= now;
  const closedAt = addMinutes(readAt, unreachableMinutes);
  return closedAt < now && (notifiedAt <= closedAt || addMinutes(notifiedAt, dayMinutes) <= now);
}
