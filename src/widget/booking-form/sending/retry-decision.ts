import { busySecondsOf, isBusy, longestWaitSeconds, type RequestFailure } from '../../queries/index.ts';

/** What to do after a failed attempt to book. */
export type RetryDecision =
  | { readonly action: 'prove' }
  /** `isSilent`: for such a short time that the invitee need not know. */
  | { readonly action: 'wait'; readonly seconds: number; readonly isSilent: boolean }
  | { readonly action: 'stop' };

export type Attempts = {
  /** How many attempts were made so far with a connection. */
  readonly attempts: number;
  /** How many further puzzles were solved. */
  readonly proofs: number;
  readonly isOnline: boolean;
};

const backoffSeconds = [1, 2, 4, 8, 15, 30, 30, 30] as const;
const offlineSeconds = 30; // browsers err: one that says it is offline may be connected
const maxProofs = 3;

/**
 * Decides what to do after a failure. A temporary one is sent again with the same key, with a backoff. After two
 * minutes, or if the wait would be that long, the invitee decides.
 */
export function decideRetry(failure: RequestFailure, { attempts, proofs, isOnline }: Attempts): RetryDecision {
  if (failure.kind === 'refused' && failure.code === 'form_token_required') {
    return proofs < maxProofs ? { action: 'prove' } : { action: 'stop' };
  }
  if (isBusy(failure)) return waitOrStop({ seconds: busySecondsOf(failure), isSilent: false });
  if (!isTransient(failure)) return { action: 'stop' };
  if (failure.kind === 'unreachable' && !isOnline) return waitOrStop({ seconds: offlineSeconds, isSilent: false });
  const seconds = backoffSeconds[attempts - 1];
  if (seconds === undefined) return { action: 'stop' };
  const waitSeconds = Math.max(seconds, requestedSeconds(failure));
  return waitOrStop({ seconds: waitSeconds, isSilent: attempts === 1 && waitSeconds < 2 });
}

type Wait = { readonly seconds: number; readonly isSilent: boolean };

function waitOrStop(wait: Wait): RetryDecision {
  return wait.seconds > longestWaitSeconds ? { action: 'stop' } : { action: 'wait', ...wait };
}

/** Returns whether another attempt may succeed. This includes a booking that is under way. */
function isTransient(failure: RequestFailure): boolean {
  if (failure.kind === 'unreachable') return true;
  return (
    failure.status >= 500 ||
    failure.status === 429 ||
    (failure.kind === 'refused' && failure.code === 'idempotency_in_progress')
  );
}

function requestedSeconds(failure: RequestFailure): number {
  return failure.kind === 'unreachable' ? 0 : (failure.retryAfterSeconds ?? 0);
}

/** Returns whether a failure leaves open whether the booking was made. */
export function isResultUnknown(failure: RequestFailure): boolean {
  return failure.kind !== 'refused' || failure.status >= 500 || failure.code === 'idempotency_in_progress';
}
