import type { Client, Reply } from '../../api/index.ts';
import { embedEndpoints, type ManagedEvent } from '../../contract/index.ts';

/** The token by which an event is shown, rescheduled and canceled: its id, in places its account, and a signature. */
export type ManageToken = string;

export type RescheduleInput = {
  readonly start: string;
  readonly durationMinutes: number | undefined;
  /** The same over all tries. */
  readonly key: string;
};

/** What may be done with an event by who has its token. */
export type EventOperations = {
  readonly reschedule: (
    token: ManageToken,
    input: RescheduleInput,
    signal: AbortSignal,
  ) => Promise<Reply<ManagedEvent>>;
  readonly cancel: (token: ManageToken, reason: string, signal: AbortSignal) => Promise<Reply<ManagedEvent>>;
};

const tokenHeader = 'sched-manage-token';

/** Returns the header by which a request shows a token; none without one. */
export function headersOf(token: ManageToken | undefined): Record<string, string> {
  return token === undefined ? {} : { [tokenHeader]: token };
}

/** Creates the operations; each is one request. */
export function createEventOperations(client: Client): EventOperations {
  return {
    reschedule: (token, { start, durationMinutes: duration, key }, signal) =>
      client(embedEndpoints.rescheduleEvent, {
        params: { id: idOf(token) },
        body: { start, duration },
        headers: { ...headersOf(token), 'idempotency-key': key },
        signal,
      }),
    // A canceled event stays canceled: no key is needed.
    cancel: (token, reason, signal) =>
      client(embedEndpoints.cancelEvent, {
        params: { id: idOf(token) },
        body: { reason: reason.trim() || undefined },
        headers: headersOf(token),
        signal,
      }),
  };
}

/**
 * Returns the id in a token: all before its first dot, since an account may stand between the id and the signature. What
 * is no token is sent all the same: the gateway says what it is.
 */
export function idOf(token: ManageToken): string {
  return token.split('.')[0] || '-';
}
