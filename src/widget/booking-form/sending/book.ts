import { type Answers, embedEndpoints, type ManagedEvent } from '../../../contract/index.ts';
import type { Client, Reply } from '../../queries/index.ts';

export type BookingRequest = {
  /** As written in a path. */
  readonly eventType: string;
  readonly start: string;
  readonly durationMinutes: number;
  readonly timezone: string;
  /** The language in which the form was shown. */
  readonly locale: string;
  readonly answers: Answers;
  readonly metadata: Readonly<Record<string, string>>;
  /** The text of the hidden field, which only bots fill in. */
  readonly honeypot: string;
};

/** One attempt of a request: its key, the same for all attempts, and a solved form token. */
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

/** Writes the body of a booking request, without empty values. */
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
