import { refusedAnswers } from '../../booking-form/index.ts';
import type { Messages } from '../../messages/index.ts';
import { isRateLimited, type RequestFailure } from '../../model/index.ts';

/** Says why nothing was booked, or that the booking may or may not have been made. */
export function failureMessage(messages: Messages, failure: RequestFailure, { isOnline = true } = {}): string {
  if (failure.kind === 'unreachable' && !isOnline) return messages.notBookedOffline;
  if (failure.kind !== 'refused' || failure.status >= 500) return messages.notBooked;
  if (isRateLimited(failure)) return messages.notBookedTooOften;
  if (failure.code === 'invitee_limit_reached') return messages.notBookedLimit;
  if (refusedAnswers(failure).size > 0) return messages.questionsChanged;
  return failure.status === 429 ? messages.notBookedBusy : messages.notBookedRefused;
}
