import type { ZoneName } from '../time/index.ts';

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
