import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, refusal, settle, type World } from '../testing/index.ts';
import { idempotencyLaws } from './idempotency-laws.testing.ts';
import { createMemoryIdempotency } from './memory-idempotency.ts';

let world: World;
const nine = '2026-04-07T09:00Z';
const booking = 'POST /v1/events';

beforeEach(() => {
  world = openWorld();
});

describe('idempotency in memory', () => idempotencyLaws(createMemoryIdempotency));

describe('a booking sent again with its key', () => {
  it('books once for an idempotency key, with one response', async () => {
    const first = await world.book(nine, { key: 'a' });
    const again = await world.book(nine, { key: 'a' });
    expect([again.status, await again.text()]).toEqual([201, await first.text()]);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(world.server.booked.length).toBe(1);
  });

  it('makes a repeated booking wait for the first', async () => {
    const responses = await Promise.all([world.book(nine, { key: 'a' }), world.book(nine, { key: 'a' })]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(world.server.countOf('/events')).toBe(1);
  });

  it('refuses another time under a used idempotency key', async () => {
    await world.book(nine, { key: 'a' });
    const other = await world.book('2026-04-08T09:00Z', { key: 'a' });
    expect([other.status, (await other.json()).error.code]).toEqual([422, 'idempotency_key_reused']);
    expect(world.server.booked.length).toBe(1);
  });

  it('replays that the slot was unavailable', async () => {
    world.server.instead.set(booking, () => refusal({ code: 'slot_unavailable', reason: 'taken' }));
    await world.book(nine, { key: 'a' });
    const again = await world.book(nine, { key: 'a' });
    expect([again.status, world.server.countOf('/events')]).toEqual([409, 1]);
  });

  it.each([['internal_error'], ['too_many_requests'], ['validation_failed']] as const)(
    'tries a booking again after %s',
    async (code) => {
      const usual = world.server.instead.get(booking);
      world.server.instead.set(booking, () => refusal({ code, retryAfterSeconds: 1 }));
      expect((await world.book(nine, { key: 'a' })).ok).toBe(false);
      if (usual) world.server.instead.set(booking, usual);
      world.passSeconds(60);
      expect((await world.book(nine, { key: 'a' })).status).toBe(201);
    },
  );

  it('forgets an idempotency key after a day', async () => {
    await world.book(nine, { key: 'a' });
    world.passSeconds(24 * 3600);
    expect((await world.book(nine, { key: 'a' })).status).toBe(409);
  });
});

it('passes the key up to the server', async () => {
  await world.book(nine, { key: 'a b~' });
  const request = world.server.requests.find(({ method }) => method === 'POST');
  expect(request?.headers.get('idempotency-key')).toBe('a b~');
});

it.each(['x'.repeat(256), 'ké'])('refuses the key %.10s', async (key) => {
  const response = await world.book(nine, { key });
  expect([response.status, Object.keys((await response.json()).error.errors)]).toEqual([422, ['Idempotency-Key']]);
  await settle();
  expect(world.server.requests).toEqual([]);
});
