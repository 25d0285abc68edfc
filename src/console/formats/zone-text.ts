import type { Instant, ZoneName } from '../../time/index.ts';
import { offsetName } from '../../zones/index.ts';
import { cityOf } from './city-of.ts';
import { withComma } from './punctuation.ts';

/** Returns the city of a zone and its offset at an instant: `New York, GMT−5`. */
export function zoneText(zone: string, now: Instant): string {
  return withComma(cityOf(zone), offsetName(zone as ZoneName, now)); // the server accepts only real zones
}
