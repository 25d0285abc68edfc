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
  const added = { from: '2026-12-28', to: '2026-12-29', hours: other };
  expect(withOverride([holidays], added)).toEqual([
    { ...holidays, to: '2026-12-27' },
    added,
    { ...holidays, from: '2026-12-30' },
  ]);
});

test('replaces an override whose dates are all within the new one', () => {
  const added = { from: '2026-12-20', to: '2027-01-03', hours: other };
  expect(withOverride([holidays], added)).toEqual([added]);
});

test('keeps overrides in the order of their dates', () => {
  const added = { from: '2026-11-02', to: '2026-11-02', hours: [] };
  expect(withOverride([holidays], added)).toEqual([added, holidays]);
});
