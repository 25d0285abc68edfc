import { beforeEach, describe, expect, it } from 'vitest';
import { at, openWorld, refusal, slotsOfApril, type World } from '../testing/index.ts';

let world: World;

beforeEach(() => {
  world = openWorld({ limits: { readsPerMinute: 5, bookingsPerHour: 3, emailBookingsPerHour: 2 } });
});

const hours = ['09', '10', '11'];
const times = Array.from({ length: 12 }, (_, index) => `2026-04-${10 + index}T${hours[index % 3]}:00Z`);

async function read(address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await world.get(slotsOfApril, { address })).status);
  return statuses;
}

/** Books one time after another, with an email address for each turn. */
async function book(count: number, visit: (turn: number) => { address: string; email: string }): Promise<number[]> {
  const statuses: number[] = [];
  for (const [turn, start] of times.slice(0, count).entries()) {
    statuses.push((await world.book(start, visit(turn))).status);
    world.passSeconds(60);
  }
  return statuses;
}

describe('one address', () => {
  it('limits reads per minute by address, and says when to come back', async () => {
    expect(await read('192.0.2.1', 5)).toEqual([200, 200, 200, 200, 200]);
    world.passSeconds(20);
    const response = await world.get(slotsOfApril, { address: '192.0.2.1' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40']);
    world.passSeconds(40);
    expect(await read('192.0.2.1', 1)).toEqual([200]);
  });

  it('reveals nothing else to a visitor over the limit', async () => {
    await read('192.0.2.1', 5);
    const { error } = await (await world.get(slotsOfApril, { address: '192.0.2.1' })).json();
    expect({ ...error, request_id: '' }).toEqual({
      code: 'too_many_requests',
      message: 'Too many requests.',
      request_id: '',
    });
  });

  it('counts each address separately', async () => {
    await read('192.0.2.1', 6);
    expect(await read('192.0.2.2', 1)).toEqual([200]);
  });

  it('limits bookings per hour by address', async () => {
    const statuses = await book(4, (turn) => ({ address: '192.0.2.1', email: `${turn}@example.org` }));
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(world.server.booked.length).toBe(3);
  });
});

describe('one email address', () => {
  it('limits bookings per hour by email address, whoever books', async () => {
    const statuses = await book(3, (turn) => ({
      address: `192.0.2.${turn}`,
      email: turn === 1 ? 'ADA+tag@example.org' : 'ada@example.org',
    }));
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('does not count a failed booking for an email address', async () => {
    world.server.instead.set('POST /v1/events', () => refusal({ code: 'slot_unavailable', reason: 'taken' }));
    const statuses = await book(6, (turn) => ({ address: `192.0.2.${turn}`, email: 'ada@example.org' }));
    expect(statuses).toEqual(Array(6).fill(409));
  });

  it('counts an email address from zero after the hour', async () => {
    await book(2, (turn) => ({ address: `192.0.2.${turn}`, email: 'ada@example.org' }));
    world.passSeconds(3600);
    expect((await world.book('2026-04-20T09:00Z', { address: '192.0.2.9' })).status).toBe(201);
  });
});

it('does not count a booking repeated with its idempotency key', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const response = await world.book('2026-04-10T09:00Z', { key: 'a', address: '192.0.2.1' });
    expect(response.status).toBe(201);
  }
});

it('does not tell visitors apart without addresses', async () => {
  for (let turn = 0; turn < 10; turn += 1) expect((await world.get(slotsOfApril)).status).toBe(200);
});

describe('event types', () => {
  it('responds to unlisted event types as to missing ones', async () => {
    world = openWorld({ eventTypes: [7] });
    const [unlisted, unknown] = [await world.get('/event-types/42'), await world.get('/event-types/99')];
    expect([unlisted.status, unknown.status, world.server.requests.length]).toEqual([404, 404, 0]);
    expect((await world.book('2026-04-10T09:00Z')).status).toBe(404);
  });
});

describe('bookings and reschedulings', () => {
  const otherEmail = (turn: number) => ({ address: `192.0.2.${turn}`, email: `${turn}@example.org` });

  it('limits bookings per day by email address', async () => {
    world = openWorld({ limits: { emailBookingsPerHour: 2, emailBookingsPerDay: 4 } });
    const statuses: number[] = [];
    for (const start of times.slice(0, 6)) {
      statuses.push((await world.book(start)).status);
      world.passSeconds(1801);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    world.passSeconds(24 * 3600);
    expect((await world.book('2026-04-20T09:00Z')).status).toBe(201);
  });

  it('limits bookings per hour by event type, whoever books', async () => {
    world = openWorld({ limits: { eventTypeBookingsPerHour: 2 } });
    expect(await book(3, otherEmail)).toEqual([201, 201, 429]);
  });

  it('counts each rescheduling for its email address, since it sends mail', async () => {
    world = openWorld({ limits: { emailBookingsPerHour: 3 } });
    const { data } = await (await world.book('2026-04-10T09:00Z')).json();
    const statuses: number[] = [];
    for (const start of times.slice(1, 4)) {
      const response = await world.manage(`${data.id}/reschedule`, data.manage_token, { body: { start } });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await world.book('2026-04-20T09:00Z', { email: 'A.DA@example.org' })).status).toBe(201);
    expect((await world.manage(`${data.id}/cancel`, data.manage_token, { body: {} })).status).toBe(200);
  });

  it('counts all spellings of a mailbox as one', async () => {
    world = openWorld({ limits: { emailBookingsPerHour: 3 } });
    const spellings = ['ada@gmail.com', 'a.d.a@gmail.com', 'ADA+x@googlemail.com', 'ad.a@gmail.com'];
    const statuses = await book(4, (turn) => ({ address: `192.0.2.${turn}`, email: spellings[turn] ?? '' }));
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it('allows an email address three bookings an hour and ten a day by default', async () => {
    world = openWorld();
    const statuses: number[] = [];
    for (const start of [...times, ...times.map((time) => time.replace('04-', '05-'))].slice(0, 16)) {
      statuses.push((await world.book(start)).status);
      world.passSeconds(statuses.length % 4 === 0 ? 3600 : 0);
    }
    expect(statuses.slice(0, 8)).toEqual([201, 201, 201, 429, 201, 201, 201, 429]);
    expect(statuses.filter((status) => status === 201).length).toBe(10);
  });

  it('does not count a failed booking for its event type', async () => {
    world = openWorld({ limits: { eventTypeBookingsPerHour: 1, accountBookingsPerHour: 1, emailOpenBookings: 1 } });
    world.server.take(at('2026-04-10T09:00Z'));
    expect([(await world.book('2026-04-10T09:00Z')).status, (await world.book('2026-04-10T10:00Z')).status]).toEqual([
      409, 201,
    ]);
  });
});

describe('upcoming bookings of one email address', () => {
  beforeEach(() => {
    world = openWorld({ limits: { emailOpenBookings: 2, emailBookingsPerHour: 20 } });
  });

  it('limits how many open bookings an email address has', async () => {
    const statuses = await book(4, (turn) => ({
      address: `192.0.2.${turn}`,
      email: turn === 3 ? 'bob@example.org' : turn === 1 ? 'Ada@Example.org' : 'ada@example.org',
    }));
    expect(statuses).toEqual([201, 201, 429, 201]);
  });

  it('frees an open booking when its event is over', async () => {
    await book(2, () => ({ address: '192.0.2.1', email: 'ada@example.org' }));
    world.passSeconds(9 * 24 * 3600 + 9 * 3600 + 1800);
    expect((await world.book('2026-04-20T09:00Z')).status).toBe(201);
    expect((await world.book('2026-04-21T09:00Z')).status).toBe(429);
  });

  it('frees an open booking when it is canceled, not when it is rescheduled', async () => {
    const { data } = await (await world.book('2026-04-10T09:00Z')).json();
    await world.book('2026-04-10T10:00Z');
    await world.manage(`${data.id}/reschedule`, data.manage_token, { body: { start: '2026-04-12T09:00Z' } });
    expect((await world.book('2026-04-11T09:00Z')).status).toBe(429);
    await world.manage(`${data.id}/cancel`, data.manage_token, { body: {} });
    expect((await world.book('2026-04-11T09:00Z')).status).toBe(201);
  });
});
