import { isZoneName, type ZoneName } from '../../../../time/index.ts';

/**
 * The names that Windows shows for zones where they are not cities of the tz database, without the offset before them.
 */
const zonesByPlace: Readonly<Record<string, string>> = {
  'Abu Dhabi': 'Asia/Dubai',
  Alaska: 'America/Anchorage',
  'Aleutian Islands': 'America/Adak',
  Arizona: 'America/Phoenix',
  Astana: 'Asia/Almaty',
  'Atlantic Time (Canada)': 'America/Halifax',
  'Baja California': 'America/Tijuana',
  Beijing: 'Asia/Shanghai',
  Brasilia: 'America/Sao_Paulo',
  'Cabo Verde Is.': 'Atlantic/Cape_Verde',
  'Cape Verde Is.': 'Atlantic/Cape_Verde',
  Caucasus: 'Asia/Yerevan',
  'Central America': 'America/Guatemala',
  'Central Time (US & Canada)': 'America/Chicago',
  'Chatham Islands': 'Pacific/Chatham',
  Chennai: 'Asia/Kolkata',
  Chetumal: 'America/Cancun',
  Chihuahua: 'America/Mazatlan',
  Chokurdakh: 'Asia/Srednekolymsk',
  'City of Buenos Aires': 'America/Buenos_Aires',
  'Coordinated Universal Time': 'UTC',
  'Coordinated Universal Time+12': 'Etc/GMT-12',
  'Coordinated Universal Time+13': 'Etc/GMT-13',
  'Coordinated Universal Time-02': 'Etc/GMT+2',
  'Coordinated Universal Time-08': 'Etc/GMT+8',
  'Coordinated Universal Time-09': 'Etc/GMT+9',
  'Coordinated Universal Time-11': 'Etc/GMT+11',
  'Easter Island': 'Pacific/Easter',
  'Eastern Time (US & Canada)': 'America/New_York',
  Ekaterinburg: 'Asia/Yekaterinburg',
  Georgetown: 'America/La_Paz',
  Greenland: 'America/Godthab',
  'Greenwich Mean Time': 'Europe/London',
  Haiti: 'America/Port-au-Prince',
  Hawaii: 'Pacific/Honolulu',
  'Indiana (East)': 'America/Indianapolis',
  'International Date Line West': 'Etc/GMT+12',
  Islamabad: 'Asia/Karachi',
  'La Paz': 'America/Mazatlan',
  'Marquesas Islands': 'Pacific/Marquesas',
  'Mid-Atlantic': 'Etc/GMT+2',
  'Midway Island': 'Pacific/Midway',
  'Mountain Time (US & Canada)': 'America/Denver',
  Newfoundland: 'America/St_Johns',
  "Nuku'alofa": 'Pacific/Tongatapu',
  'Pacific Time (US & Canada)': 'America/Los_Angeles',
  Petropavlovsk: 'Asia/Kamchatka',
  'Petropavlovsk-Kamchatsky': 'Asia/Kamchatka',
  'Port Louis': 'Indian/Mauritius',
  'Saint Pierre and Miquelon': 'America/Miquelon',
  Salvador: 'America/Bahia',
  Samoa: 'Pacific/Apia',
  Saskatchewan: 'America/Regina',
  'Solomon Is.': 'Pacific/Guadalcanal',
  'Sri Jayawardenepura': 'Asia/Colombo',
  'Turks and Caicos': 'America/Grand_Turk',
  'West Central Africa': 'Africa/Lagos',
  Yukon: 'America/Whitehorse',
};

const zoneByPlace = new Map(Object.entries(zonesByPlace).map(([place, zone]) => [place.toLowerCase(), zone]));

/** The regions of the tz database that hold cities. */
const areas = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic', 'Indian'];

/**
 * Finds the zone that Windows shows as `(UTC+01:00) Amsterdam, Berlin, Bern`; undefined if it is not such a name.
 * Without the offset a place says too little, but `Eastern Time (US & Canada)` does not: some programs write it as it
 * is.
 */
export function findDisplayedZone(text: string): ZoneName | undefined {
  const name = text.replace(/\\(.)/g, '$1');
  const withOffset = /^\((?:UTC|GMT)(?:[+-]\d{1,2}:\d{2})?\)\s*(\S.*)$/i.exec(name);
  const shown = withOffset?.[1] ?? /^\w+ Time \(.+\)$/i.exec(name)?.[0];
  if (shown === undefined) return undefined;
  const places = shown.replace(/ - (old|new)$/i, '').split(',');
  for (const place of places) {
    const zone = findPlace(place.trim().replaceAll('\u2019', "'").replace(' and Canada', ' & Canada'));
    if (zone) return zone;
  }
  return undefined;
}

function findPlace(place: string): ZoneName | undefined {
  const known = zoneByPlace.get(place.toLowerCase());
  if (known !== undefined) return isZoneName(known) ? known : undefined;
  // Some are shown with their kind or another name: `Lord Howe Island`, `Yangon (Rangoon)`.
  const city = place.replace(/ Island$| \(.*\)$/, '').replaceAll(' ', '_');
  return areas.map((area) => `${area}/${city}`).find(isZoneName);
}
