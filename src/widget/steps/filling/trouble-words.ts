import type { Messages } from '../../messages/index.ts';
import type { Failed } from '../../model/index.ts';

/** Says why nothing was booked. */
export function troubleWords(messages: Messages, failed: Failed): string {
  if (failed.kind !== 'refused' || failed.status >= 500) return messages.notBooked;
  return failed.status === 429 ? messages.notBookedBusy : messages.notBookedRefused;
}
