import { describe, expect, it } from 'vitest';
import { asInstant } from '../time/index.ts';
import { cacheLaws } from './cache-laws.testing.ts';
import { createMemoryCache } from './memory-cache.ts';
import type { Cache } from './parts.ts';

const hour = { start: asInstant(0), end: asInstant(3_600_000) };

describe('a cache in memory', () => cacheLaws(createMemoryCache));

async function keep(cache: Cache, key: string, weight = 1): Promise<void> {
  const { generation } = await cache.find('a', key);
  await cache.set(key, { value: key, askedAt: asInstant(0), generation, weight });
}

it('never takes an outdated answer for a current one, however many groups there are', async () => {
  const cache = createMemoryCache({ weight: 10, groups: 3 });
  await keep(cache, 'a1');
  for (const group of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await cache.invalidate(group, hour);
  const { entry, generation } = await cache.find('a', 'a1');
  expect(entry?.generation).not.toBe(generation);
});

it('holds no more than its weight', async () => {
  const cache = createMemoryCache({ weight: 10, groups: 3 });
  await keep(cache, 'heavy', 9);
  await keep(cache, 'light');
  await keep(cache, 'another');
  const found = await Promise.all(['heavy', 'light', 'another'].map((key) => cache.find('a', key)));
  expect(found.map(({ entry }) => entry?.value)).toEqual([undefined, 'light', 'another']);
});
