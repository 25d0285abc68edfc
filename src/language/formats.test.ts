import { describe, expect, test } from 'vitest';
import { type Instant, type LocalDate, parseInstant, type ZoneName } from '../time/index.ts';
import { createFormats, hourCycleOf, pickLanguage } from './index.ts';

const berlin = 'Europe/Berlin' as ZoneName; // a real zone
const start = parseInstant('2026-11-24T14:30Z') as Instant; // real instants
const end = parseInstant('2026-11-24T15:00Z') as Instant;
const day = '2026-11-24' as LocalDate; // a real date

test('keeps the regional habits of a language without a catalog', () => {
  expect(hourCycleOf(pickLanguage(['tlh', 'en-US'], [])[1])).toBe(hourCycleOf('tlh'));
  expect(hourCycleOf('en-US')).toBe('h12');
});

describe('formats', () => {
  test.each([
    ['en-GB', 'Tuesday 24 November 2026', '15:30', '15:30–16:00'],
    ['en-US', 'Tuesday, November 24, 2026', '15:30', '15:30 – 16:00'],
  ] as const)('writes dates and times as in %s', (tag, date, time, range) => {
    const formats = createFormats(tag);
    expect(formats.fullDate(day)).toBe(date);
    expect([formats.time(start, berlin, 'h23'), formats.range({ start, end }, berlin, 'h23')].map(plain)).toEqual([
      time,
      plain(range),
    ]);
  });

  test('writes midnight and noon by the chosen clock', () => {
    const { time } = createFormats('en-GB');
    const midnight = parseInstant('2026-11-23T23:00Z') as Instant; // real
    expect(time(midnight, berlin, 'h23')).toBe('00:00');
    expect(plain(time(midnight, berlin, 'h12')).toLowerCase()).toBe('12:00 am');
  });

  test('writes a Hebrew range from left to right', () => {
    const { range, time } = createFormats('he');
    expect(plain(range({ start, end }, berlin, 'h12'))).toMatch(/^\u2066[^\u2066]+ PM\u2069$/);
    expect(plain(range({ start, end }, berlin, 'h23'))).toBe('\u206615:30–16:00\u2069');
    expect(time(start, berlin, 'h23')).toBe('15:30');
  });

  test.each(['ja', 'es', 'he', 'de'])('writes a range in %s like its times', (tag) => {
    const { range, time } = createFormats(tag);
    const early = { start: parseInstant('2026-11-24T03:30Z') as Instant, end: start }; // a real instant
    for (const cycle of ['h12', 'h23'] as const) {
      expect(plain(range(early, berlin, cycle))).toContain(
        plain(time(early.start, berlin, cycle)).replace('\u2069', ''),
      );
    }
  });

  test.each(['en-GB', 'en-US', 'fr', 'ja', 'he'])('keeps a range in %s on one line', (tag) => {
    const { range } = createFormats(tag);
    expect(range({ start, end }, berlin, 'h23')).toMatch(/\d\u00a0?\u2060[–～]\u2060\u00a0?\d/);
    expect(range({ start, end }, berlin, 'h12')).not.toMatch(/ |[^\u2060][–～]/);
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

// Versions of ICU differ in which spaces and dashes they put.
function plain(text: string): string {
  return text
    .replaceAll('\u2060', '')
    .replace(/\s*–\s*/gu, '–')
    .replace(/\s/gu, ' ');
}
