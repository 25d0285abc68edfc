import { beforeEach, expect, it } from 'vitest';
import type { Result } from '../../contract/index.ts';
import { asInstant, type Clock, type Instant } from '../../time/index.ts';
import type { Idempotency } from './shared-state.ts';

/**
 * Laws for stores of idempotency keys, wherever they are stored.
 *
 * @public
 */
export function idempotencyLaws(open: (clock: Clock) => Idempotency): void {
  let now: Instant;
  let idempotency: Idempotency;
  let acts: number;

  beforeEach(() => {
    now = asInstant(1_800_000_000_000);
    idempotency = open(() => now);
    acts = 0;
  });

  const success: Result<{ id: number }> = { ok: true, data: { id: 7 } };
  const slotTaken: Result<never> = { ok: false, problem: { code: 'slot_unavailable', reason: 'taken' } };
  const broken: Result<never> = { ok: false, problem: { code: 'unavailable', retryAfterSeconds: 5 } };

  function request(result: Result<unknown> = success, fingerprint = 'one') {
    return idempotency.runOnce('key', fingerprint, async () => {
      acts += 1;
      return result;
    });
  }

  it.each([
    ['a success', success],
    ['that the time was taken', slotTaken],
  ])('acts once and replays %s', async (_, result) => {
    expect(await request(result)).toEqual({ result, isReplay: false });
    expect(await request(broken)).toEqual({ result, isReplay: true });
    expect(acts).toBe(1);
  });

  it('acts once for many concurrent requests', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => request()));
    expect(acts).toBe(1);
    expect(outcomes.filter((one) => one !== 'reused' && one.isReplay && one.result.ok).length).toBe(9);
  });

  it('refuses the key for another request, running or done', async () => {
    const [, under] = await Promise.all([request(), request(success, 'two')]);
    expect([under, await request(success, 'two'), acts]).toEqual(['reused', 'reused', 1]);
  });

  it('forgets an operation that failed', async () => {
    expect(await request(broken)).toEqual({ result: broken, isReplay: false });
    expect(await request(success, 'two')).toEqual({ result: success, isReplay: false });
  });

  it('forgets an operation that threw, and rethrows', async () => {
    const failing = idempotency.runOnce('key', 'one', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await request()).toEqual({ result: success, isReplay: false });
  });

  it('forgets a key after a day', async () => {
    await request();
    now = asInstant(now + 24 * 3600 * 1000 - 1);
    expect(await request()).toMatchObject({ isReplay: true });
    now = asInstant(now + 1);
    expect(await request()).toMatchObject({ isReplay: false });
  });
}
