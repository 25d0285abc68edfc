import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cache, type CacheGroup, createMemoryState } from '../../gateway/index.ts';
import { cacheLaws } from '../../gateway/state/cache-laws.testing.ts';
import { asInstant, type Instant } from '../../time/index.ts';
import { type CacheWithFallback, createCacheWithFallback } from './cache-with-fallback.ts';

const entryMillis = 600_000;
const ada: CacheGroup = { owner: '1', scope: 'account 1', hostId: 7 };
const hour = { start: asInstant(0), end: asInstant(3_600_000) };

let now: Instant;
let isAway: boolean;
/** How often the shared cache was requested. */
let requests: number;
let shared: Cache;
let cache: CacheWithFallback;

beforeEach(() => {
  now = asInstant(1_800_000_000_000);
  isAway = false;
  requests = 0;
  shared = createMemoryState({ clock: () => now }).cache;
  cache = open();
});

afterEach(async () => {
  await cache.close();
  vi.useRealTimers();
});

/** Opens the cache of one gateway, whose connection to the shared cache a test can end. */
function open(): CacheWithFallback {
  async function reach(): Promise<Cache> {
    requests += 1;
    if (isAway) throw new Error('It is away.');
    return shared;
  }
  const reachable: Cache = {
    find: async (...args) => (await reach()).find(...args),
    set: async (...args) => (await reach()).set(...args),
    invalidate: async (...args) => (await reach()).invalidate(...args),
  };
  const options = { clock: () => now, entryMillis, maxMissed: 3, onError: () => undefined };
  return createCacheWithFallback({
    ...options,
    shared: reachable,
    instead: createMemoryState({ clock: () => now }).cache,
  });
}

async function keep(group: CacheGroup, value = 'old'): Promise<void> {
  const { generation } = await cache.find(group, 'slots');
  await cache.set(group, 'slots', { value, requestedAt: now, generation });
}

async function isCurrent(from: Cache, group: CacheGroup): Promise<boolean | undefined> {
  const { entry, invalidatedAt } = await from.find(group, 'slots');
  return entry && entry.generation >= invalidatedAt;
}

async function whileAway(operation: () => Promise<void>): Promise<void> {
  isAway = true;
  await operation();
  isAway = false;
}

describe('a cache with a fallback', () => cacheLaws(open));
describe('a cache with a fallback whose shared cache is away', () => {
  beforeEach(() => {
    isAway = true;
  });
  cacheLaws(open);
});

it('makes up for an invalidation that failed, for all gateways', async () => {
  await keep(ada);
  await whileAway(() => cache.invalidate(ada, hour));
  expect(await isCurrent(cache, ada)).toBe(false);
  expect(await isCurrent(shared, ada)).toBe(false);
});

it('makes up for an invalidation as soon as the shared cache is back, even without reads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await keep(ada);
  isAway = true;
  await cache.invalidate(ada, hour);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await isCurrent(shared, ada)).toBe(true);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isCurrent(shared, ada)).toBe(false);
  // Nothing is left to make up for.
  requests = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toBe(0);
});

it('makes up for an invalidation when it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await keep(ada);
  await whileAway(() => cache.invalidate(ada, hour));
  await cache.close();
  expect([await isCurrent(shared, ada), vi.getTimerCount()]).toEqual([false, 0]);
});

it('makes up for a failed invalidation once', async () => {
  await whileAway(() => cache.invalidate(ada, hour));
  await keep(ada);
  expect([await isCurrent(cache, ada), await isCurrent(cache, ada)]).toEqual([true, true]);
});

it('makes up for the failed invalidation of a whole account', async () => {
  await keep(ada);
  await whileAway(() => cache.invalidate({ owner: '1', scope: 'account 1' }, undefined));
  expect(await isCurrent(cache, ada)).toBe(false);
});

it('uses no shared entry after too many failed invalidations, until all have expired', async () => {
  const groups = [2, 3, 4, 5].map((id) => ({ owner: `${id}`, scope: `account ${id}` }));
  for (const group of groups) await keep(group);
  await whileAway(async () => {
    for (const group of groups) await cache.invalidate(group, undefined);
  });
  now = asInstant(now + entryMillis - 1);
  for (const group of groups) expect(await isCurrent(cache, group)).not.toBe(true);
  await keep(ada, 'new');
  expect([await isCurrent(cache, ada), (await shared.find(ada, 'slots')).entry]).toEqual([true, undefined]);
  now = asInstant(now + 1);
  await keep(ada, 'newer');
  expect((await shared.find(ada, 'slots')).entry?.value).toBe('newer');
});

it('makes up for as many invalidations as it remembers when too many have failed', async () => {
  const groups = [2, 3, 4, 5].map((id) => ({ owner: `${id}`, scope: `account ${id}` }));
  for (const group of groups) await keep(group);
  await whileAway(async () => {
    for (const group of groups) await cache.invalidate(group, undefined);
  });
  await cache.close();
  const areCurrent = await Promise.all(groups.map((group) => isCurrent(shared, group)));
  expect(areCurrent).toEqual([false, false, false, true]);
});

it('does not keep an outdated entry of one failure for the next', async () => {
  await whileAway(() => keep(ada));
  await cache.invalidate(ada, hour);
  isAway = true;
  expect(await isCurrent(cache, ada)).toBe(false);
});
