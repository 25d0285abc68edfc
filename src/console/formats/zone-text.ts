import type { Instant, ZoneName } from '../../time/index.ts';
import { offsetName, cityOf as zoneCity } from '../../zones/index.ts';
import { locale } from '../words/index.ts';
import { withComma } from './punctuation.ts';

/** Returns what the page's language calls the city of a zone: `Nueva York` for `America/New_York`. */
export function cityOf(zone: string): string {
  return locale().nameCity(zoneCity(zone as ZoneName)); // of any text it returns the last part
}

/** Returns the city of a zone and its offset at an instant: `New York, GMT−5`. */
export function zoneText(zone: string, now: Instant): string {
  return withComma(cityOf(zone), offsetName(zone as ZoneName, now)); // the server accepts only real zones
}
