import { expect, test } from 'vitest';
import type { EventWish, Failed } from '../queries/index.ts';
import { createDoubts } from './doubts.ts';

const wishAt = (start: string): EventWish => ({
  eventType: 42,
  start,
  durationMinutes: undefined,
  timezone: 'Europe/Berlin',
  answers: {},
  metadata: {},
  extra: '',
});
const [first, second, third] = [wishAt('first'), wishAt('second'), wishAt('third')];

function refused(status: number, code: string): Failed {
  const nothing = { reason: undefined, requestId: undefined, retryAfterSeconds: undefined };
  return { kind: 'refused', status, code, message: '', errors: {}, ...nothing };
}
const reused = refused(422, 'idempotency_key_reused');
const taken = refused(409, 'slot_unavailable');

test('keeps one key for all until it is known which was made', () => {
  const doubts = createDoubts();
  const key = doubts.key();
  for (const wish of [first, second]) doubts.add(wish);
  expect(doubts.settle({ wish: third, asked: third, failed: refused(429, 'too_many_requests') })).toBeUndefined();
  expect([doubts.key(), doubts.isDoubted({ ...first })]).toEqual([key, true]);
});

test('asks one doubted booking after the other, then the wish under another key', () => {
  const doubts = createDoubts();
  const key = doubts.key();
  for (const wish of [first, second]) doubts.add(wish);
  expect(doubts.settle({ wish: third, asked: third, failed: reused })).toBe(first);
  expect(doubts.settle({ wish: third, asked: first, failed: reused })).toBe(second);
  expect(doubts.key()).toBe(key);
  expect(doubts.settle({ wish: third, asked: second, failed: taken })).toBe(third);
  expect(doubts.key()).not.toBe(key);
  expect(doubts.settle({ wish: third, asked: third, failed: reused })).toBeUndefined();
});

test('lets a refusal stand where nothing is doubted, and takes another key', () => {
  const doubts = createDoubts();
  const key = doubts.key();
  expect(doubts.settle({ wish: first, asked: first, failed: taken })).toBeUndefined();
  expect(doubts.key()).not.toBe(key);
  expect(doubts.key()).toMatch(/^[0-9a-f]{32}$/);
});
