import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SlotsQuery } from './slots.ts';
import { errorsByPath } from './validation-errors.ts';

const month = { start: '2026-04-01', end: '2026-04-30' };

describe('the query of slots', () => {
  it('accepts dates, a zone and a duration for slots', () => {
    const query = v.parse(SlotsQuery, { ...month, timezone: 'Asia/Calcutta', duration: '45' });
    expect(query).toEqual({ ...month, timezone: 'Asia/Calcutta', duration: 45 });
    expect(v.parse(SlotsQuery, month).timezone).toBe('UTC');
  });

  it.each([
    [{ end: '2026-04-30' }, 'start'],
    [{ start: '2026-04-01' }, 'end'],
    [{ ...month, start: '2026-02-29' }, 'start'],
    [{ ...month, end: '2026-03-31' }, 'end'],
    [{ ...month, end: '2027-04-02' }, 'end'],
    [{ ...month, timezone: '+02:00' }, 'timezone'],
    [{ ...month, timezone: 'europe/berlin' }, 'timezone'],
    [{ ...month, duration: '0' }, 'duration'],
    [{ ...month, duration: '1441' }, 'duration'],
    [{ ...month, duration: '30.5' }, 'duration'],
    [{ ...month, duration: '' }, 'duration'],
    [{ ...month, extra: '1' }, 'extra'],
  ])('refuses the slots query %j at its parameter', (query, path) => {
    expect(Object.keys(errorsOf(SlotsQuery, query))).toEqual([path]);
  });

  it('accepts at most 366 days of slots', () => {
    expect(errorsOf(SlotsQuery, { start: '2026-01-01', end: '2027-01-01' })).toEqual({});
    expect(errorsOf(SlotsQuery, { start: '2026-01-01', end: '2027-01-02' })).toHaveProperty('end');
  });
});

function errorsOf(schema: v.GenericSchema, input: unknown): Record<string, string[]> {
  const result = v.safeParse(schema, input);
  return result.success ? {} : errorsByPath(result.issues);
}
