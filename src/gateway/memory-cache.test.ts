import { beforeEach, expect, it } from 'vitest';
import { asInstant, type Interval } from '../time/index.ts';
import { createMemoryCache } from './memory-cache.ts';
import type { Cache } from './parts.ts';

let cache: Cache;

beforeEach(() => {
  cache = createMemoryCache({ weight: 10, groups: 3 });
});

function hour(number: number): Interval {
  return { start: asInstant(number * 3_600_000), end: asInstant((number + 1) * 3_600_000) };
}

async function keep(group: string, key: string, weight = 1): Promise<void> {
  const { generation } = await cache.find(group, key);
  await cache.keep(key, { value: key, askedAt: asInstant(0), generation, weight });
}

async function isCurrent(group: string, key: string): Promise<boolean | undefined> {
  const { kept, generation } = await cache.find(group, key);
  return kept && kept.generation === generation;
}

it('outdates a group and no other', async () => {
  await keep('a', 'a1');
  await keep('b', 'b1');
  await cache.outdate('a', hour(1));
  expect([await isCurrent('a', 'a1'), await isCurrent('b', 'b1')]).toEqual([false, true]);
});

it('tells the times taken since, and only those', async () => {
  await cache.outdate('a', hour(1));
  await keep('a', 'a1');
  await cache.outdate('a', hour(2));
  await cache.outdate('a', hour(3));
  expect((await cache.find('a', 'a1')).taken).toEqual([hour(2), hour(3)]);
});

it('admits that it no longer knows all times taken', async () => {
  await keep('a', 'a1');
  for (let number = 0; number < 60; number += 1) await cache.outdate('a', hour(number));
  expect((await cache.find('a', 'a1')).taken).toBeUndefined();
  await keep('a', 'a2');
  expect((await cache.find('a', 'a2')).taken).toEqual([]);
});

it('does not let an older answer replace a newer one', async () => {
  const { generation } = await cache.find('a', 'a1');
  await cache.outdate('a', hour(1));
  await keep('a', 'a1');
  await cache.keep('a1', { value: 'old', askedAt: asInstant(0), generation, weight: 1 });
  expect([(await cache.find('a', 'a1')).kept?.value, await isCurrent('a', 'a1')]).toEqual(['a1', true]);
});

it('forgets all, answers on their way included', async () => {
  const { generation } = await cache.find('a', 'late');
  await keep('a', 'a1');
  await cache.clear();
  await cache.keep('late', { value: 'late', askedAt: asInstant(0), generation, weight: 1 });
  expect([(await cache.find('a', 'a1')).kept, (await cache.find('a', 'late')).kept]).toEqual([undefined, undefined]);
});

it('never takes an outdated answer for a current one, however many groups there are', async () => {
  await keep('a', 'a1');
  for (const group of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await cache.outdate(group, hour(1));
  expect(await isCurrent('a', 'a1')).not.toBe(true);
});

it('holds no more than its weight', async () => {
  await keep('a', 'heavy', 9);
  await keep('a', 'light');
  await keep('a', 'another');
  const found = await Promise.all(['heavy', 'light', 'another'].map((key) => cache.find('a', key)));
  expect(found.map(({ kept }) => kept?.value)).toEqual([undefined, 'light', 'another']);
});
