import { expect, test, vi } from 'vitest';
import { createPause } from './create-pause.ts';

function loadOf(percent: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(percent);
}

/** Takes steps of a millisecond each, and returns after how many of them it paused, and for how long. */
function restsOf(steps: number, { maxPauseMillis = 10_000, percent = 0 }): [number, number][] {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pauses: [number, number][] = [];
  let step = 0;
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation((_cell, _index, _value, millis = 0) => {
    pauses.push([step, millis]);
    now += millis;
    return 'timed-out';
  });
  const load = loadOf(percent);
  const pause = createPause({ burstMillis: 50, pausesPerBurst: { usual: 3, busy: 10 }, maxPauseMillis, load });
  for (step = 1; step <= steps; step += 1) {
    now += 1;
    pause();
  }
  clock.mockRestore();
  wait.mockRestore();
  return pauses;
}

test('pauses three times as long as it has worked, after each burst', () => {
  expect(restsOf(200, {})).toEqual([
    [64, 192],
    [128, 192],
    [192, 192],
  ]);
});

test('stops pausing once all pauses together have taken long enough', () => {
  expect(restsOf(200, { maxPauseMillis: 200 })).toEqual([
    [64, 192],
    [128, 8],
  ]);
});

test.each([
  [24, 192],
  [25, 640],
])('pauses longer while the main thread is busy for a quarter of the time: %i percent', (percent, millis) => {
  expect(restsOf(100, { percent })).toEqual([[64, millis]]);
});

test('blocks the thread during a pause', () => {
  const pausesPerBurst = { usual: 0, busy: 0 };
  const pause = createPause({ burstMillis: 0, pausesPerBurst, maxPauseMillis: 1, load: loadOf(0) });
  const wait = vi.spyOn(Atomics, 'wait');
  for (let step = 0; step < 32; step += 1) pause();
  expect(wait.mock.results).toEqual([{ type: 'return', value: 'timed-out' }]);
  wait.mockRestore();
});
