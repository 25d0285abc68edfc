import { type Instant, toLocalTime, type ZoneName } from '../../time/index.ts';
import { cityOf, minutesAhead, type Slot } from '../calendar/index.ts';
import type { Booking } from '../model/index.ts';

/** Writes a time in the invitee's zone and, where its clocks differ, in the host's, with its date where that differs. */
export function zonesInWords(booking: Booking, slot: Slot): string {
  const { messages } = booking.language.value;
  const [zone, hostZone, cycle] = [booking.zone.value, booking.hostZone.value, booking.hourCycle.value];
  const isElsewhere = hostZone && minutesAhead(hostZone, zone, slot.start) !== 0;
  return [zone, ...(isElsewhere ? [hostZone] : [])]
    .map((each) => {
      const range = messages.zoneRange(booking.formats.value.range(slot, each, cycle), messages.city(cityOf(each)));
      // A time and its zone stay on one line.
      return withDateElsewhere(booking, { start: slot.start, zone: each }, range.replaceAll(/\s/g, '\u00a0'));
    })
    .join(' · ');
}

type Place = { readonly start: Instant; readonly zone: ZoneName };

/** Puts the date in front of a clock time in a zone where that is not the invitee's date. */
export function withDateElsewhere(booking: Booking, { start, zone }: Place, clock: string): string {
  const { date } = toLocalTime(start, zone);
  if (date === booking.dateOf(start)) return clock;
  return booking.language.value.messages.dateAt(booking.formats.value.shortDate(date), clock);
}
