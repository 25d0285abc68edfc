import { expect, test } from 'vitest';
import type { DateOverride } from '../../../../contract/index.ts';
import { localDate } from '../../../../time/index.ts';
import { overrideOn, withOverride } from './date-overrides.ts';

const holidays: DateOverride = { from: '2026-12-24', to: '2026-12-31', hours: [] };
const other = [{ start: '10:00', end: '12:00' }];

test('finds the override of a date within a range', () => {
  expect(overrideOn([holidays], localDate(2026, 12, 26))).toBe(holidays);
  expect(overrideOn([holidays], localDate(2027, 1, 1))).toBeUndefined();
});

test('keeps the dates on both sides of one that gets other hours', () => {
  const override = { from: '2026-12-28', to: '2026-12-29', hours: other };
  expect(withOverride([holidays], override)).toEqual([
    { ...holidays, to: '2026-12-27' },
    override,
    { ...holidays, from: '2026-12-30' },
  ]);
});

test('replaces an override whose dates are all within the new one', () => {
  const override = { from: '2026-12-20', to: '2027-01-03', hours: other };
  expect(withOverride([holidays], override)).toEqual([override]);
});

test('keeps overrides in the order of their dates', () => {
  const override = { from: '2026-11-02', to: '2026-11-02', hours: [] };
  expect(withOverride([holidays], override)).toEqual([override, holidays]);
});
