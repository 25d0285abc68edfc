import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunningServer } from '../start/index.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const exit = vi.hoisted(() => vi.fn());
vi.mock('node:process', async (original) => ({ ...(await original<typeof import('node:process')>()), exit }));

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const ownParent = process.ppid;
const listenersBefore = signals.map((signal) => [signal, process.listeners(signal)] as const);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('npm_lifecycle_event', 'start');
});

afterEach(() => {
  exit.mockReset();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  Object.defineProperty(process, 'ppid', { value: ownParent, configurable: true });
  for (const [signal, listeners] of listenersBefore) {
    for (const listener of process.listeners(signal)) {
      if (!listeners.includes(listener)) process.off(signal, listener);
    }
  }
});

/** Stops a server that takes its time. Returns a function that lets it end. */
function open() {
  const stopping = Promise.withResolvers<void>();
  const stop = vi.fn(() => stopping.promise);
  stopOnSignal({ stop } as Partial<RunningServer> as RunningServer); // nothing else is used
  return { stop, end: stopping.resolve };
}

function loseParent(): void {
  Object.defineProperty(process, 'ppid', { value: 1, configurable: true });
  vi.advanceTimersByTime(1000);
}

test('finishes stopping when the signal also ended npm', async () => {
  const { stop, end } = open();
  process.emit('SIGTERM');
  loseParent();
  expect(exit).not.toHaveBeenCalled();
  end();
  await expect.poll(() => exit).toHaveBeenCalledWith(0);
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each(signals)('drains at %s', async (signal) => {
  const { stop, end } = open();
  process.emit(signal);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
  end();
  await expect.poll(() => exit).toHaveBeenCalledWith(0);
});

test('drains when a terminal sends SIGHUP more than once', () => {
  const { stop } = open();
  process.emit('SIGHUP');
  process.emit('SIGHUP');
  vi.advanceTimersByTime(1000);
  process.emit('SIGHUP');
  expect(exit).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each(['SIGINT', 'SIGTERM'] as const)('drains when npm passes on a %s that the server got too', (signal) => {
  const { stop } = open();
  process.emit(signal);
  vi.advanceTimersByTime(999);
  process.emit(signal);
  expect(exit).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each(['SIGINT', 'SIGTERM'] as const)('stops at once at a %s that comes a second after the first', (signal) => {
  const { stop } = open();
  process.emit('SIGTERM');
  vi.advanceTimersByTime(1000);
  process.emit(signal);
  expect(exit).toHaveBeenCalledWith(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('stops when npm has ended, and immediately at a later signal', () => {
  const { stop } = open();
  loseParent();
  expect(stop).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(1);
});
