import { afterEach, expect, test } from 'vitest';
import { mondayMorning, openService, type Reply, startsIn } from '../service.testing.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

const ten = '2026-03-03T10:00:00+01:00';
const eleven = '2026-03-03T11:00:00+01:00';

test('a canceled event says why, counts one further and frees its time', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'Ill' });
  const updated_at = '2026-03-02T07:05:00+00:00';
  const canceled = { ...event, status: 'canceled', cancel_reason: 'Ill', sequence: 1, updated_at };
  expect([status, body.data]).toEqual([200, canceled]);
  expect((await service.book(host, ten)).status).toBe(201);
});

test('canceled twice it stays as it was', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const first = await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'Ill' });
  service.holdClock('2026-03-04T08:00:00+01:00');
  const again = await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'Well' });
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('canceled many times at once it counts one further', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const replies = await Promise.all([1, 2, 3, 4].map(() => service.send(host, `POST /events/${event.id}/cancel`)));
  expect(replies.map(({ status, body }) => [status, body.data.sequence])).toEqual(Array(4).fill([200, 1]));
});

test.each([
  ['no body', undefined, 200],
  ['an empty body', {}, 200],
  ['no reason', { reason: null }, 200],
  ['2000 characters', { reason: 'x'.repeat(2000) }, 200],
  ['2001 characters', { reason: 'x'.repeat(2001) }, 422],
  ['a number', { reason: 7 }, 422],
  ['another field', { why: 'Ill' }, 422],
])('a cancellation with %s', async (_, body, status) => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  expect((await service.send(host, `POST /events/${event.id}/cancel`, body)).status).toBe(status);
});

test.each([
  ['cancel', {}],
  ['reschedule', { start: '2026-03-05T10:00:00+01:00' }],
])('an event that has begun is past: %s', async (act, body) => {
  const host = await service.account();
  const [begun, beginning] = [(await service.book(host, ten)).body.data, (await service.book(host, eleven)).body.data];
  service.holdClock('2026-03-03T10:00:00.001+01:00');
  const refused = await service.send(host, `POST /events/${begun.id}/${act}`, body);
  service.holdClock(eleven);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'event_in_past']);
  expect((await service.send(host, `POST /events/${beginning.id}/${act}`, body)).status).toBe(200);
});

test('a moved event is the same event at another time', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten, { timezone: 'UTC' })).body.data;
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(host, `POST /events/${event.id}/reschedule`, { start: eleven });
  const times = { start: '2026-03-03T10:00:00+00:00', end: '2026-03-03T10:30:00+00:00' };
  const moved = { ...event, ...times, sequence: 1, updated_at: '2026-03-02T07:05:00+00:00' };
  expect([status, body.data]).toEqual([200, moved]);
  const range = { start: '2026-03-03', end: '2026-03-03' };
  expect(startsIn(await service.slots(host, range))).toContain(ten);
  expect(startsIn(await service.slots(host, range))).not.toContain(eleven);
});

test('its own old time is not in its way, another event’s is', async () => {
  const host = await service.account({ eventType: { time_slot_interval: 15, buffer_time_before_event: 15 } });
  const event = (await service.book(host, ten)).body.data;
  await service.book(host, '2026-03-03T12:00:00+01:00');
  const reschedule = (start: string) => service.send(host, `POST /events/${event.id}/reschedule`, { start });
  expect((await reschedule('2026-03-03T10:15:00+01:00')).status).toBe(200);
  expect((await reschedule('2026-03-03T10:15:00+01:00')).body.data.sequence).toBe(2);
  expect((await reschedule('2026-03-03T11:45:00+01:00')).body.error.reason).toBe('taken');
});

test('it does not count in its own limits', async () => {
  const host = await service.account({ eventType: { booking_frequency_limits: JSON.stringify({ day: 1 }) } });
  const event = (await service.book(host, ten)).body.data;
  expect((await service.send(host, `POST /events/${event.id}/reschedule`, { start: eleven })).status).toBe(200);
  await service.book(host, '2026-03-04T10:00:00+01:00');
  const full = await service.send(host, `POST /events/${event.id}/reschedule`, { start: '2026-03-04T11:00:00+01:00' });
  expect([full.status, full.body.error.reason]).toEqual([409, 'limit']);
});

test.each([
  ['2026-03-03T10:10:00+01:00', 'off_grid'],
  ['2026-03-07T10:00:00+01:00', 'outside_hours'],
  ['2026-02-27T10:00:00+01:00', 'notice'],
  ['9999-12-31T10:00:00+01:00', 'window'],
])('it cannot be moved to %s: %s', async (start, reason) => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const { status, body } = await service.send(host, `POST /events/${event.id}/reschedule`, { start });
  expect([status, body.error.code, body.error.reason]).toEqual([409, 'slot_unavailable', reason]);
  expect((await service.send(host, `GET /events/${event.id}`)).body.data).toEqual(event);
});

test('a duration asked for becomes its length, else it keeps its own', async () => {
  const host = await service.account({ eventType: { durations: [30, 60] } });
  const event = (await service.book(host, ten)).body.data;
  const reschedule = (body: object) => service.send(host, `POST /events/${event.id}/reschedule`, body);
  expect((await reschedule({ start: eleven, duration: 60 })).body.data.duration).toBe(60);
  expect((await reschedule({ start: '2026-03-03T12:00:00+01:00' })).body.data.duration).toBe(60);
  expect((await reschedule({ start: eleven, duration: 45 })).body.error.errors).toHaveProperty('duration');
});

