import { beforeEach, expect, it } from 'vitest';
import { asInstant, type Interval } from '../time/index.ts';
import type { Cache } from './parts.ts';

/**
 * What holds for caches wherever they are kept.
 * @public
 */
export function cacheLaws(open: () => Cache): void {
  let cache: Cache;

  beforeEach(() => {
    cache = open();
  });

  function hour(number: number): Interval {
    return { start: asInstant(number * 3_600_000), end: asInstant((number + 1) * 3_600_000) };
  }

  async function keep(group: string, key: string, weight = 1): Promise<void> {
    const { generation } = await cache.find(group, key);
    await cache.set(key, { value: key, askedAt: asInstant(0), generation, weight });
  }

  async function isCurrent(group: string, key: string): Promise<boolean | undefined> {
    const { entry, generation } = await cache.find(group, key);
    return entry && entry.generation === generation;
  }

  it('invalidates a group and no other', async () => {
    await keep('a', 'a1');
    await keep('b', 'b1');
    await cache.invalidate('a', hour(1));
    expect([await isCurrent('a', 'a1'), await isCurrent('b', 'b1')]).toEqual([false, true]);
  });

  it('tells the times taken since, and only those', async () => {
    await cache.invalidate('a', hour(1));
    await keep('a', 'a1');
    await cache.invalidate('a', hour(2));
    await cache.invalidate('a', hour(3));
    expect((await cache.find('a', 'a1')).taken).toEqual([hour(2), hour(3)]);
  });

  it('admits that it no longer knows all times taken', async () => {
    await keep('a', 'a1');
    for (let number = 0; number < 60; number += 1) await cache.invalidate('a', hour(number));
    expect((await cache.find('a', 'a1')).taken).toBeUndefined();
    await keep('a', 'a2');
    expect((await cache.find('a', 'a2')).taken).toEqual([]);
  });

  it('does not let an older answer replace a newer one', async () => {
    const { generation } = await cache.find('a', 'a1');
    await cache.invalidate('a', hour(1));
    await keep('a', 'a1');
    await cache.set('a1', { value: 'old', askedAt: asInstant(0), generation, weight: 1 });
    expect([(await cache.find('a', 'a1')).entry?.value, await isCurrent('a', 'a1')]).toEqual(['a1', true]);
  });

  it('forgets all, answers on their way included', async () => {
    const { generation } = await cache.find('a', 'late');
    await keep('a', 'a1');
    await cache.clear();
    await cache.set('late', { value: 'late', askedAt: asInstant(0), generation, weight: 1 });
    expect([(await cache.find('a', 'a1')).entry, (await cache.find('a', 'late')).entry]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('invalidates a group though no time was taken', async () => {
    await keep('a', 'a1');
    await cache.invalidate('a', undefined);
    expect([await isCurrent('a', 'a1'), (await cache.find('a', 'a1')).taken]).toEqual([false, []]);
  });

  it('gives back what was kept, as it was', async () => {
    const value = { ok: true, data: { slots: [hour(1)], nextAvailable: null } };
    await cache.set('k', { value, askedAt: asInstant(1_800_000_000_000), generation: 0, weight: 2 });
    for (const _ of ['first', 'again']) {
      expect((await cache.find('a', 'k')).entry).toEqual({
        value,
        askedAt: 1_800_000_000_000,
        generation: 0,
        weight: 2,
      });
    }
    await cache.set('k', { value: 'newer', askedAt: asInstant(1_800_000_000_001), generation: 0, weight: 2 });
    expect((await cache.find('a', 'k')).entry?.value).toBe('newer');
  });
}
