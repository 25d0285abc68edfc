import { effect, untracked } from '@preact/signals';
import type { ManagedEvent } from '../../../contract/index.ts';
import type { Booking, Submission } from '../../model/index.ts';
import { type Reply, type RequestFailure, withTimeout } from '../../queries/index.ts';
import { afterDelayOrOnline, delay } from '../delay.ts';
import type { FormTokens } from '../form-token/index.ts';
import { type BookingRequest, book } from './book.ts';
import type { BookingRecovery } from './booking-recovery.ts';
import { createDryRunEvent } from './dry-run.ts';
import { decideRetry, isResultUnknown, type RetryDecision } from './retry-decision.ts';

/** The result of sending a booking. */
export type SendResult =
  | {
      readonly kind: 'booked';
      readonly event: ManagedEvent;
      /** What was booked: the request, or an earlier one whose response was lost. */
      readonly request: BookingRequest;
      /** Whether an earlier attempt whose response was lost had made it. */
      readonly isRecovered: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: RequestFailure }
  /** The invitee has left the form or changed it. */
  | { readonly kind: 'abandoned' };

export type Send = (request: BookingRequest) => Promise<SendResult>;

export type SendOptions = {
  readonly formTokens: FormTokens;
  readonly recovery: BookingRecovery;
  /** Called with each failure that differs from the previous one, while the booking is retried. */
  readonly onRetry: (failure: RequestFailure) => void;
};

type Sending = Submission & { readonly state: 'sending' };
type Waiting = Submission & { readonly state: 'waiting' };

/** The progress of one call of `send`. */
type Progress = {
  readonly request: BookingRequest;
  /** What the next attempt sends: the request, or an earlier unconfirmed one. */
  current: BookingRequest;
  attempts: number;
  proofs: number;
  lastCode: string | undefined;
  /** Whether the last attempt got as far as sending the booking. Without a form token nothing is sent. */
  isSent: boolean;
  /** The submission as this call has set it. If it changes, another call has taken over. */
  own: Submission;
};

/**
 * Creates the function that sends a booking. It retries with one key for as long as that may help, so that nothing is
 * booked twice.
 */
export function createSend(booking: Booking, { formTokens, recovery, onRetry }: SendOptions): Send {
  const { submission } = booking;
  const { abortSignal } = booking.context();
  const attempt = createAttempt(booking, formTokens);

  function show<State extends Submission>(state: State): State {
    submission.value = state;
    return state;
  }

  /** Shows a failure during the wait for the next attempt. Shows nothing for a short wait. */
  async function wait(
    progress: Progress,
    failure: RequestFailure,
    next: RetryDecision & { action: 'wait' },
  ): Promise<void> {
    if (next.isSilent) return delay(next.seconds * 1000, abortSignal);
    const code = failure.kind === 'refused' ? failure.code : failure.kind;
    if (code !== progress.lastCode) onRetry(failure);
    progress.lastCode = code;
    progress.own = await untilReady(booking, show({ state: 'waiting', failure, seconds: next.seconds }));
  }

  /** Prepares the next attempt. Returns whether there is one. */
  async function prepareRetry(progress: Progress, failure: RequestFailure): Promise<boolean> {
    const { onLine: isOnline } = navigator;
    // A browser that got a response is connected, whatever it says.
    progress.attempts += isOnline || failure.kind !== 'unreachable' ? 1 : 0;
    if (progress.isSent && isResultUnknown(failure)) {
      recovery.add(progress.current);
      // The booking itself may hold the time, so its loss is not announced.
      booking.clearSlot();
    }
    const next = decideRetry(failure, { ...progress, isOnline });
    if (next.action === 'wait') await wait(progress, failure, next);
    if (next.action === 'prove') {
      progress.proofs += 1;
      formTokens.discard();
      progress.own = show({ state: 'sending', isProving: true });
    }
    if (next.action !== 'stop') return true;
    const { request, current } = progress;
    const other = isResultUnknown(failure) ? undefined : recovery.settle({ request, current, failure });
    progress.current = other ?? current;
    return other !== undefined;
  }

  return async function send(request) {
    const own: Sending = show({ state: 'sending', isProving: false });
    const counts = { attempts: 0, proofs: 0, lastCode: undefined, isSent: false };
    const progress: Progress = { request, current: request, ...counts, own };
    while (progress.own.state === 'sending') {
      const isRecovered = recovery.isUnconfirmed(progress.current);
      const reply = await attempt(progress, recovery.key());
      if (!reply || abortSignal.aborted) break;
      if (reply.ok) {
        recovery.reset();
        return { kind: 'booked', event: reply.data, request: progress.current, isRecovered };
      }
      if (submission.value !== progress.own) break;
      if (!(await prepareRetry(progress, reply.failed))) return { kind: 'failed', failure: reply.failed };
    }
    return { kind: 'abandoned' };
  };
}

/**
 * Creates the function for one attempt: it requests a form token and sends the booking, or only pretends in a dry run.
 * Returns undefined if the invitee has left before anything was sent.
 */
function createAttempt(booking: Booking, formTokens: FormTokens) {
  const { gateway, settings, abortSignal } = booking.context();
  return async function attempt(progress: Progress, key: string): Promise<Reply<ManagedEvent> | undefined> {
    const { current: request } = progress;
    progress.isSent = false;
    try {
      const token = await formTokens.current();
      // The waits for the token and for a silent retry may have outlasted the form.
      if (abortSignal.aborted || booking.submission.value !== progress.own) return undefined;
      if (!token.ok) return token;
      if (settings.value.dryRun) return { ok: true, data: createDryRunEvent(booking, request) };
      progress.isSent = true;
      return await withTimeout(abortSignal, (signal) =>
        book(gateway.client, { ...request, ...token.data, key }, signal),
      );
    } catch {
      // A timeout, or a chunk that did not load.
      return { ok: false, failed: { kind: 'unreachable' } };
    }
  };
}

/** Shows the wait to the invitee, who may skip it or leave. Resolves to the submission after that. */
function untilReady({ submission, context }: Booking, waiting: Waiting): Promise<Submission> {
  const { abortSignal } = context();
  return new Promise((resolve) => {
    const cancel = afterDelayOrOnline(waiting.seconds, () => {
      if (submission.value === waiting) submission.value = { state: 'sending', isProving: false };
    });
    const unsubscribe = effect(() => {
      const { value: now } = submission;
      if (now !== waiting) untracked(() => end(now));
    });
    const leave = () => end(waiting);
    abortSignal.addEventListener('abort', leave);
    function end(now: Submission): void {
      cancel();
      unsubscribe();
      abortSignal.removeEventListener('abort', leave);
      resolve(now);
    }
  });
}
