import type { RequestFailure } from '../../api/index.ts';
import { busySecondsOf, isBusy } from './retry-policy.ts';

/** The longest wait after which a request is sent again automatically. */
export const longestWaitSeconds = 120;

/** Returns whether this visitor has sent so many requests that they have to wait for longer. */
export function isRateLimited(failure: RequestFailure): boolean {
  return isBusy(failure) && busySecondsOf(failure) > longestWaitSeconds;
}
