import type * as v from 'valibot';
import type { Booking, MailedTo } from '../descriptions/index.ts';
import type { WantedTime } from '../refuse-time.ts';
import type { BookInput, Draft } from './read-draft.ts';

/** Everything that is needed to book a time or to preview the booking. */
export type BookingAttempt = { readonly input: BookInput; readonly draft: Draft; readonly wantedTime: WantedTime };

/** A booking, or its preview. */
export type BookingResult = {
  readonly booking: v.InferOutput<typeof Booking>;
  /** Whether the invitee had this booking before. */
  readonly already: boolean;
  readonly mails: v.InferOutput<typeof MailedTo>;
};

/** Returns the body of the request that makes the booking. */
export function bodyOf({ input, draft }: BookingAttempt) {
  const { event_type_id, start, timezone, duration, locale } = input;
  return { event_type_id, start, timezone, duration, locale, answers: draft.answers };
}
