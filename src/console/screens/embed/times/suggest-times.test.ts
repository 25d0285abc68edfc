import { expect, test } from 'vitest';
import { suggestTimes } from './suggest-times.ts';

const day = (date: string, clocks: readonly string[]) => ({ date, starts: clocks.map((clock) => `${date}T${clock}Z`) });

test('suggests the first, a middle and the last time of a day', () => {
  expect(suggestTimes([day('2026-12-02', ['09:00', '09:30', '10:00', '14:00', '16:30'])])).toEqual([
    '2026-12-02T09:00Z',
    '2026-12-02T10:00Z',
    '2026-12-02T16:30Z',
  ]);
});

test('does not suggest a time twice', () => {
  expect(suggestTimes([day('2026-12-02', ['09:00']), day('2026-12-03', ['09:00', '10:00'])])).toHaveLength(3);
});

test('suggests times of no more than three days', () => {
  const days = ['02', '03', '04', '07'].map((date) => day(`2026-12-${date}`, ['09:00']));
  expect(suggestTimes(days)).toEqual(['2026-12-02T09:00Z', '2026-12-03T09:00Z', '2026-12-04T09:00Z']);
});
