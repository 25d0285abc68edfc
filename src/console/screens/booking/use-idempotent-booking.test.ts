import { renderHook } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProblemCode } from '../../../contract/index.ts';
import { createFakeServer, leaveConsole, refusal, sampleEvent } from '../../testing/index.ts';
import { useIdempotentBooking } from './use-idempotent-booking.ts';

afterEach(leaveConsole);

const body = { event_type_id: 42, start: '2026-11-26T09:00:00+01:00', answers: { name: 'Ada' } };

/** Sends bookings one by one to a server that fails each time. Returns the keys that it received. */
async function keysOf(bodies: readonly object[], fail: () => ReturnType<typeof refusal>) {
  const server = createFakeServer({ createEvent: fail });
  vi.stubGlobal('fetch', server.fetch);
  const { result } = renderHook(() => useIdempotentBooking());
  for (const one of bodies) await expect(result.current(one)).rejects.toThrow();
  return server.received.map(({ headers }) => headers.get('idempotency-key'));
}

test('sends the same key again after a lost response', async () => {
  const [first, second] = await keysOf([body, { ...body }], loseConnection);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
});

test.each<ProblemCode>(['unavailable', 'internal_error', 'too_many_requests', 'idempotency_in_progress'])(
  'sends the same key while the result is unknown: %s',
  async (code) => {
    const [first, second] = await keysOf([body, body], () => refusal(code));
    expect(second).toBe(first);
  },
);

test.each<ProblemCode>(['slot_unavailable', 'validation_failed'])(
  'sends a new key once the server has refused a booking: %s',
  async (code) => {
    const [first, second] = await keysOf([body, body], () => refusal(code));
    expect(second).not.toBe(first);
  },
);

test('sends a new key with a booking that differs from the last', async () => {
  const [first, second] = await keysOf([body, { ...body, answers: { name: 'Grace' } }], loseConnection);
  expect(second).not.toBe(first);
});

test('returns what the server has booked', async () => {
  vi.stubGlobal('fetch', createFakeServer({ createEvent: () => sampleEvent() }).fetch);
  const { result } = renderHook(() => useIdempotentBooking());
  expect(await result.current(body)).toEqual(sampleEvent());
});

function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}
