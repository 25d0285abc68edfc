import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryState, type Idempotency } from '../../gateway/index.ts';
import { budgetLaws } from '../../gateway/state/budget-laws.testing.ts';
import { cacheLaws } from '../../gateway/state/cache-laws.testing.ts';
import { idempotencyLaws } from '../../gateway/state/idempotency-laws.testing.ts';
import { limitsLaws } from '../../gateway/state/limits-laws.testing.ts';
import { asInstant } from '../../time/index.ts';
import type { RunScript } from './connection/index.ts';
import { createRedisBudget } from './redis-budget.ts';
import { createRedisCache } from './redis-cache.ts';
import { createRedisIdempotency, withOwnIdempotency } from './redis-idempotency.ts';
import { createRedisLeases } from './redis-leases.ts';
import { createRedisLimits, withOwnLimits } from './redis-limits.ts';
import { openStores } from './testing/index.ts';

const stores = openStores(onError);
let prefixCount = 0;

afterEach(() => {
  vi.useRealTimers();
});

function onError(error: unknown): never {
  throw error;
}

/** Returns a prefix that no test before has used. */
function newPrefix(): string {
  prefixCount += 1;
  return `test${prefixCount}:`;
}

describe.each(stores)('in %s', (_, run) => {
  const parts = () => ({ run, prefix: newPrefix(), onError, wait: (millis: number) => wait(millis) });

  describe('limits', () => limitsLaws((clock) => createRedisLimits({ ...parts(), clock })));
  describe('limits that are also kept in the process', () => {
    limitsLaws((clock) => {
      const own = createMemoryState({ clock }).limits;
      return withOwnLimits({ own, shared: createRedisLimits({ ...parts(), clock }), onError });
    });
  });
  describe('a budget', () => budgetLaws((options) => createRedisBudget({ ...parts(), ...options })));
  describe('a cache', () => cacheLaws(() => createRedisCache({ ...parts(), maxBytes: 100_000 })));
  describe('idempotency', () => {
    idempotencyLaws((clock) => createRedisIdempotency({ ...parts(), clock }));
  });
  describe('idempotency of a process', () => {
    idempotencyLaws((clock) => {
      const own = createMemoryState({ clock }).idempotency;
      return withOwnIdempotency({ own, shared: createRedisIdempotency({ ...parts(), clock }) });
    });
  });

  describe('a key', () => {
    it('holds an idempotency key while its operation runs, and at most 15 seconds longer', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const all = { ...parts(), clock: () => asInstant(0) };
      const keys = [`${all.prefix}idempotency:a`];
      const leftMillis = async () => Number(await run(`return redis.call('PTTL', KEYS[1])`, { keys, values: [] }));
      const { promise, resolve } = Promise.withResolvers<{ ok: true; data: number }>();
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const replay = createRedisIdempotency(all).runOnce('a', 'x', () => {
        begin();
        return promise;
      });
      await begun;
      expect(await leftMillis()).toBeLessThanOrEqual(15_000);
      await run(`return redis.call('PEXPIRE', KEYS[1], 6000)`, { keys, values: [] });
      vi.advanceTimersByTime(5000);
      await expect.poll(leftMillis).toBeGreaterThan(6000);
      resolve({ ok: true, data: 1 });
      expect(await replay).toEqual({ result: { ok: true, data: 1 }, isReplay: false });
    });
  });

  describe('a cache whose generations Redis has lost', () => {
    it('stores a new response in place of one with a later generation', async () => {
      const all = { ...parts(), maxBytes: 100_000 };
      const cache = createRedisCache(all);
      const group = { owner: '1', scope: 'account 1' };
      await cache.invalidate(group, undefined);
      await cache.set(group, 'a', { value: 'old', requestedAt: asInstant(0), generation: 1 });
      await run(`return redis.call('DEL', KEYS[1])`, {
        keys: [`${all.prefix}cache:{${group.scope}}:group`],
        values: [],
      });
      await cache.set(group, 'a', { value: 'new', requestedAt: asInstant(1), generation: 0 });
      expect((await cache.find(group, 'a')).entry?.value).toBe('new');
    });
  });

  it('reads a response that is replaced while it is read', async () => {
    const group = { owner: '1', scope: 'account 1' };
    let meanwhile = async () => undefined as unknown;
    const runWithDelay: RunScript = async (lua, call) => {
      const result = await run(lua, call);
      await meanwhile();
      return result;
    };
    const cache = createRedisCache({ ...parts(), run: runWithDelay, maxBytes: 100_000 });
    const store = (value: string, requestedAt: number) =>
      cache.set(group, 'a', { value, requestedAt: asInstant(requestedAt), generation: 0 });
    await store('old', 0);
    await cache.find(group, 'a');
    meanwhile = () => {
      meanwhile = async () => undefined;
      return store('new', 1);
    };
    expect((await cache.find(group, 'a')).entry?.value).toBe('old');
    expect((await cache.find(group, 'a')).entry?.value).toBe('new');
  });

  it('keeps a pause of the budget to its end when a shorter one follows', async () => {
    const all = { ...parts(), clock: () => asInstant(1_800_000_000_000), requestsPerMinute: 60 };
    const budget = createRedisBudget(all);
    await budget.pause(60);
    await budget.pause(1);
    const keys = [`${all.prefix}budget:{requests}:paused`];
    expect(await run(`return redis.call('PTTL', KEYS[1])`, { keys, values: [] })).toBeGreaterThan(1000);
    expect(await budget.take('booking')).toEqual({ ok: false, retryAfterSeconds: 60 });
  });

  it('replays what another process has done, and refuses its key for another request', async () => {
    const all = { ...parts(), clock: () => asInstant(0) };
    const open = () =>
      withOwnIdempotency({ own: createMemoryState(all).idempotency, shared: createRedisIdempotency(all) });
    const request = (idempotency: Idempotency, fingerprint: string) =>
      idempotency.runOnce('a', fingerprint, async () => ({ ok: true, data: 1 }));
    await request(open(), 'x');
    const other = open();
    expect(await request(other, 'x')).toEqual({ result: { ok: true, data: 1 }, isReplay: true });
    expect([await request(open(), 'y'), await request(other, 'y')]).toEqual(['reused', 'reused']);
  });

  describe('leases', () => {
    it('grants a lease to one while the others wait for it', async () => {
      const leases = createRedisLeases(parts());
      const release = await leases.acquire('a');
      const others = [leases.acquire('a'), leases.acquire('a')];
      expect(await leases.acquire('b')).toBeDefined();
      await release?.();
      expect(await Promise.all(others)).toEqual([undefined, undefined]);
      expect(await leases.acquire('a')).toBeDefined();
    });
  });
});
