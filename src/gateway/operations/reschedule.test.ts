import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, refusal, slotsOfApril, startsIn, type World } from '../testing/index.ts';

const nine = '2026-04-07T09:00:00+00:00';
const ten = '2026-04-07T10:00:00+00:00';

let world: World;
let id: string;
let token: string;

beforeEach(async () => {
  world = openWorld();
  const { data } = await (await world.book(nine)).json();
  [id, token] = [data.id, data.manage_token];
});

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).error?.code];
}

const cancel = () => world.manage(`${id}/cancel`, token, { body: {} });
const move = (start: string, duration?: number) =>
  world.manage(`${id}/reschedule`, token, { body: { start, duration } });

describe('the slots', () => {
  it('frees the old time and takes the new one', async () => {
    await world.get(slotsOfApril);
    await move(ten);
    const starts = await startsIn(await world.get(slotsOfApril));
    expect([starts.includes(nine), starts.includes(ten)]).toEqual([true, false]);
  });

  it('frees the time of a canceled event', async () => {
    await world.get(slotsOfApril);
    await cancel();
    expect(await startsIn(await world.get(slotsOfApril))).toContain(nine);
  });

  it('requests slots again after a rescheduling without a response', async () => {
    await world.get(slotsOfApril);
    world.server.instead.set(`POST /v1/events/${id}/cancel`, () => refusal({ code: 'internal_error' }));
    expect((await cancel()).status).toBe(503);
    await world.get(slotsOfApril);
    expect(world.server.countOf('/slots')).toBe(2);
  });

  it('offers an event’s own time to its invitee only', async () => {
    const headers = { 'sched-manage-token': token };
    const moving = await world.get(slotsOfApril, { headers });
    expect(moving.headers.get('cache-control')).toBe('no-store');
    expect([moving.headers.get('etag'), moving.headers.get('vary')]).toEqual([null, 'Sched-Manage-Token']);
    expect(await startsIn(moving)).toContain(nine);
    expect(await startsIn(await world.get(slotsOfApril))).not.toContain(nine);
    expect(await startsIn(await world.get(slotsOfApril, { headers }))).toContain(nine);
  });

  it('names the length of the slots for an event, because the server knows another default', async () => {
    await world.get(`${slotsOfApril}&duration=30`, { headers: { 'sched-manage-token': token } });
    const { url = '' } = world.server.requests.find(({ url }) => url.includes('except_event')) ?? {};
    expect(new URL(url).searchParams.get('duration')).toBe('30');
  });

  it('refuses slots for an invalid token or a bare id', async () => {
    const forged = { 'sched-manage-token': `${id}.${'A'.repeat(43)}` };
    expect(await codeOf(await world.get(slotsOfApril, { headers: forged }))).toEqual([403, 'manage_token_invalid']);
    expect((await world.get(`${slotsOfApril}&except_event=${id}`)).status).toBe(422);
  });

  it("shows everyone's slots where the server cannot except an event", async () => {
    const usual = world.server.instead.get('GET /v1/event-types/42/slots');
    world.server.instead.set('GET /v1/event-types/42/slots', (request) =>
      request.url.includes('except_event') || !usual
        ? refusal({ code: 'validation_failed', errors: { except_event: ['is not a field of this request'] } })
        : usual(request),
    );
    const starts = await startsIn(await world.get(slotsOfApril, { headers: { 'sched-manage-token': token } }));
    expect([starts.includes(nine), starts.includes(ten)]).toEqual([false, true]);
  });
});

describe('sent again with its key', () => {
  it('reschedules once for an idempotency key', async () => {
    const again = () => world.manage(`${id}/reschedule`, token, { body: { start: ten }, key: 'a' });
    const [first, second] = [await again(), await again()];
    expect([second.status, await second.text()]).toEqual([200, await first.text()]);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(world.server.countOf('/reschedule')).toBe(1);
    expect(world.server.requests.find(({ url }) => url.endsWith('/reschedule'))?.headers.get('idempotency-key')).toBe(
      'a',
    );
  });

  it('refuses another time under a used idempotency key', async () => {
    await world.manage(`${id}/reschedule`, token, { body: { start: ten }, key: 'a' });
    const other = await world.manage(`${id}/reschedule`, token, { body: { start: nine }, key: 'a' });
    expect(await codeOf(other)).toEqual([422, 'idempotency_key_reused']);
  });

  it('replays nothing to a visitor without the token', async () => {
    await world.manage(`${id}/cancel`, token, { body: {}, key: 'a' });
    const other = await world.manage(`${id}/cancel`, undefined, { body: {}, key: 'a' });
    expect(await codeOf(other)).toEqual([403, 'manage_token_invalid']);
  });
});

it('keeps the duration or takes an offered one, and no other', async () => {
  const response = await move(ten, 480);
  expect((await response.json()).error.errors).toEqual({ duration: ['must be one of 30, found 480'] });
  const eventType = { ...world.server.eventType, durations: [30, 60] };
  world = openWorld();
  world.server.eventType = eventType;
  const { data } = await (await world.book(nine)).json();
  [id, token] = [data.id, data.manage_token];
  expect([(await move(ten, 60)).status, (await move(nine, 60)).status]).toEqual([200, 200]);
});

it('reschedules an event at most ten times an hour', async () => {
  world = openWorld({ limits: { emailBookingsPerHour: 20, emailBookingsPerDay: 20 } });
  const { data } = await (await world.book(nine)).json();
  [id, token] = [data.id, data.manage_token];
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    statuses.push((await move(turn % 2 ? nine : ten)).status);
    world.passSeconds(60);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await cancel()).status).toBe(200);
});
