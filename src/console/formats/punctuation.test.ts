import { afterEach, expect, test } from 'vitest';
import { asInstant, localDate, type ZoneName } from '../../time/index.ts';
import { setLocale } from '../words/index.ts';
import {
  capitalized,
  dateWithTime,
  dayHeading,
  durationText,
  monthText,
  relativeTime,
  setHostClock,
  withColon,
  withComma,
} from './index.ts';

afterEach(() => setLocale(['en-GB']));

test.each([
  ['en-GB', 'Berlin, 15:00', 'Booking: changed', '24 Nov, 15:00'],
  ['fr', 'Berlin, 15:00', 'Booking\u00a0: changed', '24 Nov, 15:00'],
  ['ja', 'Berlin、15:00', 'Booking：changed', '24 Nov 15:00'],
  ['zh', 'Berlin，15:00', 'Booking：changed', '24 Nov 15:00'],
  ['ar', 'Berlin، 15:00', 'Booking: changed', '24 Nov، 15:00'],
])('joins two texts with the punctuation of %s', async (tag, comma, colon, dateTime) => {
  await setLocale([tag]);
  expect(withComma('Berlin', '15:00')).toBe(comma);
  expect(withColon('Booking', 'changed')).toBe(colon);
  expect(dateWithTime('24 Nov', '15:00')).toBe(dateTime);
});

test.each([
  ['pl', 'Środa, 25\u00a0listopada'],
  ['ja', '11月25日水曜日'],
])('begins the heading of a day with a capital in %s, where there are any', async (tag, heading) => {
  await setLocale([tag]);
  expect(dayHeading(localDate(2026, 11, 25), asInstant(Date.UTC(2026, 10, 20)))).toBe(heading);
});

test('puts today before its date with the comma of the language', async () => {
  await setLocale(['zh']);
  expect(dayHeading(localDate(2026, 11, 25), asInstant(Date.UTC(2026, 10, 25, 12)))).toBe('今天，11月25日星期三');
});

test('writes Japanese lengths of time without spaces', async () => {
  await setLocale(['ja']);
  expect(durationText(90)).toBe('1時間30分');
  expect(relativeTime(asInstant(180 * 60_000), asInstant(0))).toBe('3時間後');
});

test('writes a Hebrew distance in time without its number in figures', async () => {
  await setLocale(['he']);
  expect(relativeTime(asInstant(60 * 60_000), asInstant(0))).toBe('בעוד שעה');
  expect(relativeTime(asInstant(-120 * 60_000), asInstant(0))).toBe('לפני שעתיים');
});

test('capitalizes by the rules of the language of the page', async () => {
  await setLocale(['pl']);
  expect(capitalized('środa')).toBe('Środa');
});

test('writes months in lower case where the language does', async () => {
  await setLocale(['fr']);
  expect(monthText(localDate(2026, 11, 1))).toBe('novembre 2026');
});

test.each([
  ['2026-11-25T06:00:00Z', 'in 2 days'],
  ['2026-11-24T21:30:00Z', 'tomorrow'],
  ['2026-11-23T18:30:00Z', 'in 10 hours'],
  ['2026-11-22T01:00:00Z', 'yesterday'],
  ['2026-11-21T23:30:00Z', 'yesterday'],
])('counts the days to %s by the calendar of the host: %s', (moment, text) => {
  setHostClock({ zone: 'Europe/Berlin' as ZoneName, hourCycle: 'h23' });
  const at = (iso: string) => asInstant(Date.parse(iso));
  expect(relativeTime(at(moment), at('2026-11-23T08:30:00Z'))).toBe(text);
});
