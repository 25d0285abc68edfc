import { writeRange } from '../../language/index.ts';
import type { Instant, ZoneName } from '../../time/index.ts';
import { isRepeated } from '../../zones/index.ts';
import type { Slot } from '../calendar/index.ts';
import type { Booking } from '../model/index.ts';

/** Writes a time on the clocks of a zone. An hour that occurs twice in a night is distinguished by its offset. */
export function clearTime(booking: Booking, start: Instant, zone: ZoneName): string {
  const clock = booking.formats.value.time(start, zone, booking.hourCycle.value);
  return isRepeated(start, zone) ? `${clock} ${offsetOf(start, zone)}` : clock;
}

/**
 * Writes a slot on the clocks of a zone, as `15:30–16:00`. Both ends have their offsets if the clocks change in
 * between: otherwise an hour that the clocks repeat would have no length, or end before it starts.
 */
export function clearRange(booking: Booking, { start, end }: Slot, zone: ZoneName): string {
  const [formats, cycle] = [booking.formats.value, booking.hourCycle.value];
  const [first, last] = [offsetOf(start, zone), offsetOf(end, zone)];
  if (first !== last) {
    const [from, to] = [formats.time(start, zone, cycle), formats.time(end, zone, cycle)];
    // It breaks after the dash alone: it may be wider than a phone.
    return `${unbroken(`${from} ${first} –`)} ${unbroken(`${to} ${last}`)}`;
  }
  const range = writeRange(formats, { start, end, zone, cycle });
  return isRepeated(start, zone) ? `${range} ${first}` : range;
}

/**
 * Writes the offset as the times of the day do. `offsetName` is part of the first screen, which would grow if it were
 * used outside of it. The offset is isolated: its Latin letters would turn around a line that is written from the right.
 */
function offsetOf(instant: Instant, timeZone: ZoneName): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `\u2066${offset.replace('-', '\u2212')}\u2069`;
}

function unbroken(text: string): string {
  return text.replace(/\s/g, '\u00a0');
}
