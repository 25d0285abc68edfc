import { useRef } from 'preact/hooks';
import type { Event } from '../../../contract/index.ts';
import { change, RequestError } from '../../data/index.ts';

type Attempt = { readonly content: string; readonly key: string };

/**
 * Returns a function that books. If a response is lost, booking the same again sends the same Idempotency-Key. A server
 * that has made the booking then returns it, instead of making a second one or refusing the time as taken.
 */
export function useIdempotentBooking(): (body: object) => Promise<Event> {
  const last = useRef<Attempt | undefined>(undefined);
  return async function book(body) {
    const content = JSON.stringify(body);
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
    try {
      return await change('createEvent', { body, headers: { 'idempotency-key': last.current.key } });
    } catch (error) {
      if (isFinal(error)) last.current = undefined;
      throw error;
    }
  };
}

/**
 * Returns whether the server stores a refusal under the key, and would repeat it even if the time is free again. Any
 * other failure leaves the result open.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof RequestError) || error.failed.kind !== 'refused') return false;
  const { status, code } = error.failed;
  return status < 500 && status !== 401 && status !== 429 && code !== 'idempotency_in_progress';
}
