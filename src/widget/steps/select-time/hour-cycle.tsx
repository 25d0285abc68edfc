import type { Booking } from '../../model/index.ts';
import { Segmented } from '../../ui/index.ts';

/** The choice between a 12-hour and a 24-hour clock. */
export function HourCycle({ booking }: { booking: Booking }) {
  const { messages } = booking.language.value;
  return (
    <Segmented
      label={messages.clock}
      value={booking.hourCycle.value}
      options={[
        { value: 'h12', label: messages.clock12 },
        { value: 'h23', label: messages.clock24 },
      ]}
      onChange={booking.chooseHourCycle}
    />
  );
}
