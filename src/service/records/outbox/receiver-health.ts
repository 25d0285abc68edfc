import { addMinutes, type Instant } from '../../../time/index.ts';

/**
 * How a webhook's receiver has been responding. A receiver that refuses costs nothing; one that does not respond does.
 */
export type ReceiverHealth = {
  /** Attempts in a row that timed out. */
  readonly timeouts: number;
  /** When the first of these ended. */
  readonly silentSince: Instant | null;
  /** No attempt is made before this. */
  readonly restsUntil: Instant | null;
};

/** After this many timeouts in a row, a receiver gets one message at a time, with a backoff after each. */
export const cautiousFrom = 3;

const firstRestMinutes = 0.25;
const longestRestMinutes = 60;

/** As long as one message is attempted: a receiver that was silent for all that time will stay silent for the next. */
const silentDaysAtMost = 3;

const healthy: ReceiverHealth = { timeouts: 0, silentSince: null, restsUntil: null };

/** Returns the health of a receiver after an attempt. Any response clears all timeouts. */
export function healthAfter(health: ReceiverHealth, { isTimeout, now }: AttemptEnd): ReceiverHealth {
  if (!isTimeout) return healthy;
  const timeouts = health.timeouts + 1;
  const silentSince = health.silentSince ?? now;
  if (timeouts < cautiousFrom) return { timeouts, silentSince, restsUntil: null };
  const restMinutes = Math.min(firstRestMinutes * 2 ** (timeouts - cautiousFrom), longestRestMinutes);
  return { timeouts, silentSince, restsUntil: addMinutes(now, restMinutes) };
}

type AttemptEnd = { readonly isTimeout: boolean; readonly now: Instant };

/** Returns whether a receiver has been silent long enough to pause its webhook. */
export function isGivenUp({ timeouts, silentSince }: ReceiverHealth, now: Instant): boolean {
  return silentSince !== null && timeouts >= cautiousFrom && now >= addMinutes(silentSince, silentDaysAtMost * 24 * 60);
}
