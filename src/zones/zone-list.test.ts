import { expect, test } from 'vitest';
import { localDate } from '../time/index.ts';
import { continentOf, countryOf } from './places/index.ts';
import { listAll } from './zones.testing.ts';

const zones = listAll('de', 'Europe/Berlin', { cities: { Tokyo: 'Tokio' } });
const entryOf = (name: string) => zones.find(({ zone }) => zone === name);

test('lists every zone of the browser once, and UTC', () => {
  const names = zones.map(({ zone }) => zone as string);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['UTC', ...Intl.supportedValuesOf('timeZone')]));
});

test('names the city and country of a zone in the language of the page', () => {
  expect(entryOf('Asia/Tokyo')).toMatchObject({ city: 'Tokio', country: 'Japan', offset: 'GMT+9' });
  expect(entryOf('Europe/London')).toMatchObject({ city: 'London', country: 'Vereinigtes Königreich' });
});

test.each([
  ['in July', 7, 'GMT+2', 'GMT−4', 'GMT+10'],
  ['in the month in which clocks change', 3, 'GMT+1 / GMT+2', 'GMT−5 / GMT−4', 'GMT+11'],
])('lists the offsets %s of a zone in the visible month', (_, month, berlin, newYork, sydney) => {
  const then = listAll('en', 'Europe/Berlin', { month: localDate(2027, month, 1) });
  const offsets = ['Europe/Berlin', 'America/New_York', 'Australia/Sydney'].map(
    (name) => then.find(({ zone }) => zone === name)?.offset,
  );
  expect(offsets).toEqual([berlin, newYork, sydney]);
});

test('gives every zone with a city a country and a continent', () => {
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
