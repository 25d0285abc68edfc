import { RequestError } from './request-error.ts';
import { isTimeout } from './timeout.ts';

/** How often a temporary failure is hidden by another attempt, a second or two later. */
const hiddenRetries = 2;
const firstRetrySeconds = 5;
const longestRetrySeconds = 60;
const tooManyRequests = 429;

/** The last failure of a query or of the session. */
export type Failure = {
  readonly error: unknown;
  /** How many times in a row it has failed. */
  readonly count: number;
};

/** The queries that have failed. A failure stays on screen while the query is tried again by itself. */
export const failures = new WeakMap<object, Failure>();

/** Returns the failure after another one, or after none. */
export function nextFailure(error: unknown, previous: Failure | undefined): Failure {
  return { error, count: (previous?.count ?? 0) + 1 };
}

/** Returns whether to try again at once, before the failure is shown. Whoever has waited for long should see it. */
export function retriesAtOnce(count: number, error: unknown): boolean {
  return count < hiddenRetries && isTemporary(error) && !isTimeout(error);
}

/**
 * Returns how long after a failure to try again by itself: from 5 seconds to a minute, or longer if the server asks for
 * that; undefined if trying again cannot help.
 */
export function retryMillis({ error, count }: Failure): number | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const { failed } = error;
  if (!isTemporary(error) && !(failed.kind === 'refused' && failed.status === tooManyRequests)) return undefined;
  const requestedSeconds = failed.kind === 'unreachable' ? 0 : (failed.retryAfterSeconds ?? 0);
  const seconds = Math.min(firstRetrySeconds * 2 ** (count - 1), longestRetrySeconds);
  return Math.max(seconds, requestedSeconds) * 1000;
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  const { failed } = error;
  return failed.kind !== 'refused' || failed.status >= 500;
}
