import type { Messages } from '../messages/index.ts';
import { isRateLimited, type RequestFailure } from '../model/index.ts';

/** Says why a booking did not change, or that it is unknown whether it changed. */
export function changeFailureMessage(messages: Messages, failure: RequestFailure): string {
  if (failure.kind !== 'refused' || failure.status >= 500) return messages.notChanged;
  switch (failure.code) {
    case 'event_in_past':
      return messages.inPast;
    case 'event_canceled':
      return messages.canceledBefore;
    case 'manage_token_invalid':
      return messages.linkInvalid;
    default:
      if (isRateLimited(failure)) return messages.notChangedTooOften;
      return failure.status === 429 ? messages.notChangedBusy : messages.notChangedRefused;
  }
}
