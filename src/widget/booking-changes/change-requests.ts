import { embedEndpoints, type ManagedEvent } from '../../contract/index.ts';
import { type Client, headersOf, idOf, type ManageToken, type Reply } from '../queries/index.ts';

export type RescheduleInput = {
  readonly start: string;
  readonly durationMinutes: number;
  /** The same for all attempts. */
  readonly key: string;
};

/** The requests that the bearer of an event's token can send. */
export type ChangeRequests = {
  readonly read: (signal: AbortSignal) => Promise<Reply<ManagedEvent>>;
  readonly reschedule: (input: RescheduleInput, signal: AbortSignal) => Promise<Reply<ManagedEvent>>;
  readonly cancel: (reason: string, signal: AbortSignal) => Promise<Reply<ManagedEvent>>;
};

/** Creates the requests that change the event of a token. */
export function changeRequests(client: Client, token: ManageToken): ChangeRequests {
  const params = { id: idOf(token) };
  return {
    read: (signal) => client(embedEndpoints.getEvent, { params, headers: headersOf(token), signal }),
    reschedule: ({ start, durationMinutes: duration, key }, signal) =>
      client(embedEndpoints.rescheduleEvent, {
        params,
        body: { start, duration },
        headers: { ...headersOf(token), 'idempotency-key': key },
        signal,
      }),
    // A canceled event stays canceled: no key is needed.
    cancel: (reason, signal) =>
      client(embedEndpoints.cancelEvent, {
        params,
        body: { reason: reason.trim() || undefined },
        headers: headersOf(token),
        signal,
      }),
  };
}
