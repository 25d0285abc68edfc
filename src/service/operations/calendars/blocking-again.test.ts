import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startsIn, type TestAccount } from '../../testing/index.ts';
import { openConnectedCalendars } from './connected-calendar.testing.ts';

const { feed, service, connectCalendar } = await openConnectedCalendars();
beforeEach(async () => {
  await sql`delete from calendar_sources`.execute(service.store.db);
});

const monday = { start: '2026-03-02', end: '2026-03-02' };

type ConnectedCalendar = { readonly account: TestAccount; readonly id: string };

async function setBlocks({ account, id }: ConnectedCalendar, blocks: 'busy' | 'nothing') {
  const [{ calendars }] = (await service.send(account, 'GET /calendars')).body.data;
  const change = { calendars: [{ id: calendars[0].id, blocks }] };
  return (await service.send(account, `PUT /calendars/${id}`, change)).body.data;
}

/** Lets a calendar block nothing, and then block again while its server fails. */
async function blockingAgain(): Promise<ConnectedCalendar> {
  const calendar = await connectCalendar();
  await setBlocks(calendar, 'nothing');
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  const connection = await setBlocks(calendar, 'busy');
  expect(connection).toMatchObject({ state: 'unreachable', covered_until: null });
  return calendar;
}

test('offers no times until a calendar that blocks again has been read', async () => {
  const { account } = await blockingAgain();
  const booking = await service.book(account, '2026-03-02T10:00:00+01:00');
  expect([(await service.slots(account, monday)).status, booking.status]).toEqual([503, 503]);
});

test('reads a calendar that blocks again as soon as possible', async () => {
  const { account } = await blockingAgain();
  feed.serve('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n');
  expect(await service.worker.runDue()).toBe(1);
  expect((await service.send(account, 'GET /calendars')).body.data).toMatchObject([{ state: 'current' }]);
  const starts = startsIn(await service.slots(account, monday)).map((start) => start.slice(11, 16));
  expect(starts).toContain('10:00');
});

test('offers times while the server of a calendar that blocks nothing is down', async () => {
  const { account, id } = await connectCalendar();
  await setBlocks({ account, id }, 'nothing');
  const before = feed.requests.length;
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  service.holdClock('2026-03-02T15:00:00+01:00');
  expect(await service.worker.runDue()).toBe(1);
  service.holdClock('2026-03-02T22:00:00+01:00');
  expect((await service.slots(account, monday)).status).toBe(200);
  expect((await service.book(account, '2026-03-03T10:00:00+01:00')).status).toBe(201);
  expect((await service.send(account, 'GET /calendars')).body.data).toMatchObject([
    { state: 'current', problem: null },
  ]);
  expect(feed.requests.length - before).toBe(0);
});

test('requests a calendar that blocks again no sooner than its server wants', async () => {
  const { account, id } = await connectCalendar();
  feed.respondWith((_request, response) => void response.writeHead(429, { 'retry-after': '3600' }).end());
  service.holdClock('2026-03-02T08:00:40+01:00');
  await service.send(account, `POST /calendars/${id}/read`);
  await setBlocks({ account, id }, 'nothing');
  const before = feed.requests.length;
  await setBlocks({ account, id }, 'busy');
  service.holdClock('2026-03-02T08:59:40+01:00');
  expect([await service.worker.runDue(), feed.requests.length - before]).toEqual([0, 0]);
  service.holdClock('2026-03-02T09:00:40+01:00');
  expect([await service.worker.runDue(), feed.requests.length - before]).toEqual([1, 1]);
});
