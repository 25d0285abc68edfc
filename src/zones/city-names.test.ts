import { expect, test } from 'vitest';
import { languages } from '../language/index.ts';
import type { ZoneName } from '../time/index.ts';
import { loadCityNames } from './city-names.ts';
import { cityOf } from './city-of.ts';

const translations = languages.filter((language) => language !== 'en');

test.each(translations)('lists only cities of time zones in %s', async (language) => {
  const { cities } = (await import(`./cities/cities-${language}.ts`)) as { cities: string }; // each file exports the same name
  const browserCities = new Set(Intl.supportedValuesOf('timeZone').map((zone) => cityOf(zone as ZoneName))); // names of the browser
  const names = cities.split('|').map((pair) => pair.split('='));
  expect(names.filter((pair) => pair.length !== 2 || !pair[1]?.trim())).toEqual([]);
  expect(names.filter(([name = '']) => !browserCities.has(name))).toEqual([]);
});

test.each([
  ['ja', 'Tokyo', '東京'],
  ['zh', 'New York', '纽约'],
  ['ar', 'Dubai', 'دبي'],
  ['he', 'Berlin', 'ברלין'],
  ['fr', 'London', 'Londres'],
  ['de', 'Berlin', 'Berlin'],
  ['de', 'Nowhere', 'Nowhere'],
  ['en', 'Rome', 'Rome'],
])('%s calls %s %s', async (language, name, expected) => {
  const nameCity = await loadCityNames(language);
  expect(nameCity(name)).toBe(expected);
});
