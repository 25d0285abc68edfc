import { isIntlZone, utc, type ZoneName } from '../time/index.ts';

/** Returns the time zone of the browser, or UTC if it reports none. */
export function browserZone(): ZoneName {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isIntlZone(zone) ? zone : utc;
}
