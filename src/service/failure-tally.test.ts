import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asInstant } from '../time/index.ts';
import { createFailureTally, type Failures } from './failure-tally.ts';

let reports: Failures[];
let fail: (message: string) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12) });
  reports = [];
  const add = createFailureTally({ clock: () => asInstant(Date.now()), report: (failures) => reports.push(failures) });
  fail = (message) => add(new Error(message));
});

afterEach(() => vi.useRealTimers());

test('reports the first failure immediately', () => {
  fail('away');
  expect(reports).toEqual([{ count: 1, since: '2026-03-02T12:00:00+00:00', error: new Error('away') }]);
});

test('reports failures of one second together, with the last error', () => {
  for (let count = 0; count < 558; count += 1) fail(`away ${count}`);
  vi.advanceTimersByTime(1000);
  expect(reports.map(({ count, error }) => [count, error.message])).toEqual([
    [1, 'away 0'],
    [557, 'away 557'],
  ]);
});

test('reports an outage once a second until it ends', () => {
  for (let tenth = 0; tenth < 40; tenth += 1) {
    fail('away');
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(10_000);
  expect(reports.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  expect(reports.length).toBeLessThanOrEqual(5);
});
