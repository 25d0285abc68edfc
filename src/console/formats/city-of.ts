import type { ZoneName } from '../../time/index.ts';
import { cityOf as zoneCity } from '../../zones/index.ts';
import { locale } from '../words/index.ts';

/** Returns the name of a zone's city in the page's language: `Nueva York` for `America/New_York`. */
export function cityOf(zone: string): string {
  return locale().nameCity(zoneCity(zone as ZoneName)); // returns the last part of any text
}
