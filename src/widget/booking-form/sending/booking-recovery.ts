import type { RequestFailure } from '../../queries/index.ts';
import type { BookingRequest } from './book.ts';
import { randomKey } from './idempotency-keys.ts';

/** Statuses of a server that has read a request and done nothing. */
const processedStatuses: readonly number[] = [404, 409, 422];

export type Refusal = {
  /** The current request of the invitee. */
  readonly request: BookingRequest;
  /** What was sent: the request, or an earlier unconfirmed one. */
  readonly current: BookingRequest;
  readonly failure: RequestFailure;
};

export type BookingRecovery = ReturnType<typeof createBookingRecovery>;

/**
 * Keeps the unconfirmed requests: they were sent and may have been booked, but no response arrived. Until their result
 * is known, every other request is sent under their idempotency key. A server that has booked one of them refuses all
 * others with that key, so that a changed answer or another time is not booked as well.
 */
export function createBookingRecovery() {
  let key = randomKey();
  const unconfirmed = new Map<string, BookingRequest>();

  function reset(): void {
    unconfirmed.clear();
    key = randomKey();
  }

  return {
    key: () => key,
    /** Returns whether any request is unconfirmed. Such a booking may itself hold a time that is gone. */
    hasUnconfirmed: () => unconfirmed.size > 0,
    isUnconfirmed: (request: BookingRequest) => unconfirmed.has(JSON.stringify(request)),
    add: (request: BookingRequest) => void unconfirmed.set(JSON.stringify(request), request),
    /** Handles a refusal. Returns what to send to find out what was booked, or undefined if the refusal is final. */
    settle({ request, current, failure }: Refusal): BookingRequest | undefined {
      const isProcessed = failure.kind === 'refused' && processedStatuses.includes(failure.status);
      const isKeyReused = failure.kind === 'refused' && failure.code === 'idempotency_key_reused';
      const isRecovering = isProcessed && unconfirmed.size > 0 && (current !== request || isKeyReused);
      if (isProcessed) unconfirmed.delete(JSON.stringify(current));
      const [next = request] = unconfirmed.values();
      if (unconfirmed.size === 0) reset();
      return isRecovering ? next : undefined;
    },
    reset,
  };
}
