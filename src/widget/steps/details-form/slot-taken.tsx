import { cityOf } from '../../../zones/index.ts';
import { useFocusOnAppear } from '../../ui/index.ts';
import type { FormProps } from './form-props.ts';

/** Says that the time is gone, and offers those nearest to it. */
export function SlotTaken({ booking, form }: FormProps) {
  const title = useFocusOnAppear<HTMLHeadingElement>();
  const { messages } = booking.language.value;
  const { dayAndMonth, time: clock } = booking.formats.value;
  const nearby = form.nearby.value;
  const step = booking.step.value;
  if (step.step !== 'details-form') return null;
  const [zone, { start }] = [booking.zone.value, step.slot];
  const gone = messages.timeOn(
    dayAndMonth(booking.dateOf(start)),
    clock(start, zone, booking.hourCycle.value),
    messages.city(cityOf(zone)),
  );
  return (
    <section class="taken" aria-labelledby="form-title">
      <h3 id="form-title" ref={title} class="notice-title" tabIndex={-1}>
        {messages.taken}
      </h3>
      <p class="gone">{gone}</p>
      <p>{nearby.length > 0 ? messages.takenHint : messages.takenHintAlone}</p>
      <div class="nearby">
        {nearby.map((slot) => (
          <button key={slot.start} type="button" class="time" onClick={() => booking.next(slot)}>
            <span>{dayAndMonth(booking.dateOf(slot.start))}</span>
            <b>{clock(slot.start, zone, booking.hourCycle.value)}</b>
          </button>
        ))}
      </div>
      <button type="button" class="link" onClick={booking.back}>
        {messages.chooseAnother}
      </button>
    </section>
  );
}
