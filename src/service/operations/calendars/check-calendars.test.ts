import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calendarOf } from '../../calendars/calendar-service.testing.ts';
import { ada, makeMember, ownerOf, startsIn } from '../../testing/index.ts';
import { calendarDay, openConnectedCalendars, tenToEleven } from './connected-calendar.testing.ts';

const { feed, service, connectCalendar } = await openConnectedCalendars();
const monday = { start: '2026-03-02', end: '2026-03-02' };

test('offers no slot while a calendar says the host is busy', async () => {
  const { account } = await connectCalendar();
  expect(await service.busy(account)).toEqual(['2026-03-02T10:00/11:00']);
  const starts = startsIn(await service.slots(account, monday)).map((start) => start.slice(11, 16));
  expect(starts).not.toContain('10:00');
  expect(starts).toEqual(expect.arrayContaining(['09:00', '11:00']));
});

test('refuses to book while a calendar says the host is busy', async () => {
  const { account } = await connectCalendar();
  const { status, body } = await service.book(account, '2026-03-02T10:00:00+01:00');
  expect([status, body.error.reason]).toEqual([409, 'taken']);
});

test('leaves no busy time in the open windows', async () => {
  const { account } = await connectCalendar();
  const query = 'start=2026-03-02&end=2026-03-02&timezone=Europe/Berlin';
  const { body } = await service.send(account, `GET /users/${account.userId}/availability-windows?${query}`);
  expect(body.data.map((slot: { start: string }) => slot.start.slice(11, 16))).toEqual(['09:00', '11:00']);
});

test('explains a start by the calendar that blocks it', async () => {
  const { account } = await connectCalendar();
  const query = 'date=2026-03-02&timezone=Europe/Berlin';
  const { body } = await service.send(account, `GET /event-types/${account.eventTypeId}/slots/explain?${query}`);
  const layers: { kind: string; from: string }[] = body.data.layers;
  expect(layers.filter(({ kind }) => kind === 'calendar').map(({ from }) => from)).toEqual([
    '2026-03-02T10:00:00+01:00',
  ]);
});

test('notices an entry added since the last reading when booking', async () => {
  const { account } = await connectCalendar();
  service.holdClock('2026-03-02T08:02:00+01:00');
  feed.serve(calendarOf(tenToEleven, '20260302T120000Z/20260302T130000Z'));
  expect((await service.book(account, '2026-03-02T13:00:00+01:00')).status).toBe(409);
});

test.each([
  ['08:29', 'current', 200],
  ['08:31', 'stale', 200],
  ['13:59', 'stale', 200],
  ['14:01', 'unreachable', 503],
])('offers no slot from six hours after the last reading on: at %s', async (time, state, status) => {
  const { account } = await connectCalendar();
  service.holdClock(`2026-03-02T${time}:00+01:00`);
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  expect((await service.send(account, 'GET /calendars')).body.data[0].state).toBe(state);
  const slots = await service.slots(account, monday);
  expect(slots.status).toBe(status);
  const booking = await service.book(account, '2026-03-03T10:00:00+01:00');
  expect(booking.status).toBe(status === 503 ? 503 : 201);
  if (status === 503) {
    expect([slots.body.error.code, booking.body.error.code]).toEqual(['calendar_unreachable', 'calendar_unreachable']);
    expect(slots.headers.get('retry-after')).toBe('300');
  }
});

test.each([
  ['it keeps what is known', { when_unreachable: 'keep' }, ['09:00', '11:00']],
  ['the host ignores it', { ignored: true }, ['09:00', '10:00', '11:00']],
])('keeps offering slots after six hours if %s', async (_what, change, expected) => {
  const { account, id } = await connectCalendar();
  service.holdClock('2026-03-02T20:00:00+01:00');
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  await service.send(account, `PUT /calendars/${id}`, change);
  service.holdClock('2026-03-02T08:00:00+01:00');
  const starts = startsIn(await service.slots(account, monday)).map((start) => start.slice(11, 16));
  expect(starts.filter((start) => ['09:00', '10:00', '11:00'].includes(start))).toEqual(expected);
});

test('refuses to book beyond the time that was read', async () => {
  const { account } = await connectCalendar();
  const { status, body } = await service.book(account, '2027-04-08T10:00:00+02:00');
  expect([status, body.error.reason]).toEqual([409, 'taken']);
  expect((await service.book(await service.account(), '2027-04-08T10:00:00+02:00')).status).toBe(201);
});

test('offers no slot beyond the time that was read', async () => {
  const { account } = await connectCalendar();
  const { body } = await service.slots(account, { start: '2027-04-05', end: '2027-04-09' });
  expect(Object.keys(body.data.slots)).toEqual(['2027-04-05']);
});

