import { beforeEach, expect, it } from 'vitest';
import { asInstant, type Instant } from '../time/index.ts';
import { createMemoryLimits } from './memory-limits.ts';
import type { Limits } from './parts.ts';

let now: Instant;
let limits: Limits;
const twoAMinute = { most: 2, perSeconds: 60 };

beforeEach(() => {
  now = asInstant(10_000_000_000);
  limits = createMemoryLimits(() => now);
});

async function isOver(key: string): Promise<boolean> {
  return (await limits.count(key, twoAMinute)).isOver;
}

it('counts each key for itself, a period from its first', async () => {
  await limits.count('a', twoAMinute);
  now = asInstant(now + 50_000);
  await limits.count('a', twoAMinute);
  expect(await limits.count('a', twoAMinute)).toEqual({ isOver: true, left: 0, resetSeconds: 10 });
  expect(await limits.count('b', twoAMinute)).toEqual({ isOver: false, left: 1, resetSeconds: 60 });
  now = asInstant(now + 10_000);
  expect(await isOver('a')).toBe(false);
});

it('can be told that one came to nothing', async () => {
  await limits.count('a', twoAMinute);
  await limits.count('a', twoAMinute);
  await limits.takeBack('a');
  expect([await isOver('a'), await isOver('a')]).toEqual([false, true]);
});

it('does not lock anybody out when the clock is put back', async () => {
  await limits.count('a', twoAMinute);
  await limits.count('a', twoAMinute);
  now = asInstant(now - 3_600_000);
  expect(await isOver('a')).toBe(false);
});
