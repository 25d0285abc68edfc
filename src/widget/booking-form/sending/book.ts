import { type Answers, embedEndpoints, type ManagedEvent } from '../../../contract/index.ts';
import type { Client, Reply } from '../../queries/index.ts';

export type BookingRequest = {
  /** As it stands in a path. */
  readonly eventType: string;
  readonly start: string;
  readonly durationMinutes: number | undefined;
  readonly timezone: string;
  /** The language in which the form was shown. */
  readonly locale: string;
  readonly answers: Answers;
  readonly metadata: Readonly<Record<string, string>>;
  /** What was typed into the field that nobody sees: bots fill it in. */
  readonly honeypot: string;
};

/** One attempt of a request: the same key over all of them, and a solved form token. */
export type BookingAttempt = BookingRequest & {
  readonly key: string;
  readonly formToken: string;
  readonly proofOfWork: string;
};

/** Asks the gateway to book a time. */
export function book(
  client: Client,
  { key, ...attempt }: BookingAttempt,
  signal: AbortSignal,
): Promise<Reply<ManagedEvent>> {
  return client(embedEndpoints.createEvent, { body: draftOf(attempt), headers: { 'idempotency-key': key }, signal });
}

/** Writes a booking as it goes over the wire; what is empty is left out. */
function draftOf({
  eventType,
  durationMinutes,
  formToken,
  proofOfWork,
  honeypot,
  ...rest
}: Omit<BookingAttempt, 'key'>) {
  return {
    event_type_id: Number(eventType) || eventType.replace('~', '/'),
    duration: durationMinutes,
    ...rest,
    form_token: formToken || undefined,
    proof_of_work: proofOfWork || undefined,
    extra: honeypot || undefined,
  };
}
