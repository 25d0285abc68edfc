import type { Client, Reply } from '../../api/index.ts';
import { embedEndpoints, type ManagedEvent } from '../../contract/index.ts';

/** The token by which an event is shown, moved and called off: its id, a dot, a signature. */
export type ManageToken = string;

export type Move = {
  readonly start: string;
  readonly durationMinutes: number | undefined;
  /** The same over all tries. */
  readonly key: string;
};

/** What may be done with an event by who has its token. */
export type EventActs = {
  readonly move: (token: ManageToken, move: Move, signal: AbortSignal) => Promise<Reply<ManagedEvent>>;
  readonly cancel: (token: ManageToken, reason: string, signal: AbortSignal) => Promise<Reply<ManagedEvent>>;
};

const tokenHeader = 'sched-manage-token';

/** Returns the header by which a request shows a token; none without one. */
export function headersOf(token: ManageToken | undefined): Record<string, string> {
  return token === undefined ? {} : { [tokenHeader]: token };
}

/** Creates the acts; each is one request. */
export function createEventActs(client: Client): EventActs {
  return {
    move: (token, { start, durationMinutes: duration, key }, signal) =>
      client(embedEndpoints.rescheduleEvent, {
        params: { id: idOf(token) },
        body: { start, duration },
        headers: { ...headersOf(token), 'idempotency-key': key },
        signal,
      }),
    // Once called off an event stays so: no key is needed.
    cancel: (token, reason, signal) =>
      client(embedEndpoints.cancelEvent, {
        params: { id: idOf(token) },
        body: { reason: reason.trim() || undefined },
        headers: headersOf(token),
        signal,
      }),
  };
}

/** Returns the id in a token. What is no token is sent all the same: the gateway says what it is. */
export function idOf(token: ManageToken): string {
  const dot = token.lastIndexOf('.');
  return (dot < 0 ? token : token.slice(0, dot)) || '-';
}
