import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { at } from './clocks.testing.ts';
import { asInstant } from './instant.ts';
import { parseInstant, requireInstant } from './parse-instant.ts';
import { formatInstant } from './wall-time.ts';

test.each([
  ['2026-03-29T09:00:00+02:00', '2026-03-29T07:00:00Z'],
  ['2026-03-29T09:00:00Z', '2026-03-29T09:00:00Z'],
  ['2026-03-29t09:00:00z', '2026-03-29T09:00:00Z'],
  ['2026-03-29T09:00+02:00', '2026-03-29T07:00:00Z'],
  ['2026-03-29T09:00:00.5+0200', '2026-03-29T07:00:00.5Z'],
  ['2026-03-29T09:00:00,1239999Z', '2026-03-29T09:00:00.123Z'],
  ['2026-03-29T09:00:00-00:00', '2026-03-29T09:00:00Z'],
  ['2026-01-01T00:15:00+05:45', '2025-12-31T18:30:00Z'],
  ['1969-12-31T23:59:59.999Z', '1969-12-31T23:59:59.999Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
  ['9999-12-31T23:59:59-12:00', '+010000-01-01T11:59:59Z'],
])('reads the instant %s', (text, expected) => {
  expect(parseInstant(text)).toBe(Temporal.Instant.from(expected).epochMilliseconds);
});

test.each([
  '2026-03-29T09:00:00', // where on Earth?
  '2026-03-29',
  '2026-03-29 09:00:00Z',
  '2026-03-29T09Z',
  '2026-03-29T24:00:00Z',
  '2026-03-29T09:60:00Z',
  '2026-03-29T09:00:60Z',
  '2026-02-30T09:00:00Z',
  '0000-01-01T00:00:00Z',
  '+002026-03-29T09:00:00Z',
  '2026-03-29T09:00:00+24:00',
  '2026-03-29T09:00:00+02:60',
  '2026-03-29T09:00:00+02',
  '2026-03-29T09:00:00 02:00', // a plus sign that a query string swallowed
  '2026-03-29T09:00:00.Z',
  '2026-03-29T09:00:00.1234567890Z',
  '2026-03-29T09:00:00Z[Europe/Berlin]',
  '2026-03-29T09:00:00Z\n',
  ' 2026-03-29T09:00:00Z',
  '2026-W13-7T09:00:00Z',
  '٢٠٢٦-٠٣-٢٩T09:00:00Z',
  '1774774800000',
  'now',
  '',
])('refuses an instant written as %j', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});

test('reads more clocks than it keeps in memory', () => {
  const clocks = Array.from({ length: 1440 }, (_, minute) => formatInstant(asInstant(minute * 60_000), 0));
  for (const texts of [clocks, clocks.toReversed(), clocks]) {
    for (const text of texts) expect(parseInstant(text)).toBe(Temporal.Instant.from(text).epochMilliseconds);
  }
});

test('refuses random text without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-+:.TtZz ') }), (text) => {
      const instant = parseInstant(text);
      if (instant !== undefined) expect(instant).toBe(Temporal.Instant.from(text).epochMilliseconds);
    }),
  );
});

test('reads back the instants it writes', () => {
  const firstMillis = Temporal.Instant.from('0001-01-02T00:00Z').epochMilliseconds;
  const lastMillis = Temporal.Instant.from('9999-12-30T00:00Z').epochMilliseconds;
  fc.assert(
    fc.property(
      fc.integer({ min: firstMillis, max: lastMillis }),
      fc.integer({ min: -14 * 60, max: 14 * 60 }),
      (millis, offsetMinutes) => {
        const text = formatInstant(at(millis), offsetMinutes);
        expect(parseInstant(text)).toBe(millis);
        expect(Temporal.Instant.from(text).epochMilliseconds).toBe(millis);
      },
    ),
  );
});

test('throws for a text that is not an instant when one is required', () => {
  expect(requireInstant('2026-03-29T09:00:00+02:00')).toBe(at('2026-03-29T07:00:00Z'));
  expect(() => requireInstant('2026-03-29')).toThrow('"2026-03-29" is not a date-time with an offset.');
});
