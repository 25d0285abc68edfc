import { cityOf, minutesAhead, type Slot } from '../calendar/index.ts';
import type { Booking } from '../model/index.ts';

/** Writes a time in the invitee's zone and, where its clocks differ, in the host's. */
export function zonesInWords(booking: Booking, slot: Slot): string {
  const { messages } = booking.language.value;
  const [zone, hostZone, cycle] = [booking.zone.value, booking.hostZone.value, booking.hourCycle.value];
  const isElsewhere = hostZone && minutesAhead(hostZone, zone, slot.start) !== 0;
  return (
    [zone, ...(isElsewhere ? [hostZone] : [])]
      .map((each) => messages.zoneRange(booking.formats.value.range(slot, each, cycle), messages.city(cityOf(each))))
      // A time and its zone stay on one line.
      .map((words) => words.replaceAll(/\s/g, '\u00a0'))
      .join(' · ')
  );
}
