import { describe, expect, test } from 'vitest';
import { type Instant, type LocalDate, parseInstant, type ZoneName } from '../time/index.ts';
import { createFormats, hourCycleOf, pickLanguage } from './index.ts';

const berlin = 'Europe/Berlin' as ZoneName; // a real zone
const start = parseInstant('2026-11-24T14:30Z') as Instant; // a real instant
const day = '2026-11-24' as LocalDate; // a real date

test('keeps the regional habits of a language without a catalog', () => {
  expect(hourCycleOf(pickLanguage(['tlh', 'en-US'], [])[1])).toBe(hourCycleOf('tlh'));
  expect(hourCycleOf('en-US')).toBe('h12');
});

describe('formats', () => {
  test.each([
    ['en-GB', 'Tuesday 24 November 2026', '15:30'],
    ['en-US', 'Tuesday, November 24, 2026', '15:30'],
  ] as const)('writes dates and times as in %s', (tag, date, time) => {
    const formats = createFormats(tag);
    expect(formats.fullDate(day)).toBe(date);
    expect(formats.time(start, berlin, 'h23')).toBe(time);
  });

  test('writes midnight and noon by the chosen clock', () => {
    const { time } = createFormats('en-GB');
    const midnight = parseInstant('2026-11-23T23:00Z') as Instant; // real
    expect(time(midnight, berlin, 'h23')).toBe('00:00');
    expect(plain(time(midnight, berlin, 'h12')).toLowerCase()).toBe('12:00 am');
  });

  test.each(['en-US', 'en-GB', 'de', 'es', 'pl'])('breaks a date in %s after the weekday alone', (tag) => {
    const { dayAndMonth, weekday } = createFormats(tag);
    const [first, ...others] = dayAndMonth(day).split(/,? /);
    expect(first).toBe(weekday(day, 'long'));
    expect(others).toHaveLength(1);
  });

  test('marks the month in a month title', () => {
    expect(createFormats('en-GB').monthAndYear(day)).toContainEqual({ text: 'November', isMonth: true });
  });
});

// Versions of ICU differ in the spaces and dashes they use.
function plain(text: string): string {
  return text
    .replaceAll('\u2060', '')
    .replace(/\s*–\s*/gu, '–')
    .replace(/\s/gu, ' ');
}
