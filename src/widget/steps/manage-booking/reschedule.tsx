import type { ManagedEvent } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import type { BookingChanges } from '../../booking-changes/index.ts';
import type { Slot } from '../../calendar/index.ts';
import type { Booking } from '../../model/index.ts';
import { useFocusOnAppear } from '../../ui/index.ts';
import { ZonesInWords } from '../zones-in-words.tsx';
import { ManagingActions } from './booking-actions.tsx';

type MovingProps = {
  readonly booking: Booking;
  readonly changes: BookingChanges;
  readonly event: ManagedEvent;
  readonly slot: Slot;
};

/** Shows the old time beside the new, and asks whether to reschedule. */
export function Moving({ booking, changes, event, slot }: MovingProps) {
  const title = useFocusOnAppear<HTMLHeadingElement>();
  const { messages } = booking.language.value;
  const [start, end] = [parseInstant(event.start), parseInstant(event.end)];
  const isSame = start === slot.start && end === slot.end;
  return (
    <section class="form" part="form" aria-labelledby="managing-title">
      <div class="form-body">
        <h3 id="managing-title" ref={title} class="step-title" tabIndex={-1}>
          {messages.moveTitle}
        </h3>
        <dl class="old-and-new">
          {start !== undefined && end !== undefined && (
            <div class="old">
              <dt>{messages.oldTime}</dt>
              <When booking={booking} slot={{ start, end }} />
            </div>
          )}
          <div class="new">
            <dt>{messages.newTime}</dt>
            <When booking={booking} slot={slot} />
          </div>
        </dl>
        {isSame && <p class="hint">{messages.sameTime}</p>}
      </div>
      <ManagingActions
        booking={booking}
        words={{ action: messages.moveNow, busy: messages.movingNow, back: messages.back }}
        action={isSame ? undefined : () => void changes.reschedule(event, slot)}
        back={booking.back}
      />
    </section>
  );
}

function When({ booking, slot }: { booking: Booking; slot: Slot }) {
  return (
    <dd>
      <b>{booking.formats.value.fullDate(booking.dateOf(slot.start))}</b>
      <span class="quiet">
        <ZonesInWords booking={booking} slot={slot} />
      </span>
    </dd>
  );
}
