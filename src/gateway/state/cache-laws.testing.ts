import { beforeEach, expect, it } from 'vitest';
import { asInstant, type Interval } from '../../time/index.ts';
import { accountGroup, referenceGroup } from './cache-group.ts';
import type { Cache, CacheGroup } from './shared-state.ts';

/**
 * Laws for caches, wherever they are stored.
 *
 * @public
 */
export function cacheLaws(open: () => Cache): void {
  let cache: Cache;
  const ada = accountGroup('1', 7);
  const grace = accountGroup('1', 8);
  const account = accountGroup('1');
  const another = accountGroup('2', 7);

  beforeEach(() => {
    cache = open();
  });

  function hour(number: number): Interval {
    return { start: asInstant(number * 3_600_000), end: asInstant((number + 1) * 3_600_000) };
  }

  async function keep(group: CacheGroup, key: string): Promise<void> {
    const { generation } = await cache.find(group, key);
    await cache.set(group, key, { value: key, requestedAt: asInstant(0), generation });
  }

  async function isCurrent(group: CacheGroup, key: string): Promise<boolean | undefined> {
    const { entry, invalidatedAt } = await cache.find(group, key);
    return entry && entry.generation >= invalidatedAt;
  }

  it('invalidates the slots of a host and nothing else', async () => {
    await keep(ada, 'a');
    await keep(grace, 'g');
    await keep(account, 'form');
    await cache.invalidate(ada, hour(1));
    const current = [await isCurrent(ada, 'a'), await isCurrent(grace, 'g'), await isCurrent(account, 'form')];
    expect(current).toEqual([false, true, true]);
  });

  it('invalidates an account with its hosts, and no other account', async () => {
    await keep(ada, 'a');
    await keep(account, 'form');
    await keep(another, 'x');
    await keep(referenceGroup(42), 'reference');
    await cache.invalidate(account, undefined);
    const groups: [CacheGroup, string][] = [
      [ada, 'a'],
      [account, 'form'],
      [another, 'x'],
      [referenceGroup(42), 'reference'],
    ];
    const current = await Promise.all(groups.map(([group, key]) => isCurrent(group, key)));
    expect(current).toEqual([false, false, true, true]);
  });

  it('lists the times that were taken since, and only those', async () => {
    await cache.invalidate(ada, hour(1));
    await keep(ada, 'a');
    await cache.invalidate(ada, hour(2));
    await cache.invalidate(grace, hour(3));
    await cache.invalidate(ada, hour(4));
    expect(await cache.find(ada, 'a')).toMatchObject({ takenTimes: [hour(2), hour(4)], hasOtherChanges: false });
  });

  it.each([
    ['a time became free', ada],
    ['a setting was changed', account],
  ])('reports more changes than taken times when %s', async (_, group) => {
    await keep(ada, 'a');
    await cache.invalidate(group, undefined);
    await cache.invalidate(ada, hour(1));
    expect(await cache.find(ada, 'a')).toMatchObject({ takenTimes: [hour(1)], hasOtherChanges: true });
    await keep(ada, 'a');
    expect(await cache.find(ada, 'a')).toMatchObject({ takenTimes: [], hasOtherChanges: false });
  });

  it('reports when it no longer knows all taken times', async () => {
    await keep(ada, 'a');
    for (let number = 0; number < 60; number += 1) await cache.invalidate(ada, hour(number));
    expect(await cache.find(ada, 'a')).toMatchObject({ takenTimes: undefined, hasOtherChanges: true });
    await keep(ada, 'b');
    expect((await cache.find(ada, 'b')).takenTimes).toEqual([]);
  });

  it('never replaces a newer response with an older one', async () => {
    const { generation } = await cache.find(ada, 'a');
    await cache.invalidate(ada, hour(1));
    await keep(ada, 'a');
    await cache.set(ada, 'a', { value: 'old', requestedAt: asInstant(0), generation });
    expect([(await cache.find(ada, 'a')).entry?.value, await isCurrent(ada, 'a')]).toEqual(['a', true]);
  });

  it('does not store a response of a generation that another cache counted', async () => {
    const { generation } = await cache.find(ada, 'a');
    await cache.set(ada, 'a', { value: 'foreign', requestedAt: asInstant(0), generation: generation + 1 });
    expect((await cache.find(ada, 'a')).entry).toBeUndefined();
    await keep(ada, 'a');
    expect((await cache.find(ada, 'a')).entry?.value).toBe('a');
  });

  it('treats a response that was on its way as outdated', async () => {
    const { generation } = await cache.find(ada, 'late');
    await cache.invalidate(account, undefined);
    await cache.set(ada, 'late', { value: 'late', requestedAt: asInstant(0), generation });
    expect(await isCurrent(ada, 'late')).toBe(false);
  });

  it('returns a value as it was stored', async () => {
    const value = { ok: true, data: { slots: [hour(1)], nextAvailable: null } };
    await cache.set(ada, 'k', { value, requestedAt: asInstant(1_800_000_000_000), generation: 0 });
    for (const _ of ['first', 'again']) {
      expect((await cache.find(ada, 'k')).entry).toEqual({ value, requestedAt: 1_800_000_000_000, generation: 0 });
    }
    await cache.set(ada, 'k', { value: 'newer', requestedAt: asInstant(1_800_000_000_001), generation: 0 });
    expect((await cache.find(ada, 'k')).entry?.value).toBe('newer');
  });
}
