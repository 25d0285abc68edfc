import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoadWatch } from './create-load-watch.ts';

function work(millis: number): void {
  const until = performance.now() + millis;
  while (performance.now() < until);
}

test('shares how busy the thread is while it is watched', async () => {
  const watch = createLoadWatch();
  watch.start();
  const working = setInterval(() => work(40), 10);
  await expect.poll(() => watch.percent[0]).toBeGreaterThan(50);
  clearInterval(working);
  await expect.poll(() => watch.percent[0]).toBeLessThan(50);
  watch.stop();
  const [last] = watch.percent;
  work(300);
  await setTimeout(300);
  expect(watch.percent[0]).toBe(last);
});
