import { type ClockRange, type Formats, writeRange } from '../language/index.ts';
import { asInstant, type Instant, minuteMillis, utc, type ZoneName } from '../time/index.ts';
import { minutesAhead } from './offsets.ts';

/** Clocks are set back by less than this, and no zone changes them twice within a day. */
const halfDayMillis = 12 * 60 * minuteMillis;

type ClockTime = Pick<ClockRange, 'zone' | 'cycle'> & { readonly instant: Instant };

/** Writes a time as `15:30`, or as `02:30 GMT+2` if the clocks of the zone show it twice that night. */
export function writeUnambiguousTime({ time }: Formats, { instant, zone, cycle }: ClockTime): string {
  const clock = time(instant, zone, cycle);
  return isRepeated(instant, zone) ? unbroken(`${clock} ${offsetOf(instant, zone)}`) : clock;
}

/**
 * Writes a span of time as `15:30–16:00`. If the clocks change in between, both ends have their offsets: otherwise an
 * hour that is repeated would have no length, or end before it starts.
 */
export function writeUnambiguousRange(formats: Formats, range: ClockRange): string {
  const { start, end, zone, cycle } = range;
  const [first, last] = [offsetOf(start, zone), offsetOf(end, zone)];
  if (first !== last) {
    const [from, to] = [formats.time(start, zone, cycle), formats.time(end, zone, cycle)];
    // It breaks after the dash alone: it may be wider than a phone.
    return `${unbroken(`${from} ${first} –`)} ${unbroken(`${to} ${last}`)}`;
  }
  const text = writeRange(formats, range);
  return isRepeated(start, zone) ? `${text} ${first}` : text;
}

/** Returns whether the clocks of a zone show the same time twice: now and before or after they are set back. */
function isRepeated(instant: Instant, zone: ZoneName): boolean {
  const offset = minutesAhead(zone, utc, instant);
  return [-halfDayMillis, halfDayMillis].some((distance) => {
    const other = minutesAhead(zone, utc, asInstant(instant + distance));
    const twin = asInstant(instant + (offset - other) * minuteMillis);
    return other !== offset && minutesAhead(zone, utc, twin) === other;
  });
}

/**
 * Writes the offset in the same form as `offsetName`, without using it, because any use by later steps would enlarge
 * the widget's first screen. The offset is isolated, because its Latin letters would turn around a line that is written
 * from the right.
 */
function offsetOf(instant: Instant, timeZone: ZoneName): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `\u2066${offset.replace('-', '\u2212')}\u2069`;
}

function unbroken(text: string): string {
  return text.replace(/\s/g, '\u00a0');
}
