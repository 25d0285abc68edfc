import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../time/index.ts';
import { createObstacleFinder } from './find-obstacle.ts';

const isMigrated = vi.fn<() => Promise<boolean>>();
const warn = vi.fn();
let findObstacle: () => Promise<string | undefined>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  isMigrated.mockResolvedValue(true);
  findObstacle = createObstacleFinder({ isMigrated }, { clock: systemClock, log: { warn } });
});
afterEach(() => vi.useRealTimers());

test('checks the database once for all who ask within a second', async () => {
  await Promise.all(Array.from({ length: 50 }, findObstacle));
  vi.advanceTimersByTime(900);
  await findObstacle();
  expect(isMigrated).toHaveBeenCalledTimes(1);
});

test('checks the database again after a second', async () => {
  await findObstacle();
  isMigrated.mockResolvedValue(false);
  vi.advanceTimersByTime(1000);
  expect(await findObstacle()).toBe('the tables of the database are not up to date');
});

test('logs a database that does not respond at most once a second', async () => {
  isMigrated.mockRejectedValue(new Error('away'));
  for (let time = 0; time < 20; time += 1) {
    expect(await findObstacle()).toBe('the database does not respond');
    vi.advanceTimersByTime(100);
  }
  expect(warn.mock.calls.length).toBeLessThanOrEqual(3);
});