test.each([
  ['start', {}],
  ['start', { start: '2026-03-03T10:00:00' }],
  ['duration', { start: ten, duration: 0 }],
  ['timezone', { start: ten, timezone: 'UTC' }],
])('a move is refused at %s: %j', async (path, body) => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const reply = await service.send(host, `POST /events/${event.id}/reschedule`, body);
  expect([reply.status, Object.keys(reply.body.error.errors)]).toEqual([422, [path]]);
});

test('of an inactive event type nothing can be chosen, but events can be canceled', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  await host.updateEventType({ is_active: false });
  const moved = await service.send(host, `POST /events/${event.id}/reschedule`, { start: eleven });
  expect([moved.status, Object.keys(moved.body.error.errors)]).toEqual([422, ['start']]);
  expect((await service.send(host, `POST /events/${event.id}/cancel`)).status).toBe(200);
});

test('moves and bookings at once end on times that differ', async () => {
  const host = await service.account();
  const events = [
    await service.book(host, '2026-03-04T10:00:00+01:00'),
    await service.book(host, '2026-03-04T11:00:00+01:00'),
  ];
  const moves = events.map(({ body }) => service.send(host, `POST /events/${body.data.id}/reschedule`, { start: ten }));
  const replies = await Promise.all([...moves, service.book(host, ten), service.book(host, ten)]);
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.error?.reason === 'taken')).toHaveLength(3);
});

test('lists the latest start first, page by page', async () => {
  const { host, starts } = await threeEvents();
  const all = await service.send(host, 'GET /events');
  expect([all.status, startsOf(all)]).toEqual([200, starts.toReversed()]);
  expect({ ...all.body.data, data: [] }).toEqual({ current_page: 1, data: [], per_page: 15, total: 3 });
  const second = await service.send(host, 'GET /events?page=2&per_page=2');
  expect([startsOf(second), second.body.data.total]).toEqual([starts.slice(0, 1), 3]);
  expect(startsOf(await service.send(host, 'GET /events?page=3&per_page=2'))).toEqual([]);
});

test.each<[string, number[]]>([
  ['status=canceled', [1]],
  ['status=confirmed', [0, 2]],
  ['from=2026-03-03T10:00:00Z', [1, 2]],
  ['from=2026-03-03T10:00:00.001Z', [2]],
  ['to=2026-03-03T10:00:00Z', [0]],
  ['from=2026-03-03&to=2026-03-03', [0, 1]],
  ['from=2026-03-04', [2]],
  ['to=2026-03-02', []],
  ['from=0001-01-01T00:00:00%2B23:59&to=9999-12-31T23:59:59-23:59', [0, 1, 2]],
  ['from=9999-12-31', []],
  ['to=0001-01-01', []],
  ['status=confirmed&from=2026-03-04', [2]],
  ['event_type_id=2147483647', []],
  ['contact_id=00000000-0000-4000-8000-000000000000', []],
])('events?%s', async (query, expected) => {
  const { host, starts } = await threeEvents();
  const reply = await service.send(host, `GET /events?${query}`);
  expect(startsOf(reply).toReversed()).toEqual(expected.map((index) => starts[index]));
  expect(reply.body.data.total).toBe(expected.length);
});

test('events of one event type, and of one contact', async () => {
  const { host, starts, contactIds } = await threeEvents();
  const ofType = await service.send(host, `GET /events?event_type_id=${host.eventTypeId}`);
  const ofContact = await service.send(host, `GET /events?contact_id=${contactIds[2]}`);
  expect(startsOf(ofType)).toEqual(starts.slice(0, 2).toReversed());
  expect(startsOf(ofContact)).toEqual(starts.slice(2));
});

test.each([
  ['status=gone', 'status'],
  ['event_type_id=abc', 'event_type_id'],
  ['contact_id=42', 'contact_id'],
  ['from=2026-03-03T10:00:00', 'from'],
  ['from=2026-02-30', 'from'],
  ['from=2026-03-04&to=2026-03-02', 'to'],
  ['page=0', 'page'],
  ['per_page=101', 'per_page'],
  ['query=Ada', 'query'],
])('events?%s is refused at its path', async (query, path) => {
  const host = await service.account();
  const { status, body } = await service.send(host, `GET /events?${query}`);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('one account sees nothing of another’s', async () => {
  await threeEvents();
  const other = await service.account();
  expect((await service.send(other, 'GET /events')).body.data).toMatchObject({ data: [], total: 0 });
});

/** Two of one event type, the second canceled, and one of another event type and another person. */
async function threeEvents() {
  const host = await service.account();
  const other = { ...host, eventTypeId: await host.eventType() };
  const booked = [
    await service.book(host, ten),
    await service.book(host, eleven),
    await service.book(other, '2026-03-04T09:00:00+01:00', { answers: { name: 'Eve', email: 'eve@example.com' } }),
  ].map(({ body }) => body.data);
  await service.send(host, `POST /events/${booked[1].id}/cancel`);
  return { host, starts: booked.map(({ start }) => start), contactIds: booked.map(({ contact_id }) => contact_id) };
}

function startsOf({ body }: Reply): string[] {
  return body.data.data.map(({ start }: { start: string }) => start);
}
