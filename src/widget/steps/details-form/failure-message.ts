import { refusedAnswers } from '../../booking-form/index.ts';
import type { Messages } from '../../messages/index.ts';
import { isRateLimited, type RequestFailure } from '../../model/index.ts';

/** Says why nothing was booked, or that the booking may or may not have been made. */
export function failureMessage(messages: Messages, failed: RequestFailure, { isOnline = true } = {}): string {
  if (failed.kind === 'unreachable' && !isOnline) return messages.notBookedOffline;
  if (failed.kind !== 'refused' || failed.status >= 500) return messages.notBooked;
  if (isRateLimited(failed)) return messages.notBookedTooOften;
  if (failed.code === 'invitee_limit_reached') return messages.notBookedLimit;
  if (refusedAnswers(failed).size > 0) return messages.questionsChanged;
  return failed.status === 429 ? messages.notBookedBusy : messages.notBookedRefused;
}
