import { cityOf, minutesAhead, type Slot } from '../../calendar/index.ts';
import type { Booking } from '../../model/index.ts';
import { useFocusOnAppear } from '../../ui/index.ts';
import { withDateElsewhere } from '../zones-in-words.ts';

type ChosenTimeProps = { readonly booking: Booking; readonly slot: Slot };

/** The chosen time, in the invitee's zone and, where its clocks differ, in the host's. */
export function ChosenTime({ booking, slot }: ChosenTimeProps) {
  const { messages } = booking.language.value;
  const { dayAndMonth, range } = booking.formats.value;
  const [zone, cycle] = [booking.zone.value, booking.hourCycle.value];
  const title = useFocusOnAppear<HTMLHeadingElement>();
  return (
    <div class="chosen-time">
      <h3 id="form-title" ref={title} class="unseen" tabIndex={-1}>
        {messages.yourDetails}
      </h3>
      <p>
        <b>{messages.dayName(dayAndMonth(booking.dateOf(slot.start)), range(slot, zone, cycle))}</b>
      </p>
      <p>{zonesInWords({ booking, slot })}</p>
    </div>
  );
}

function zonesInWords({ booking, slot }: ChosenTimeProps): string {
  const { messages } = booking.language.value;
  const [zone, hostZone] = [booking.zone.value, booking.hostZone.value];
  const own = messages.cityTime(messages.city(cityOf(zone)));
  if (!hostZone || minutesAhead(hostZone, zone, slot.start) === 0) return own;
  const there = booking.formats.value.time(slot.start, hostZone, booking.hourCycle.value);
  const place = { start: slot.start, zone: hostZone };
  return `${own} · ${messages.inCity(withDateElsewhere(booking, place, there), messages.city(cityOf(hostZone)))}`;
}
