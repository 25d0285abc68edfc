import type { RequestFailure } from '../../api/index.ts';
import { failureOf, RequestFailed } from './request-failed.ts';

const retries = 3;
const firstRetryMillis = 800;
const longestRetryMillis = 10_000;
const busySeconds = 10;

/** How long after the last attempt a failed query is retried automatically. */
const failedMillis = 20_000;

type FailedQuery = { readonly state: { readonly error: Error | null } };

/**
 * When to retry a query, in the terms of the library: a temporary failure a few times at once and then occasionally,
 * and a busy gateway at the time that it named, without limit. A request that timed out is only retried occasionally:
 * people have waited long enough to be told.
 */
export const retrying = {
  retry: (count: number, error: Error) =>
    error instanceof RequestFailed && (isBusy(error.failure) || (count < retries && isPassing(error.failure))),
  retryDelay: (count: number, error: Error) =>
    error instanceof RequestFailed && isBusy(error.failure)
      ? busySecondsOf(error.failure) * 1000
      : Math.min(firstRetryMillis * 2 ** count, longestRetryMillis),
  refetchInterval: ({ state: { error } }: FailedQuery) =>
    error && isPassing(failureOf(error)) ? failedMillis : (false as const),
};

/** Returns whether a retry may help. An unreadable response came from something else in front of the gateway. */
function isPassing(failure: RequestFailure): boolean {
  return failure.kind !== 'refused' || isBusy(failure) || failure.status >= 500;
}

/** Returns whether there were too many requests: then the request is retried without limit. */
export function isBusy(failure: RequestFailure): boolean {
  return failure.status === 429;
}

/** Returns how many seconds to wait for a busy gateway. */
export function busySecondsOf(failure: RequestFailure): number {
  return failure.retryAfterSeconds || busySeconds;
}
