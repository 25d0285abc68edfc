import { expect, test } from 'vitest';
import { continentOf, countryOf } from './zone-countries.ts';
import { listAll } from './zones.testing.ts';

const zones = listAll('de', 'Europe/Berlin', { Tokyo: 'Tokio' });
const entryOf = (name: string) => zones.find(({ zone }) => zone === name);

test('every zone of the browser is listed once, and UTC', () => {
  const names = zones.map(({ zone }) => zone as string);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['UTC', ...Intl.supportedValuesOf('timeZone')]));
});

test('a zone has its city and country in the language of the page', () => {
  expect(entryOf('Asia/Tokyo')).toMatchObject({ city: 'Tokio', country: 'Japan', offset: 'GMT+9' });
  expect(entryOf('Europe/London')).toMatchObject({ city: 'London', country: 'Vereinigtes Königreich' });
});

test('every zone with a city has a country and a continent', () => {
  const places = zones.filter(({ zone }) => /^(?!Etc\/)\w+\//.test(zone));
  expect(places.filter(({ country, continent }) => !country || !continent).map(({ zone }) => zone)).toEqual([]);
});

test.each([
  ['Atlantic/Reykjavik', 'Reykjavik', '150'],
  ['Atlantic/Bermuda', 'Bermuda', '019'],
  ['Indian/Maldives', 'Maldives', '142'],
  ['Indian/Mauritius', 'Mauritius', '002'],
  ['Australia/Perth', 'Perth', '009'],
  ['UTC', 'UTC', undefined],
])('%s belongs to the continent of its country', (zone, city, continent) => {
  expect(continentOf(zone, countryOf(city)?.country)).toBe(continent);
});
