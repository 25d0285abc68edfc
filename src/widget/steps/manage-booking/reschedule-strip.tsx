import { useEffect } from 'preact/hooks';
import type { ManagedEvent } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import { writeUnambiguousTime } from '../../../zones/index.ts';
import { bookingChangesOf, changeFailureMessage, latestEvent } from '../../booking-changes/index.ts';
import type { Booking } from '../../model/index.ts';

/** Names the booking for which a time is selected. Announced as well, because the focus is on the month below. */
export function RescheduleStrip({ booking, ...props }: { booking: Booking; event: ManagedEvent }) {
  const event = latestEvent(booking, props.event);
  const { messages } = booking.language.value;
  const formats = booking.formats.value;
  const clock = { zone: booking.zone.value, cycle: booking.hourCycle.value };
  const submission = booking.submission.value;
  const start = parseInstant(event.start);
  const words =
    start === undefined
      ? ''
      : messages.movingFrom(
          messages.dateAt(
            formats.dayAndMonth(booking.dateOf(start)),
            writeUnambiguousTime(formats, { instant: start, ...clock }),
          ),
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
          {changeFailureMessage(messages, submission.failure)}
        </p>
      )}
    </div>
  );
}
