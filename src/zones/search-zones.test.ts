import { describe, expect, test } from 'vitest';
import { localDate } from '../time/index.ts';
import { countryOf, placeNames } from './places/index.ts';
import { searchZones } from './search-zones.ts';
import { plainText } from './zone-list.ts';
import { listAll } from './zones.testing.ts';

const zones = listAll('de', 'Europe/Berlin');
const inJapanese = listAll('ja', 'Asia/Tokyo', { cities: { Tokyo: '東京', Berlin: 'ベルリン' } });
const cities = (query: string, among = zones) =>
  searchZones(among, query).map(({ entry }) => entry.zone.split('/').at(-1));

describe('searching zones', () => {
  test.each([
    ['new york', 'New_York'],
    ['NYC', 'New_York'],
    ['ny', 'New_York'],
    ['America/New', 'New_York'],
    ['EST', 'New_York'],
    ['Eastern', 'New_York'],
    ['USA', 'New_York'],
    ['United States', 'New_York'],
    ['UK', 'London'],
    ['England', 'London'],
    ['Munich', 'Berlin'],
    ['münchen', 'Berlin'],
    ['Zürich', 'Zurich'],
    ['California', 'Los_Angeles'],
    ['San Francisco', 'Los_Angeles'],
    ['pst', 'Los_Angeles'],
    ['pacific time', 'Los_Angeles'],
    ['Texas', 'Chicago'],
    ['Rio de Janeiro', 'Sao_Paulo'],
    ['São', 'Sao_Paulo'],
    ['Beijing', 'Shanghai'],
    ['北京', 'Shanghai'],
    ['UAE', 'Dubai'],
    ['CET', 'Berlin'],
    ['aedt', 'Sydney'],
    ['Neuseeland', 'Auckland'],
    ['New Zealand', 'Auckland'],
    ['lon', 'London'],
    ['utc', 'UTC'],
  ])('%s finds a zone of %s first', (query, city) => {
    expect(cities(query)[0]).toBe(city);
  });

  test.each(['Łódź', 'łódź', 'Lodz', 'lodz', 'ŁÓDŹ'])('%s finds Warsaw first', (query) => {
    expect(cities(query)[0]).toBe('Warsaw');
  });

  test.each(['India', 'Mumbai', 'Bombay', 'IST', 'Bangalore'])('%s finds Kolkata first', (query) => {
    expect(['Calcutta', 'Kolkata']).toContain(cities(query)[0]);
  });

  test.each(['日本', '東京', '大阪', '日本標準時', 'Tokyo', 'Japan'])('%s finds Tokyo in Japanese', (query) => {
    expect(cities(query, inJapanese)[0]).toBe('Tokyo');
  });

  test('matches words only from their beginning', () => {
    expect(cities('USA')).not.toContain('Jerusalem');
    expect(cities('uk')).not.toContain('Nuuk');
    expect(cities('ny')).not.toContain('Berlin');
  });

  test('matches several words in any order', () => {
    expect(cities('york new')[0]).toBe('New_York');
    expect(cities('germany berlin')[0]).toBe('Berlin');
  });

  test('names the place searched for if it is not the zone’s city', () => {
    expect(searchZones(zones, 'munich')[0]?.place).toBe('Munich');
    expect(searchZones(zones, 'berlin')[0]?.place).toBeUndefined();
  });

  test('finds exactly the zones with an offset', () => {
    const offsets = (query: string) => new Set(searchZones(zones, query).map(({ entry }) => entry.offset));
    expect(offsets('+1')).toEqual(new Set(['GMT+1']));
    expect(offsets('-3:30')).toEqual(new Set(['GMT\u22123:30']));
    expect(offsets('utc +13')).toEqual(new Set(['GMT+13', 'GMT+13:45']));
    expect(offsets('+5')).toEqual(new Set(['GMT+5', 'GMT+5:30', 'GMT+5:45']));
  });

  test('finds the zones with an offset in the visible month', () => {
    const march = listAll('en', 'Europe/Berlin', { month: localDate(2027, 3, 1) });
    for (const query of ['+1', '+2', 'utc+2']) expect(cities(query, march)).toContain('Berlin');
    expect(cities('+1', listAll('en', 'Europe/Berlin', { month: localDate(2027, 7, 1) }))).not.toContain('Berlin');
  });

  test('finds nothing for letters that name nothing', () => {
    expect(searchZones(zones, 'xyzzy')).toEqual([]);
  });
});

test('lists other names only for cities of zones', () => {
  expect(Object.keys(placeNames).filter((city) => !countryOf(city))).toEqual([]);
});

test('finds a zone among the first three by every other name', () => {
  const missing = Object.entries(placeNames).flatMap(([city, names]) =>
    names.split(', ').filter(
      (name) =>
        !searchZones(zones, name)
          .slice(0, 3)
          .some(({ entry }) => entry.terms.some(({ plain }) => plain === plainText(city))),
    ),
  );
  expect(missing).toEqual([]);
});
