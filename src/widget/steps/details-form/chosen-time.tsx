import type { Slot } from '../../calendar/index.ts';
import type { Booking } from '../../model/index.ts';
import { useFocusOnAppear } from '../../ui/index.ts';
import { clearRange } from '../clear-times.ts';
import { clockChanges } from '../lazy-clock-changes.ts';
import { ZonesOfTime } from '../zones-in-words.tsx';

type ChosenTimeProps = { readonly booking: Booking; readonly slot: Slot };

/** The selected time, in the invitee's zone and, if its clocks differ, in the host's; and clock changes before it. */
export function ChosenTime({ booking, slot }: ChosenTimeProps) {
  const { messages } = booking.language.value;
  const date = booking.formats.value.dayAndMonth(booking.dateOf(slot.start));
  const clocks = clearRange(booking, slot, booking.zone.value);
  const title = useFocusOnAppear<HTMLHeadingElement>();
  return (
    <div class="chosen-time">
      <h3 id="form-title" ref={title} class="unseen" tabIndex={-1} aria-describedby="form-time">
        {messages.yourDetails}
      </h3>
      <p id="form-time">
        <b>{messages.dayName(date, clocks)}</b>
      </p>
      <p>
        <ZonesOfTime booking={booking} slot={slot} />
      </p>
      <clockChanges.Lazy booking={booking} start={slot.start} />
    </div>
  );
}
