import { asInstant, type Instant, minuteMillis, utc, type ZoneName } from '../time/index.ts';
import { minutesAhead } from './offsets.ts';

/** Clocks are set back by less, and no zone changes them twice within two of these. */
const halfDayMillis = 12 * 60 * minuteMillis;

/** Returns whether the clocks of a zone show the same time twice: now and before or after they are set back. */
export function isRepeated(instant: Instant, zone: ZoneName): boolean {
  const offset = minutesAhead(zone, utc, instant);
  return [-halfDayMillis, halfDayMillis].some((distance) => {
    const other = minutesAhead(zone, utc, asInstant(instant + distance));
    const twin = asInstant(instant + (offset - other) * minuteMillis);
    return other !== offset && minutesAhead(zone, utc, twin) === other;
  });
}
