import { writeUnambiguousRange } from '../../../zones/index.ts';
import type { Slot } from '../../calendar/index.ts';
import type { Booking } from '../../model/index.ts';
import { useFocusOnAppear } from '../../ui/index.ts';
import { clockChanges } from '../lazy-clock-changes.ts';
import { ZonesOfTime } from '../zones-in-words.tsx';

type ChosenTimeProps = { readonly booking: Booking; readonly slot: Slot };

/** The selected time, in the invitee's zone and, if its clocks differ, in the host's; and clock changes before it. */
export function ChosenTime({ booking, slot }: ChosenTimeProps) {
  const { messages } = booking.language.value;
  const formats = booking.formats.value;
  const date = formats.dayAndMonth(booking.dateOf(slot.start));
  const clock = { zone: booking.zone.value, cycle: booking.hourCycle.value };
  const clocks = writeUnambiguousRange(formats, { ...slot, ...clock });
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
