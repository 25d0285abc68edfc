import { expect, test } from 'vitest';
import { openService, type Reply } from '../../testing/index.ts';

const service = await openService();

const ten = '2026-03-03T10:00:00+01:00';
const eleven = '2026-03-03T11:00:00+01:00';

test('lists the latest start first, page by page', async () => {
  const { host, starts } = await threeEvents();
  const all = await service.send(host, 'GET /events');
  expect([all.status, startsOf(all)]).toEqual([200, starts.toReversed()]);
  expect({ ...all.body.data, data: [] }).toEqual({ current_page: 1, data: [], per_page: 15, total: 3 });
  const second = await service.send(host, 'GET /events?page=2&per_page=2');
  expect([startsOf(second), second.body.data.total]).toEqual([starts.slice(0, 1), 3]);
  expect(startsOf(await service.send(host, 'GET /events?page=3&per_page=2'))).toEqual([]);
});

test('lists the earliest start first on request, page by page', async () => {
  const { host, starts } = await threeEvents();
  expect(startsOf(await service.send(host, 'GET /events?order=asc'))).toEqual(starts);
  expect(startsOf(await service.send(host, 'GET /events?order=asc&page=2&per_page=2'))).toEqual(starts.slice(2));
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
])('lists the events that match events?%s', async (query, expected) => {
  const { host, starts } = await threeEvents();
  const reply = await service.send(host, `GET /events?${query}`);
  expect(startsOf(reply).toReversed()).toEqual(expected.map((index) => starts[index]));
  expect(reply.body.data.total).toBe(expected.length);
});

test('lists the events of one event type, or of one contact', async () => {
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
  ['from=2026-03-04&to=2026-03-03', 'to'],
  ['page=0', 'page'],
  ['per_page=101', 'per_page'],
  ['query=Ada', 'query'],
  ['order=up', 'order'],
])('refuses events?%s at its path', async (query, path) => {
  const host = await service.account();
  const { status, body } = await service.send(host, `GET /events?${query}`);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('does not list events of another account', async () => {
  await threeEvents();
  const other = await service.account();
  expect((await service.send(other, 'GET /events')).body.data).toMatchObject({ data: [], total: 0 });
});

/** Two of one event type, the second canceled, and one of another event type and another person. */
async function threeEvents() {
  const host = await service.account();
  const other = { ...host, eventTypeId: await host.eventType() };
  const events = [
    await service.book(host, ten),
    await service.book(host, eleven),
    await service.book(other, '2026-03-04T09:00:00+01:00', { answers: { name: 'Eve', email: 'eve@example.com' } }),
  ].map(({ body }) => body.data);
  await service.send(host, `POST /events/${events[1].id}/cancel`);
  return { host, starts: events.map(({ start }) => start), contactIds: events.map(({ contact_id }) => contact_id) };
}

function startsOf({ body }: Reply): string[] {
  return body.data.data.map(({ start }: { start: string }) => start);
}
