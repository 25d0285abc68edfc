import type { ZoneName } from '../../time/index.ts';
import { cityOf as zoneCity } from '../../zones/index.ts';
import { locale } from '../words/index.ts';

/** Returns what the page's language calls the city of a zone: `Nueva York` for `America/New_York`. */
export function cityOf(zone: string): string {
  return locale().nameCity(zoneCity(zone as ZoneName)); // of any text it returns the last part
}
