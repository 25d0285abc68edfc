import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { longestWaitDays } from '../records/index.ts';
import { nextAttempt } from './retry-schedule.ts';

const now = asInstant(Date.UTC(2026, 2, 2, 7));
const [second, minute, hour] = [1, 60, 3600];

test.each([
  [1, 5 * second],
  [2, 5 * minute],
  [3, 30 * minute],
  [4, 2 * hour],
  [5, 5 * hour],
  [6, 10 * hour],
  [7, 14 * hour],
  [8, 20 * hour],
  [9, 24 * hour],
])('after %i attempts waits %i seconds, a fifth more or less', (attempts, seconds) => {
  const after = (random: number) => (nextAttempt({ attempts, now, random, notBefore: undefined }) ?? 0) - now;
  expect([after(0), after(0.5), after(1)]).toEqual([800, 1000, 1200].map((millis) => millis * seconds));
});

test('gives up after ten attempts', () => {
  expect(nextAttempt({ attempts: 10, now, random: 0.5, notBefore: undefined })).toBeUndefined();
  expect(nextAttempt({ attempts: 11, now, random: 0.5, notBefore: asInstant(now + 1) })).toBeUndefined();
});

test('ends all attempts within the longest wait of a message about an erased event', () => {
  let last = now;
  for (let attempts = 1; attempts < 10; attempts += 1)
    last = nextAttempt({ attempts, now: last, random: 1, notBefore: undefined }) ?? last;
  expect(last - now).toBeLessThan(longestWaitDays * 24 * hour * 1000);
});

test('lets Retry-After delay an attempt, never hasten it', () => {
  const nextAfter = (millis: number) =>
    nextAttempt({ attempts: 1, now, random: 0.5, notBefore: asInstant(now + millis) });
  expect([nextAfter(60_000), nextAfter(1)]).toEqual([now + 60_000, now + 5000]);
});

test.each(['README.md', 'src/service/openapi/nouns/webhook-nouns.ts'])('%s states the retry delays', async (file) => {
  const statedDelays = /5 s, 5\s+min, [\dhmin, \n]+24 h/.exec(await readFile(file, 'utf8'))?.[0].split(/,\s*/);
  const real = Array.from({ length: 9 }, (_, index) =>
    nextAttempt({ attempts: index + 1, now, random: 0.5, notBefore: now }),
  );
  expect(statedDelays?.map(secondsOf)).toEqual(real.map((at) => ((at ?? 0) - now) / 1000));
});

function secondsOf(pause: string): number {
  const [amount, unit] = pause.split(/\s+/);
  return Number(amount) * (unit === 'h' ? hour : unit === 'min' ? minute : second);
}
