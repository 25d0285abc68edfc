import { expect, test } from 'vitest';
import { type Instant, parseInstant, type ZoneName } from '../time/index.ts';
import { createFormats, type HourCycle, writeRange } from './index.ts';

const zone = 'Europe/Berlin' as ZoneName; // a real zone
const start = parseInstant('2026-11-24T14:30Z') as Instant; // real instants
const end = parseInstant('2026-11-24T15:00Z') as Instant;

/** Writes a range in a language; the afternoon by default. */
function range(tag: string, cycle: HourCycle, interval = { start, end }): string {
  return writeRange(createFormats(tag), { ...interval, zone, cycle });
}

test.each([
  ['en-GB', '15:30–16:00'],
  ['en-US', '15:30–16:00'],
])('writes a range as in %s', (tag, expected) => {
  expect(plain(range(tag, 'h23'))).toBe(expected);
});

test('writes a Hebrew range from left to right', () => {
  expect(plain(range('he', 'h12'))).toMatch(/^\u2066[^\u2066]+ PM\u2069$/);
  expect(plain(range('he', 'h23'))).toBe('\u206615:30–16:00\u2069');
  expect(createFormats('he').time(start, zone, 'h23')).toBe('15:30');
});

test.each(['ja', 'es', 'he', 'de'])('writes a range in %s like its times', (tag) => {
  const early = { start: parseInstant('2026-11-24T03:30Z') as Instant, end: start }; // a real instant
  const { time } = createFormats(tag);
  for (const cycle of ['h12', 'h23'] as const) {
    expect(plain(range(tag, cycle, early))).toContain(plain(time(early.start, zone, cycle)).replace('\u2069', ''));
  }
});

test.each(['en-GB', 'en-US', 'fr', 'ja', 'he'])('keeps a range in %s on one line', (tag) => {
  expect(range(tag, 'h23')).toMatch(/\d\u00a0?\u2060[–～]\u2060\u00a0?\d/);
  expect(range(tag, 'h12')).not.toMatch(/ |[^\u2060][–～]/);
});

function plain(text: string): string {
  return text
    .replaceAll('\u2060', '')
    .replace(/\s*–\s*/gu, '–')
    .replace(/\s/gu, ' ');
}
