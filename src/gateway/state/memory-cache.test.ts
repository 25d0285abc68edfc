import { describe, expect, it } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { accountGroup } from './cache-group.ts';
import { cacheLaws } from './cache-laws.testing.ts';
import { createMemoryCache } from './memory-cache.ts';
import type { Cache, CacheGroup } from './shared-state.ts';

const hour = { start: asInstant(0), end: asInstant(3_600_000) };

describe('a cache in memory', () => cacheLaws(() => createMemoryCache()));

async function keep(cache: Cache, group: CacheGroup, key: string, value: unknown = key): Promise<void> {
  const { generation } = await cache.find(group, key);
  await cache.set(group, key, { value, requestedAt: asInstant(0), generation });
}

it('never returns an outdated response as a current one, however many groups there are', async () => {
  const cache = createMemoryCache(10_000, 3);
  const first = accountGroup('1', 1);
  await keep(cache, first, 'a');
  for (let hostId = 1; hostId < 9; hostId += 1) await cache.invalidate(accountGroup('1', hostId), hour);
  const { entry, invalidatedAt, takenTimes, hasOtherChanges } = await cache.find(first, 'a');
  expect([entry && entry.generation < invalidatedAt, takenTimes, hasOtherChanges]).toEqual([true, undefined, true]);
});

it('keeps recently used responses while many groups are invalidated', async () => {
  const cache = createMemoryCache(10_000, 3);
  for (let id = 1; id < 9; id += 1) await cache.invalidate(accountGroup(`${id}`), undefined);
  await keep(cache, accountGroup('100'), 'k');
  await cache.invalidate(accountGroup('9'), undefined);
  expect(await cache.find(accountGroup('100'), 'k')).toMatchObject({ takenTimes: [], hasOtherChanges: false });
});

it('counts every response by its size, with a share for each account', async () => {
  const cache = createMemoryCache(100_000);
  await keep(cache, accountGroup('small'), 'form', 'x'.repeat(1000));
  for (let number = 0; number < 20; number += 1)
    await keep(cache, accountGroup('large'), `${number}`, 'x'.repeat(20_000));
  expect((await cache.find(accountGroup('small'), 'form')).entry).toBeDefined();
  const lookups = await Promise.all(
    Array.from({ length: 20 }, (_, number) => cache.find(accountGroup('large'), `${number}`)),
  );
  expect(lookups.filter(({ entry }) => entry).length).toBe(2);
});
