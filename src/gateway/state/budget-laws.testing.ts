import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { asInstant, type Instant } from '../../time/index.ts';
import type { BudgetOptions } from './memory-budget.ts';
import type { Budget, Purpose } from './shared-state.ts';

/**
 * Laws for budgets, wherever they are stored.
 *
 * @public
 */
export function budgetLaws(open: (options: BudgetOptions) => Budget): void {
  let now: Instant;
  let budget: Budget;

  beforeEach(() => {
    now = asInstant(1_800_000_000_000);
    budget = open({ requestsPerMinute: 60, clock: () => now });
  });

  function passSeconds(seconds: number): void {
    now = asInstant(now + seconds * 1000);
  }

  /** Sends a request that gets its response immediately. Returns whether it was granted. */
  async function send(purpose: Purpose): Promise<boolean> {
    const grant = await budget.take(purpose);
    if (grant.ok) await grant.done();
    return grant.ok;
  }

  async function sendMany(purpose: Purpose, times: number): Promise<number> {
    let granted = 0;
    for (let time = 0; time < times; time += 1) granted += Number(await send(purpose));
    return granted;
  }

  it('keeps a quarter of a budget for bookings', async () => {
    expect(await sendMany('reading', 100)).toBe(45);
    expect(await sendMany('booking', 100)).toBe(15);
  });

  it('lets bookings use the whole budget', async () => {
    expect(await sendMany('booking', 100)).toBe(60);
    expect(await send('reading')).toBe(false);
  });

  it('grants a read out of a budget of one request', async () => {
    budget = open({ requestsPerMinute: 1, clock: () => now });
    expect([await send('reading'), await send('booking')]).toEqual([true, false]);
  });

  it('says when the next request will be granted', async () => {
    await send('reading');
    passSeconds(20);
    await sendMany('reading', 44);
    expect(await budget.take('reading')).toEqual({ ok: false, retryAfterSeconds: 40 });
    passSeconds(40);
    expect(await send('reading')).toBe(true);
    expect(await budget.take('reading')).toEqual({ ok: false, retryAfterSeconds: 20 });
  });

  it('counts a slow request for a minute after its response', async () => {
    budget = open({ requestsPerMinute: 1, clock: () => now });
    const slow = await budget.take('booking');
    passSeconds(9);
    expect(await send('booking')).toBe(false);
    if (slow.ok) await slow.done();
    passSeconds(59);
    expect(await send('booking')).toBe(false);
    passSeconds(1);
    expect(await send('booking')).toBe(true);
  });

  it('grants requests after the clock is put back', async () => {
    await sendMany('booking', 60);
    passSeconds(-3600);
    expect(await send('booking')).toBe(true);
  });

  it('grants no request while a budget is paused', async () => {
    await budget.pause(7);
    expect(await budget.take('booking')).toEqual({ ok: false, retryAfterSeconds: 7 });
    passSeconds(7);
    expect(await send('booking')).toBe(true);
  });

  it('grants no more requests when many are concurrent', async () => {
    const grants = await Promise.all(Array.from({ length: 100 }, () => send('reading')));
    expect(grants.filter(Boolean).length).toBe(45);
  });

  it('allows no burst at the turn of a minute', async () => {
    passSeconds(59);
    await sendMany('booking', 60);
    passSeconds(2);
    expect(await sendMany('booking', 60)).toBe(0);
  });

  it('never grants more in any minute than the server takes', async () => {
    const anyRequest = fc.record({
      purpose: fc.constantFrom<Purpose>('reading', 'booking'),
      afterMillis: fc.integer({ min: 0, max: 9000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { maxLength: 200 }), async (requests) => {
        budget = open({ requestsPerMinute: 8, clock: () => now });
        const starts: Instant[] = [];
        for (const { purpose, afterMillis } of requests) {
          now = asInstant(now + afterMillis);
          if (await send(purpose)) starts.push(now);
        }
        for (const start of starts) {
          expect(starts.filter((one) => one >= start && one < start + 60_000).length).toBeLessThanOrEqual(8);
        }
      }),
    );
  });
}
