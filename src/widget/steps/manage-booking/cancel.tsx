import { useSignal } from '@preact/signals';
import type { ManagedEvent } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import type { BookingChanges } from '../../booking-changes/index.ts';
import type { Booking } from '../../model/index.ts';
import { useFocusOnAppear } from '../../ui/index.ts';
import { ZonesInWords } from '../zones-in-words.tsx';
import { ManagingActions } from './booking-actions.tsx';

type CancelingProps = {
  readonly booking: Booking;
  readonly changes: BookingChanges;
  readonly event: ManagedEvent;
};

/** As `limits.cancelReason` of the contract, which would load every limit with the widget. */
const longestReason = 2000;

/** Asks whether to cancel a booking, and why. */
export function Canceling({ booking, changes, event }: CancelingProps) {
  const title = useFocusOnAppear<HTMLHeadingElement>();
  const reason = useSignal('');
  const { messages } = booking.language.value;
  const [start, end] = [parseInstant(event.start), parseInstant(event.end)];
  return (
    <section class="form" part="form" aria-labelledby="managing-title">
      <div class="form-body">
        <h3 id="managing-title" ref={title} class="step-title" tabIndex={-1}>
          {messages.cancelTitle}
        </h3>
        {start !== undefined && end !== undefined && (
          <div class="chosen-time">
            <p>
              <b>{booking.formats.value.fullDate(booking.dateOf(start))}</b>
            </p>
            <p>
              <ZonesInWords booking={booking} slot={{ start, end }} />
            </p>
          </div>
        )}
        <div class="field" part="field">
          <label class="label" part="label" for="cancel-reason">
            {messages.cancelReason} <span class="quiet">{messages.optional}</span>
          </label>
          <textarea
            id="cancel-reason"
            class="input"
            part="input"
            dir="auto"
            rows={3}
            maxLength={longestReason}
            value={reason.value}
            onInput={({ currentTarget }) => {
              reason.value = currentTarget.value;
            }}
          />
        </div>
      </div>
      <ManagingActions
        booking={booking}
        words={{ action: messages.cancelNow, busy: messages.canceling, back: messages.keepBooking }}
        action={() => void changes.cancel(event, reason.value)}
        back={() => void changes.keep(event)}
        isDestructive
      />
    </section>
  );
}
