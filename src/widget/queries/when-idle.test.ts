import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle, whenSettled } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for the browser to be idle', () => {
  const request = vi.fn(() => 7);
  vi.stubGlobal('requestIdleCallback', request);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  expect(request).toHaveBeenCalledWith(run, { timeout: 3000 });
});

test('cancels the idle callback in the browser', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  whenIdle(() => undefined)();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('asks for idle time only after the first screen is drawn', () => {
  const request = vi.fn(() => 7);
  vi.stubGlobal('requestIdleCallback', request);
  const run = vi.fn();
  whenSettled(run);
  whenSettled(vi.fn())();
  expect(request).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(request.mock.calls).toEqual([[run, { timeout: 3000 }]]);
});

test('cancels what waits for idle time after the first screen', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const stop = whenSettled(() => undefined);
  vi.runAllTimers();
  stop();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('waits a moment in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const [run, other] = [vi.fn(), vi.fn()];
  whenIdle(run);
  whenIdle(other)();
  expect(run).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect([run.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
