import { afterEach, expect, test } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { setLocale } from '../words/index.ts';
import { cityOf, zoneText } from './index.ts';

afterEach(() => setLocale(['en-GB']));

const winter = asInstant(Date.parse('2026-11-24T12:00:00Z'));

test.each([
  ['en-GB', 'Asia/Calcutta', 'Kolkata'],
  ['en-GB', 'UTC', 'UTC'],
  ['de', 'Europe/Vienna', 'Wien'],
  ['ja', 'America/New_York', 'ニューヨーク'],
])('names cities in %s: %s is %s', async (language, zone, city) => {
  await setLocale([language]);
  expect(cityOf(zone)).toBe(city);
});

test('writes a zone with its offset at that time of year', async () => {
  await setLocale(['es']);
  expect(zoneText('America/New_York', winter)).toBe('Nueva York, GMT\u22125');
});

test('writes only the city of a zone that the browser does not know', () => {
  expect(zoneText('America/New_Harbor', winter)).toBe('New Harbor');
});
