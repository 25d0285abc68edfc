import { beforeEach, expect, it } from 'vitest';
import { asInstant, type Clock, type Instant } from '../../time/index.ts';
import type { Limits } from './shared-state.ts';

const twoAMinute = { max: 2, windowSeconds: 60 };

/**
 * Laws for limits, wherever they are stored.
 *
 * @public
 */
export function limitsLaws(open: (clock: Clock) => Limits): void {
  let now: Instant;
  let limits: Limits;

  beforeEach(() => {
    now = asInstant(1_800_000_000_000);
    limits = open(() => now);
  });

  function passSeconds(seconds: number): void {
    now = asInstant(now + seconds * 1000);
  }

  async function isOver(key: string): Promise<boolean> {
    return (await limits.count(key, twoAMinute)).isOver;
  }

  function hold(name: string, seconds: number): Promise<boolean> {
    return limits.acquire('permits', { name, until: asInstant(now + seconds * 1000), max: 2 });
  }

  it('counts each key separately, for a period from its first request', async () => {
    await limits.count('a', twoAMinute);
    passSeconds(50);
    await limits.count('a', twoAMinute);
    expect(await limits.count('a', twoAMinute)).toEqual({ isOver: true, left: 0, resetSeconds: 10 });
    expect(await limits.count('b', twoAMinute)).toEqual({ isOver: false, left: 1, resetSeconds: 60 });
    passSeconds(10);
    expect(await isOver('a')).toBe(false);
  });

  it('lets no more concurrent requests through than the limit', async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => isOver('a')));
    expect(verdicts.filter((over) => !over).length).toBe(2);
  });

  it('reads a count without counting', async () => {
    expect(await limits.peek('a', twoAMinute)).toEqual({ isOver: false, left: 2, resetSeconds: 60 });
    await limits.count('a', twoAMinute);
    await limits.peek('a', twoAMinute);
    passSeconds(20);
    expect(await limits.peek('a', twoAMinute)).toEqual({ isOver: false, left: 1, resetSeconds: 40 });
  });

  it('takes back the count of a failed request', async () => {
    await limits.count('a', twoAMinute);
    await limits.count('a', twoAMinute);
    await limits.refund('a');
    await limits.refund('never counted');
    expect([await isOver('a'), await isOver('a')]).toEqual([false, true]);
  });

  it('counts all of several together, or none of them', async () => {
    const six = { max: 6, windowSeconds: 60 };
    await limits.count('a', six, 4);
    expect((await limits.count('a', six, 3)).isOver).toBe(true);
    expect(await limits.count('a', six, 2)).toEqual({ isOver: false, left: 0, resetSeconds: 60 });
    await limits.refund('a', 4);
    expect((await limits.peek('a', six)).left).toBe(4);
    await limits.refund('a', 4);
    expect((await limits.peek('a', six)).left).toBe(6);
  });

  it('locks no one out when the clock is put back', async () => {
    await limits.count('a', twoAMinute);
    await limits.count('a', twoAMinute);
    passSeconds(-3600);
    expect(await isOver('a')).toBe(false);
  });

  it('holds permits up to a number, each until its time', async () => {
    expect([await hold('x', 100), await hold('y', 200), await hold('z', 300)]).toEqual([true, true, false]);
    passSeconds(100);
    expect([await hold('z', 300), await hold('x', 100)]).toEqual([true, false]);
  });

  it('lists the permits that are held now', async () => {
    expect((await limits.listHeld('permits')).names).toEqual([]);
    await hold('x', 100);
    await hold('y', 200);
    expect([...(await limits.listHeld('permits')).names].sort()).toEqual(['x', 'y']);
    passSeconds(100);
    expect((await limits.listHeld('permits')).names).toEqual(['y']);
    await limits.release('permits', 'y');
    expect((await limits.listHeld('permits')).names).toEqual([]);
  });

  it('releases a permit, and lets its holder keep it for longer', async () => {
    await hold('x', 100);
    await hold('y', 100);
    expect(await hold('x', 500)).toBe(true);
    await limits.release('permits', 'y');
    await limits.release('permits', 'nobody');
    expect([await hold('z', 100), await hold('y', 100)]).toEqual([true, false]);
  });
}
