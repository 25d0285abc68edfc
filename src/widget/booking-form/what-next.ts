import { busySecondsOf, type Failed, isBusy } from '../queries/index.ts';

/** What becomes of a booking that was not answered with a booking. */
export type Next =
  | { readonly act: 'prove' }
  /** `isSilent`: for so short a time that the invitee need not be told. */
  | { readonly act: 'wait'; readonly seconds: number; readonly isSilent: boolean }
  | { readonly act: 'stop' };

export type Tried = {
  /** How often it was sent so far. */
  readonly times: number;
  /** How often another proof was brought. */
  readonly proofs: number;
  readonly isOnline: boolean;
};

const backOffSeconds = [1, 2, 4, 8, 15, 30, 30, 30] as const;
const offlineSeconds = 30; // browsers err: one that says it is offline may be connected
const longestWaitSeconds = 120;
const mostProofs = 3;

/**
 * Decides what follows a failure. Whatever may pass is sent again with the same key, sooner at first, then more rarely;
 * after two minutes, or where that long would have to be waited, the invitee decides.
 */
export function whatNext(failed: Failed, { times, proofs, isOnline }: Tried): Next {
  if (failed.kind === 'refused' && failed.code === 'form_token_required') {
    return proofs < mostProofs ? { act: 'prove' } : { act: 'stop' };
  }
  if (isBusy(failed)) return waitFor(busySecondsOf(failed), false);
  if (!mayPass(failed)) return { act: 'stop' };
  if (failed.kind === 'unreachable' && !isOnline) return waitFor(offlineSeconds, false);
  const seconds = backOffSeconds[times - 1];
  if (seconds === undefined) return { act: 'stop' };
  return waitFor(Math.max(seconds, askedSeconds(failed)), times === 1);
}

function waitFor(seconds: number, isSilent: boolean): Next {
  return seconds > longestWaitSeconds ? { act: 'stop' } : { act: 'wait', seconds, isSilent: isSilent && seconds < 2 };
}

/** Returns whether the next try may be answered otherwise, a booking that is just being made among them. */
function mayPass(failed: Failed): boolean {
  if (failed.kind === 'unreachable') return true;
  return (
    failed.status >= 500 ||
    failed.status === 429 ||
    (failed.kind === 'refused' && failed.code === 'idempotency_in_progress')
  );
}

function askedSeconds(failed: Failed): number {
  return failed.kind === 'unreachable' ? 0 : (failed.retryAfterSeconds ?? 0);
}

/** Returns whether a failure leaves open whether the booking was made. */
export function mayBeMade(failed: Failed): boolean {
  return failed.kind !== 'refused' || failed.status >= 500 || failed.code === 'idempotency_in_progress';
}
