import { type Instant, toLocalTime, type ZoneName } from '../../time/index.ts';
import { cityOf, minutesAhead, writeUnambiguousRange, writeUnambiguousTime } from '../../zones/index.ts';
import type { Slot } from '../calendar/index.ts';
import type { Booking } from '../model/index.ts';

type TimeProps = { readonly booking: Booking; readonly slot: Slot };

/** A time in the invitee's zone and, if its clocks differ, in the host's, with its date if that differs. */
export function ZonesInWords({ booking, slot }: TimeProps) {
  const { messages } = booking.language.value;
  const [zone, cycle] = [booking.zone.value, booking.hourCycle.value];
  const hostZone = hostZoneElsewhere(booking, slot);
  const texts = [zone, ...(hostZone ? [hostZone] : [])].map((each) => {
    const clocks = writeUnambiguousRange(booking.formats.value, { ...slot, zone: each, cycle });
    const range = messages.zoneRange(clocks, messages.city(cityOf(each)));
    return withDateElsewhere(booking, { start: slot.start, zone: each }, range);
  });
  return <Pieces texts={texts} />;
}

/** The invitee's zone and, if its clocks differ, when a time begins in the host's: shown below the time itself. */
export function ZonesOfTime({ booking, slot }: TimeProps) {
  const { messages } = booking.language.value;
  const texts = [messages.cityTime(messages.city(cityOf(booking.zone.value)))];
  const hostZone = hostZoneElsewhere(booking, slot);
  if (hostZone) {
    const at = { instant: slot.start, zone: hostZone, cycle: booking.hourCycle.value };
    const there = writeUnambiguousTime(booking.formats.value, at);
    const clock = withDateElsewhere(booking, { start: slot.start, zone: hostZone }, there);
    texts.push(messages.inCity(clock, messages.city(cityOf(hostZone))));
  }
  return <Pieces texts={texts} />;
}

/**
 * Texts with a dot between them. A line breaks between two of them before it breaks within one, and has no dot at its
 * ends.
 */
function Pieces({ texts }: { texts: readonly string[] }) {
  return (
    <span class="pieces">
      {texts.map((text, index) => (
        <span key={text} class="piece">
          {index > 0 && <span class="dot"> · </span>}
          {text}
        </span>
      ))}
    </span>
  );
}

/** Returns the host's zone if its clocks differ from the invitee's at a time. */
function hostZoneElsewhere(booking: Booking, { start }: Slot): ZoneName | undefined {
  const hostZone = booking.hostZone.value;
  return hostZone && minutesAhead(hostZone, booking.zone.value, start) !== 0 ? hostZone : undefined;
}

type Place = { readonly start: Instant; readonly zone: ZoneName };

/** Puts the date before a clock time in a zone if it is not the invitee's date. */
function withDateElsewhere(booking: Booking, { start, zone }: Place, clock: string): string {
  const { date } = toLocalTime(start, zone);
  if (date === booking.dateOf(start)) return clock;
  return booking.language.value.messages.dateAt(booking.formats.value.shortDate(date), clock);
}
