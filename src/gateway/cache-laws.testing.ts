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

  it('outdates a group though no time was taken', async () => {
    await keep('a', 'a1');
    await cache.outdate('a', undefined);
    expect([await isCurrent('a', 'a1'), (await cache.find('a', 'a1')).taken]).toEqual([false, []]);
  });

  it('gives back what was kept, as it was', async () => {
    const value = { ok: true, data: { slots: [hour(1)], nextAvailable: null } };
    await cache.keep('k', { value, askedAt: asInstant(1_800_000_000_000), generation: 0, weight: 2 });
    for (const _ of ['first', 'again']) {
      expect((await cache.find('a', 'k')).kept).toEqual({
        value,
        askedAt: 1_800_000_000_000,
        generation: 0,
        weight: 2,
      });
    }
    await cache.keep('k', { value: 'newer', askedAt: asInstant(1_800_000_000_001), generation: 0, weight: 2 });
    expect((await cache.find('a', 'k')).kept?.value).toBe('newer');
  });
}
