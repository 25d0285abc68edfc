import { createSteps } from '../../concurrency/index.ts';
import type { OutwardRequest } from '../../outward/index.ts';
import { isAwaited, type ThreadTicket } from './run-in-thread.ts';

/** All together read 8 MB a second. At three times that rate, bookings took twice as long. */
const nextThrottledStep = createSteps({ pauseMillis: 8 });

/** Returns what a long response waits for between two steps; undefined for as fast as possible. */
export function nextStepOf(ticket: Pick<ThreadTicket, 'lane' | 'nextStep'>): OutwardRequest['nextStep'] {
  return ticket.nextStep ?? (isAwaited(ticket) ? undefined : nextThrottledStep);
}
