import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createTrial, solve } from './proof-of-work.ts';

const pause = () => Promise.resolve();
const now = () => 0;

function zeroBits(text: string): number {
  const bits = [...createHash('sha256').update(text).digest()].map((byte) => byte.toString(2).padStart(8, '0'));
  return bits.join('').indexOf('1');
}

test.each([0, 1, 43, 44, 45, 54, 55, 56, 63, 64, 65, 127, 128, 300])(
  'agrees with another SHA-256 on a number after %i characters',
  (length) => {
    const challenge = 'ü'.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2);
    for (const nonce of [0, 7, 12_345, 9_007_199_254_740_991]) {
      const bits = zeroBits(`${challenge}.${nonce}`);
      expect(createTrial(`${challenge}.`, bits)(nonce)).toBe(true);
      expect(createTrial(`${challenge}.`, bits + 1)(nonce)).toBe(false);
    }
  },
);

test.each([0, 1, 8, 13])('finds a number that leaves %i zero bits', async (difficulty) => {
  const nonce = await solve({ challenge: 'a.challenge', difficulty }, { now, pause });
  expect(zeroBits(`a.challenge.${nonce}`)).toBeGreaterThanOrEqual(difficulty);
});

test('yields the main thread after a few milliseconds', async () => {
  let millis = 0;
  const between: number[] = [];
  let last = 0;
  const nextMilli = () => millis++;
  const rest = vi.fn(async () => {
    between.push(millis - last);
    last = millis;
  });
  await solve({ challenge: 'slow', difficulty: 13 }, { now: nextMilli, pause: rest });
  expect(rest).toHaveBeenCalled();
  expect(Math.max(...between)).toBeLessThanOrEqual(8);
});

test('stops solving when the solution is no longer needed', async () => {
  let millis = 0;
  const stop = () => Promise.reject(new Error('gone'));
  const endless = { challenge: 'never', difficulty: 256 };
  await expect(solve(endless, { now: () => millis++, pause: stop })).rejects.toThrow('gone');
});
