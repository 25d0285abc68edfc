import { type Instant, isIntlZone } from '../../time/index.ts';
import { offsetName } from '../../zones/index.ts';
import { cityOf } from './city-of.ts';
import { withComma } from './punctuation.ts';

/**
 * Returns the city of a zone and its offset at an instant: `New York, GMT−5`. For a zone that only the server knows,
 * returns only the city.
 */
export function zoneText(zone: string, now: Instant): string {
  const city = cityOf(zone);
  return isIntlZone(zone) ? withComma(city, offsetName(zone, now)) : city;
}
