import type { RequestFailure } from '../../api/index.ts';
import { busySecondsOf, isBusy } from './retry-policy.ts';

/** What has to be waited for longer is not sent again by itself. */
export const longestWaitSeconds = 120;

/** Returns whether this visitor asked for so much that it takes a while until there may be more. */
export function isTooOften(failed: RequestFailure): boolean {
  return isBusy(failed) && busySecondsOf(failed) > longestWaitSeconds;
}
