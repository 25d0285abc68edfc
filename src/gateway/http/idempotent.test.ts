import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/index.ts';

const [nine, ten] = ['2026-04-07T09:00Z', '2026-04-07T10:00Z'];
let world: World;

/** Event type 42 belongs to one account, 43 to another. */
beforeEach(() => {
  world = openWorld({
    findEventType: async (reference) => ({
      eventTypeId: Number(reference),
      accountId: `of ${reference}`,
      isPrivate: false,
      isActive: true,
    }),
  });
  const { instead, eventType } = world.server;
  instead.set('GET /v1/event-types/43', () => Response.json({ success: true, data: { ...eventType, id: 43 } }));
  instead.set('GET /v1/event-types/43/booking-forms', () =>
    world.server.fetch(new Request('https://upstream.example/v1/event-types/42/booking-forms')),
  );
});

async function bookNew(start: string): Promise<{ id: string; manage_token: string }> {
  return (await (await world.book(start)).json()).data;
}

describe('an idempotency key', () => {
  it('counts for the event types of one account', async () => {
    const ofOther = { key: 'a', email: 'bob@example.org', more: { event_type_id: 43 } };
    expect((await world.book(nine, { key: 'a' })).status).toBe(201);
    expect((await world.book(ten, ofOther)).status).toBe(201);
    expect((await world.book(ten, { key: 'a' })).status).toBe(422);
    const keys = world.server.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers);
    expect(keys.map((headers) => headers.get('idempotency-key'))).toEqual(['a', 'a']);
  });

  it('counts for one event and one kind of change', async () => {
    const [one, other] = [await bookNew(nine), await bookNew(ten)];
    const cancel = ({ id, manage_token: token }: typeof one, reason?: string) =>
      world.manage(`${id}/cancel`, token, { body: { reason }, key: 'a' });
    const move = { body: { start: '2026-04-08T09:00Z' }, key: 'a' };
    expect((await world.manage(`${one.id}/reschedule`, one.manage_token, move)).status).toBe(200);
    expect([(await cancel(one)).status, (await cancel(other)).status]).toEqual([200, 200]);
    expect((await cancel(other, 'I am ill.')).status).toBe(422);
  });
});
