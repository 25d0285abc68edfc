import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Watches a clock, and returns what is called when the machine wakes up. */
function watchClock() {
  const onWake = vi.fn();
  const { now } = createServerClock(onWake);
  stop = effect(() => void now.value);
  return onWake;
}

test('notices that the machine has slept, once', () => {
  const onWake = watchClock();
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(onWake).toHaveBeenCalledTimes(1);
});

test.each([
  ['runs on', 0],
  ['is corrected by seconds', 5000],
  ['is put back by an hour', -3_600_000],
])('takes a machine for awake whose Date %s', (_, millis) => {
  const onWake = watchClock();
  vi.setSystemTime(Date.now() + millis);
  vi.advanceTimersByTime(60_000);
  expect(onWake).not.toHaveBeenCalled();
});
