import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ZoneName } from '../../time/index.ts';
import { cityOf } from '../calendar/index.ts';
import { languages } from './catalogues.testing.ts';
import { loadWords } from './languages/index.ts';

test('every language but English has names of cities', () => {
  const files = globSync('src/widget/messages/cities/*.ts').map((file) => file.slice(-5, -3));
  expect(files.sort()).toEqual([...languages].sort());
});

test.each(languages)('names of cities in %s belong to cities of time zones', async (language) => {
  const { cities } = (await import(`./cities/cities-${language}.ts`)) as { cities: string }; // each file exports the same name
  const known = new Set(Intl.supportedValuesOf('timeZone').map((zone) => cityOf(zone as ZoneName))); // names of the browser
  const names = cities.split('|').map((pair) => pair.split('='));
  expect(names.filter((pair) => pair.length !== 2 || !pair[1]?.trim())).toEqual([]);
  expect(names.filter(([name = '']) => !known.has(name))).toEqual([]);
});

test.each([
  ['ja', 'Tokyo', '東京'],
  ['zh', 'New York', '纽约'],
  ['ar', 'Dubai', 'دبي'],
  ['he', 'Berlin', 'ברלין'],
  ['fr', 'London', 'Londres'],
  ['de', 'Berlin', 'Berlin'],
  ['de', 'Nowhere', 'Nowhere'],
])('%s words call %s %s', async (language, name, expected) => {
  const messages = (await loadWords(language))(language);
  expect(messages.city(name)).toBe(expected);
});
