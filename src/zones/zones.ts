import { utc, type ZoneName } from '../time/index.ts';

/** Names of cities that browsers still take from old names of the tz database. */
const renamedCities: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Godthab: 'Nuuk',
  Faeroe: 'Faroe',
  Asmera: 'Asmara',
  Truk: 'Chuuk',
  Ponape: 'Pohnpei',
  St_Johns: 'St. John’s',
};

/** Returns the city a zone is named after: `New York` for `America/New_York`. */
export function cityOf(zone: ZoneName): string {
  const name = zone.slice(zone.lastIndexOf('/') + 1);
  return renamedCities[name] ?? name.replaceAll('_', ' ');
}

/** Returns whether this browser knows `text` as a named zone; offsets such as `+05:30` are not named zones. */
export function isZoneOfBrowser(text: string): text is ZoneName {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Returns the zone this browser is set to, UTC when it does not say. */
export function zoneOfBrowser(): ZoneName {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isZoneOfBrowser(zone) ? zone : utc;
}
