import type { Instant } from '../../../time/index.ts';
import { cityOf, writeUnambiguousTime } from '../../../zones/index.ts';
import type { Slot } from '../../calendar/index.ts';
import type { Booking } from '../../model/index.ts';
import { useFocusOnAppear } from '../../ui/index.ts';
import type { FormProps } from './form-props.ts';

/**
 * Says that the time is gone or has another length, and offers the nearest ones. An invitee who is still typing keeps
 * the focus.
 */
export function SlotTaken({ booking, form }: FormProps) {
  const title = useFocusOnAppear<HTMLHeadingElement>(booking.submission.value.state === 'taken');
  const { messages } = booking.language.value;
  const nearby = form.nearby.value;
  const step = booking.step.value;
  if (step.step !== 'details-form') return null;
  const { formats, zone, hourCycle } = booking;
  const { start } = step.slot;
  const dateOf = (instant: Instant) => formats.value.dayAndMonth(booking.dateOf(instant));
  const clockOf = (instant: Instant) =>
    writeUnambiguousTime(formats.value, { instant, zone: zone.value, cycle: hourCycle.value });
  // Only its length has changed.
  const isOffered = nearby.some((slot) => slot.start === start);
  const gone = messages.timeOn(dateOf(start), clockOf(start), messages.city(cityOf(zone.value)));
  const choose = (slot: Slot) => {
    booking.selectSlot(slot);
    booking.next(slot);
  };
  return (
    <section class="taken" aria-labelledby="form-title">
      <h3 id="form-title" ref={title} class="notice-title" tabIndex={-1}>
        {isOffered ? messages.lengthChanged : messages.taken}
      </h3>
      {!isOffered && <p class="gone">{gone}</p>}
      <p>{nearby.length > 0 ? messages.takenHint : messages.takenHintAlone}</p>
      <div class="nearby">
        {nearby.map((slot) => (
          <button key={slot.start} type="button" class="time" onClick={() => choose(slot)}>
            <span>{dateOf(slot.start)}</span>
            <b>{clockOf(slot.start)}</b>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Leads back to all times. */
export function SlotTakenActions({ booking }: { booking: Booking }) {
  return (
    <div class="actions">
      <button type="button" class="quiet-button" onClick={booking.back}>
        {booking.language.value.messages.chooseAnother}
      </button>
    </div>
  );
}