test('ignores our own booking in a connected calendar, even after it is rescheduled or canceled', async () => {
  const { account } = await connectCalendar();
  const booking = await service.book(account, '2026-03-02T14:00:00+01:00');
  const { id, ics_uid: uid } = booking.body.data;
  await account.updateEventType({ time_slot_interval: 15 });
  const own = calendarOf('20260302T130000Z/20260302T133000Z').replace('UID:0', `UID:${uid}`);
  feed.serve(own);
  service.holdClock('2026-03-02T08:02:00+01:00');
  const reply = await service.send(account, `POST /events/${id}/reschedule`, { start: '2026-03-02T14:15:00+01:00' });
  expect([reply.status, reply.body.error]).toEqual([200, undefined]);
  service.holdClock('2026-03-02T08:04:00+01:00');
  await service.send(account, `POST /events/${id}/cancel`, {});
  expect((await service.book(account, '2026-03-02T14:00:00+01:00')).status).toBe(201);
});

test('blocks the time to which the host has moved our booking', async () => {
  const { account, id } = await connectCalendar();
  const booking = await service.book(account, '2026-03-02T14:00:00+01:00');
  const own = calendarOf('20260302T150000Z/20260302T153000Z').replace('UID:0', `UID:${booking.body.data.ics_uid}`);
  feed.serve(own);
  service.holdClock('2026-03-02T08:02:00+01:00');
  await service.send(account, `POST /calendars/${id}/read`);
  expect(await service.busy(account)).toEqual(['2026-03-02T16:00/16:30']);
});

test.each([
  ['booking', '/v1/events'],
  ['connecting a calendar', '/v1/calendars'],
])('leaves no transaction open while %s reads a calendar', async (_what, path) => {
  const { account } = await connectCalendar();
  service.holdClock('2026-03-02T08:02:00+01:00');
  const transactions: number[] = [];
  feed.respondWith(async (_request, response) => {
    transactions.push(await countTransactions());
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendarDay);
  });
  const time = { start: '2026-03-02T14:00:00+01:00', timezone: 'Europe/Berlin' };
  const draft = { event_type_id: account.eventTypeId, ...time, answers: ada };
  const body = path === '/v1/events' ? draft : { kind: 'feed', url: feed.url };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { status } = await service.request(path, { key: account.key, body, headers });
  expect([status, transactions]).toEqual([201, [0]]);
});

test('notices an entry added since the last reading when booking with an idempotency key', async () => {
  const { account } = await connectCalendar();
  service.holdClock('2026-03-02T08:02:00+01:00');
  feed.serve(calendarOf(tenToEleven, '20260302T120000Z/20260302T130000Z'));
  const time = { start: '2026-03-02T13:00:00+01:00', timezone: 'Europe/Berlin' };
  const body = { event_type_id: account.eventTypeId, ...time, answers: ada };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const refusal = await service.request('/v1/events', { key: account.key, body, headers });
  expect([refusal.status, refusal.body.error.reason]).toEqual([409, 'taken']);
});

test('connects a calendar with the idempotency key of a request that found its server down', async () => {
  const { key } = await service.account();
  const send = () =>
    service.request('/v1/calendars', {
      key,
      body: { kind: 'feed', url: feed.url },
      headers: { 'idempotency-key': 'again' },
    });
  feed.respondWith((request) => void request.socket.destroy());
  const refusal = await send();
  expect([refusal.status, refusal.body.error.reason]).toEqual([422, 'unreachable']);
  feed.serve(calendarDay);
  expect((await send()).status).toBe(201);
  const replay = await send();
  expect([replay.status, replay.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
});

test('does not read calendars for a member’s request about a colleague’s booking', async () => {
  const { account } = await connectCalendar();
  const event = (await service.book(account, '2026-03-02T15:00:00+01:00')).body.data;
  service.holdClock('2026-03-02T08:04:00+01:00');
  const userId = await makeMember(service.store, account.accountId, 'member');
  const session = { ...ownerOf(account), userId, role: 'member' as const };
  const before = feed.requests.length;
  const body = { start: '2026-03-02T16:00:00+01:00' };
  const headers = { 'idempotency-key': 'of a colleague' };
  const { status } = await service.request(`/v1/events/${event.id}/reschedule`, { session, body, headers });
  expect([status, feed.requests.length - before]).toEqual([403, 0]);
});

async function countTransactions(): Promise<number> {
  const open = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  return (await open.execute(service.store.db)).rows[0]?.count ?? -1;
}
