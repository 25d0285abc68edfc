import { expect, test } from 'vitest';
import type { RequestFailure } from '../../queries/index.ts';
import type { BookingRequest } from './book.ts';
import { createBookingRecovery } from './booking-recovery.ts';

const requestAt = (start: string): BookingRequest => ({
  eventType: '42',
  start,
  durationMinutes: 30,
  timezone: 'Europe/Berlin',
  locale: 'en',
  answers: {},
  metadata: {},
  honeypot: '',
});
const [first, second, third] = [requestAt('first'), requestAt('second'), requestAt('third')];

function refusal(status: number, code: string): RequestFailure {
  const nothing = { reason: undefined, requestId: undefined, retryAfterSeconds: undefined };
  return { kind: 'refused', status, code, message: '', errors: {}, ...nothing };
}
const reused = refusal(422, 'idempotency_key_reused');
const slotTaken = refusal(409, 'slot_unavailable');

test('keeps one key for all requests until it is known which one was booked', () => {
  const recovery = createBookingRecovery();
  const key = recovery.key();
  for (const request of [first, second]) recovery.add(request);
  expect(
    recovery.settle({ request: third, current: third, failure: refusal(429, 'too_many_requests') }),
  ).toBeUndefined();
  expect([recovery.key(), recovery.isUnconfirmed({ ...first })]).toEqual([key, true]);
});

test('sends each unconfirmed request again, then the new one under another key', () => {
  const recovery = createBookingRecovery();
  const key = recovery.key();
  for (const request of [first, second]) recovery.add(request);
  expect(recovery.settle({ request: third, current: third, failure: reused })).toBe(first);
  expect(recovery.settle({ request: third, current: first, failure: reused })).toBe(second);
  expect(recovery.key()).toBe(key);
  expect(recovery.settle({ request: third, current: second, failure: slotTaken })).toBe(third);
  expect(recovery.key()).not.toBe(key);
  expect(recovery.settle({ request: third, current: third, failure: reused })).toBeUndefined();
});

test('accepts a refusal and uses another key when nothing is unconfirmed', () => {
  const recovery = createBookingRecovery();
  const key = recovery.key();
  expect(recovery.settle({ request: first, current: first, failure: slotTaken })).toBeUndefined();
  expect(recovery.key()).not.toBe(key);
  expect(recovery.key()).toMatch(/^[0-9a-f]{32}$/);
});
