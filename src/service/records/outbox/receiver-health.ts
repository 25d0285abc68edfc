import { addMinutes, type Instant } from '../../../time/index.ts';

/** How a webhook's receiver has been answering. A receiver that refuses costs nothing; one that says nothing does. */
export type ReceiverHealth = {
  /** Tries in a row that ran out of time. */
  readonly timeouts: number;
  /** When the first of these ended. */
  readonly silentSince: Instant | null;
  /** Nothing is tried before. */
  readonly restsUntil: Instant | null;
};

/** After so many time-outs in a row a receiver is sent one message at a time, and left alone for a while after each. */
export const cautiousFrom = 3;

const firstRestMinutes = 0.25;
const longestRestMinutes = 60;

/** As long as one message is tried: a receiver that said nothing for all that time will not for the next. */
const silentDaysAtMost = 3;

const healthy: ReceiverHealth = { timeouts: 0, silentSince: null, restsUntil: null };

/** Returns how a receiver fares after a try; any answer at all makes up for every time-out. */
export function healthAfter(health: ReceiverHealth, { isTimeout, now }: Ended): ReceiverHealth {
  if (!isTimeout) return healthy;
  const timeouts = health.timeouts + 1;
  const silentSince = health.silentSince ?? now;
  if (timeouts < cautiousFrom) return { timeouts, silentSince, restsUntil: null };
  const restMinutes = Math.min(firstRestMinutes * 2 ** (timeouts - cautiousFrom), longestRestMinutes);
  return { timeouts, silentSince, restsUntil: addMinutes(now, restMinutes) };
}

type Ended = { readonly isTimeout: boolean; readonly now: Instant };

/** Returns whether a receiver has been silent long enough to pause its webhook. */
export function isGivenUp({ timeouts, silentSince }: ReceiverHealth, now: Instant): boolean {
  return silentSince !== null && timeouts >= cautiousFrom && now >= addMinutes(silentSince, silentDaysAtMost * 24 * 60);
}
