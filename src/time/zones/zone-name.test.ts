import { expect, test } from 'vitest';
import { intlZoneOf } from '../local-time.ts';
import { isZoneName, zoneNameInAnyCase } from './zone-name.ts';
import { zoneNames } from './zone-names.ts';

test.each([
  'Europe/Berlin',
  'Asia/Calcutta', // links count
  'Asia/Kolkata',
  'US/Eastern',
  'America/Argentina/Buenos_Aires',
  'America/Port-au-Prince',
  'Etc/GMT+12',
  'Pacific/Kanton',
  'Europe/Kyiv',
  'EST5EDT',
  'UTC',
])('accepts the zone name %s', (name) => {
  expect(isZoneName(name)).toBe(true);
});

test.each([
  'utc',
  'europe/berlin',
  'EUROPE/BERLIN',
  '+05:30',
  'UTC+3',
  'GMT+3',
  'IST', // Irish, Israeli or Indian: an invention of ICU
  'PST',
  'local',
  'system',
  'Factory',
  'Europe',
  'Europe/',
  '/Berlin',
  'Berlin',
  ' Europe/Berlin',
  'Europe/Berlin\n',
  'Europe/Berlin\0',
  'posix/Europe/Berlin',
  '../Europe/Berlin',
  '__proto__',
  'constructor',
  'toString',
  '',
])('refuses the zone name %j', (name) => {
  expect(isZoneName(name)).toBe(false);
});

test('accepts every zone name this machine lists', () => {
  const invalidNames = Intl.supportedValuesOf('timeZone').filter((name) => !isZoneName(name));
  expect(invalidNames).toEqual([]);
});

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
  ['Asia/calcutta', 'Asia/Calcutta'],
  ['utc', 'UTC'],
  ['berlin', undefined],
  ['__proto__', undefined],
])('finds the zone that %j names in any letter case', (text, name) => {
  expect(zoneNameInAnyCase(text)).toBe(name);
});

test('accepts the zone that Intl resolves any name to', () => {
  const listedNames = Object.entries(zoneNames).flatMap(([area, places]) =>
    places.split(' ').map((place) => (area ? `${area}/${place}` : place)),
  );
  const knownOnlyToIcu = ['ART', 'ECT', 'IST', 'JST', 'PST'];
  const resolvedNames = [...listedNames, ...knownOnlyToIcu].map((name) => intlZoneOf(name.toLowerCase()));
  // A name may be newer than this machine.
  expect(resolvedNames.filter((name) => name !== undefined && !isZoneName(name))).toEqual([]);
});
