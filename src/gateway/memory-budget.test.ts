import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { asInstant, type Instant } from '../time/index.ts';
import { createMemoryBudget } from './memory-budget.ts';
import type { Budget, Purpose } from './parts.ts';

let now: Instant;
let budget: Budget;

beforeEach(() => {
  now = asInstant(10_000_000_000);
  budget = createMemoryBudget({ requestsPerMinute: 60, clock: () => now });
});

function passSeconds(seconds: number): void {
  now = asInstant(now + seconds * 1000);
}

/** Sends a request that is answered at once; returns whether it was granted. */
async function send(purpose: Purpose): Promise<boolean> {
  const grant = await budget.take(purpose);
  if (grant.ok) grant.done();
  return grant.ok;
}

async function sendMany(purpose: Purpose, times: number): Promise<number> {
  let granted = 0;
  for (let time = 0; time < times; time += 1) granted += Number(await send(purpose));
  return granted;
}

it('keeps a quarter for bookings', async () => {
  expect(await sendMany('reading', 100)).toBe(45);
  expect(await sendMany('booking', 100)).toBe(15);
});

it('lets bookings have all of it', async () => {
  expect(await sendMany('booking', 100)).toBe(60);
  expect(await send('reading')).toBe(false);
});

it('says when it is worth coming back', async () => {
  await send('reading');
  passSeconds(20);
  await sendMany('reading', 44);
  expect(await budget.take('reading')).toEqual({ ok: false, retryAfterSeconds: 40 });
  passSeconds(40);
  expect(await send('reading')).toBe(true);
  expect(await budget.take('reading')).toEqual({ ok: false, retryAfterSeconds: 20 });
});

it('counts a slow request for a minute after its answer', async () => {
  budget = createMemoryBudget({ requestsPerMinute: 1, clock: () => now });
  const slow = await budget.take('booking');
  passSeconds(90);
  expect(await send('booking')).toBe(false);
  if (slow.ok) slow.done();
  passSeconds(59);
  expect(await send('booking')).toBe(false);
  passSeconds(1);
  expect(await send('booking')).toBe(true);
});

it('is not held up by a clock that was put back', async () => {
  await sendMany('booking', 60);
  passSeconds(-3600);
  expect(await send('booking')).toBe(true);
});

it('grants nothing while it is paused', async () => {
  await budget.pause(7);
  expect(await budget.take('booking')).toEqual({ ok: false, retryAfterSeconds: 7 });
  passSeconds(7);
  expect(await send('booking')).toBe(true);
});

describe('in any minute of any day', () => {
  it('never grants more than the server takes', async () => {
    const anyRequest = fc.record({
      purpose: fc.constantFrom<Purpose>('reading', 'booking'),
      afterMillis: fc.integer({ min: 0, max: 9000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { maxLength: 200 }), async (requests) => {
        budget = createMemoryBudget({ requestsPerMinute: 8, clock: () => now });
        const sent: Instant[] = [];
        for (const { purpose, afterMillis } of requests) {
          now = asInstant(now + afterMillis);
          if (await send(purpose)) sent.push(now);
        }
        for (const start of sent) {
          expect(sent.filter((one) => one >= start && one < start + 60_000).length).toBeLessThanOrEqual(8);
        }
      }),
    );
  });
});
