import type { RequestFailure } from '../../api/index.ts';
import { RequestFailed } from './request-failed.ts';

const retries = 3;
const firstRetryMillis = 800;
const longestRetryMillis = 10_000;
const busySeconds = 10;

/** How long after the last try what has failed is asked again by itself. */
export const failedMillis = 20_000;

type FailedQuery = { readonly state: { readonly error: Error | null } };

/**
 * When a question is asked again, in the library's terms: what may pass a few times at once and then now and then, a
 * busy gateway when it said, for as long as it takes.
 */
export const retrying = {
  retry: (count: number, error: Error) =>
    error instanceof RequestFailed && (isBusy(error.failed) || (count < retries && isPassing(error.failed))),
  retryDelay: (count: number, error: Error) =>
    error instanceof RequestFailed && isBusy(error.failed)
      ? busySecondsOf(error.failed) * 1000
      : Math.min(firstRetryMillis * 2 ** count, longestRetryMillis),
  refetchInterval: ({ state: { error } }: FailedQuery) =>
    error instanceof RequestFailed && isPassing(error.failed) ? failedMillis : (false as const),
};

/** Returns whether asking again may help. */
function isPassing(failed: RequestFailure): boolean {
  return failed.kind === 'unreachable' || failed.status === 429 || failed.status >= 500;
}

/** Returns whether there are too many requests: then it is asked again for as long as it takes. */
export function isBusy(failed: RequestFailure): boolean {
  return failed.kind === 'refused' && failed.status === 429;
}

/** Returns how many seconds a busy gateway wants to be left alone. */
export function busySecondsOf(failed: RequestFailure): number {
  return (failed.kind === 'refused' && failed.retryAfterSeconds) || busySeconds;
}
