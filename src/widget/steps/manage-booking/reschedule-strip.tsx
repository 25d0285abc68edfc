import { useEffect } from 'preact/hooks';
import type { ManagedEvent } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import { bookingChangesOf, changeFailureMessage } from '../../booking-changes/index.ts';
import type { Booking } from '../../model/index.ts';
import { clearTime } from '../clear-times.ts';

/** Names the booking for which a time is selected. Announced as well, because the focus is on the month below. */
export function RescheduleStrip({ booking, event }: { booking: Booking; event: ManagedEvent }) {
  const { messages } = booking.language.value;
  const { dayAndMonth } = booking.formats.value;
  const submission = booking.submission.value;
  const start = parseInstant(event.start);
  const words =
    start === undefined
      ? ''
      : messages.movingFrom(
          messages.dateAt(dayAndMonth(booking.dateOf(start)), clearTime(booking, start, booking.zone.value)),
        );
  useEffect(() => booking.announce(words), []);
  return (
    <div class="reschedule-strip">
      <p>{words}</p>
      <button type="button" class="link" onClick={() => void bookingChangesOf(booking).keep(event)}>
        {messages.keepTime}
      </button>
      {submission.state === 'failed' && (
        <p class="trouble" part="error" role="alert">
          {changeFailureMessage(messages, submission.failed)}
        </p>
      )}
    </div>
  );
}
