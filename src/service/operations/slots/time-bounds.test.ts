import { expect, test } from 'vitest';
import { instant } from '../../testing/index.ts';
import { clampToBookable, refusalOutOfBounds } from './time-bounds.ts';

const now = instant('2026-03-02T12:00:00Z');

test('cuts the past off a range', () => {
  const range = { start: instant('2026-03-01T00:00:00Z'), end: instant('2026-03-03T00:00:00Z') };
  expect(clampToBookable(range, now)).toEqual({ start: now, end: range.end });
});

test('searches nothing past the end of the calendar', () => {
  const range = { start: instant('9999-01-01T00:00:00Z'), end: instant('9999-12-31T23:59:59Z') };
  const { start, end } = clampToBookable(range, now);
  expect(start).toBeGreaterThan(end);
});

test.each([
  ['2026-03-02T11:59:59.999Z', 'notice'],
  ['2026-03-02T12:00:00Z', undefined],
  ['9997-12-31T23:59:59.999Z', undefined],
  ['9998-01-01T00:00:00Z', 'window'],
  ['0001-01-01T00:00:00+23:59', 'notice'],
  ['9999-12-31T23:59:59-23:59', 'window'],
])('refuses the start %s for %s', (start, refusal) => {
  expect(refusalOutOfBounds(instant(start), now)).toBe(refusal);
});
