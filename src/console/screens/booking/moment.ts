import { type Instant, parseInstant, toLocalTime, type ZoneName } from '../../../time/index.ts';
import { dateWithTime, hostZone, timeIn } from '../../formats/index.ts';
import { locale } from '../../words/index.ts';

/** Returns `Tuesday 24 November, 15:00` for a time from the server. */
export function momentOf(text: string): string {
  const instant = parseInstant(text);
  return instant === undefined ? text : momentIn(instant);
}

/** Returns `Tuesday 24 November, 15:00` in a zone. @default the host's zone */
export function momentIn(instant: Instant, zone: ZoneName = hostZone()): string {
  return dateWithTime(locale().formats.dayAndMonth(toLocalTime(instant, zone).date), timeIn(instant, zone));
}
