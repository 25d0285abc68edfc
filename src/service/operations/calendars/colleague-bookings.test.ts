import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calendarOf } from '../../calendars/calendar-service.testing.ts';
import { makeMember, ownerOf } from '../../testing/index.ts';
import { openConnectedCalendars } from './connected-calendar.testing.ts';

const { feed, service } = await openConnectedCalendars();

/** Books a host from two to half past two, and serves that booking as the calendar of a colleague who attends it. */
async function bookForColleague() {
  const host = await service.account();
  const userId = await makeMember(service.store, host.accountId, 'member');
  const { body } = await service.book(host, '2026-03-02T14:00:00+01:00');
  const file = calendarOf('20260302T130000Z/20260302T133000Z').replace('UID:0', `UID:${body.data.ics_uid}`);
  feed.serve(file);
  const session = { ...ownerOf(host), userId, role: 'member' as const };
  expect((await service.request('/v1/calendars', { session, body: { kind: 'feed', url: feed.url } })).status).toBe(201);
  return { host, colleague: { ...host, userId }, eventId: body.data.id, file };
}

test('blocks the time of a booking for a colleague whose calendar contains it', async () => {
  const { host, colleague } = await bookForColleague();
  expect(await service.busy(colleague)).toEqual(['2026-03-02T14:00/14:30']);
  expect(await service.busy(host)).toEqual([]);
});

test('gives an event to a colleague whose calendar contains it', async () => {
  const { host, colleague, eventId } = await bookForColleague();
  const { status, body } = await service.send(host, `POST /events/${eventId}/reassign`, { host_id: colleague.userId });
  expect([status, body.data?.host.name]).toEqual([200, 'Member']);
});

test('keeps no transaction open while reading a colleague’s calendar, even with an idempotency key', async () => {
  const { host, colleague, eventId, file } = await bookForColleague();
  service.holdClock('2026-03-02T08:15:00+01:00');
  const open: number[] = [];
  feed.respondWith(async (_request, response) => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
      service.store.db,
    );
    open.push(rows.length);
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(file);
  });
  const { status } = await service.request(`/v1/events/${eventId}/reassign`, {
    key: host.key,
    body: { host_id: colleague.userId },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect([status, open]).toEqual([200, [0, 0]]);
});

test.each([
  ['at the same time', '20260302T130000Z/20260302T133000Z'],
  ['during it', '20260302T131000Z/20260302T132000Z'],
])('does not give an event to a colleague whose calendar has another entry %s', async (_, other) => {
  const { host, colleague, eventId, file } = await bookForColleague();
  const entry = calendarOf(other)
    .replace('UID:0', 'UID:another')
    .match(/BEGIN:VEVENT.*END:VEVENT\r\n/s)?.[0];
  feed.serve(file.replace('END:VCALENDAR', `${entry}END:VCALENDAR`));
  service.holdClock('2026-03-02T08:15:00+01:00');
  const { status, body } = await service.send(host, `POST /events/${eventId}/reassign`, { host_id: colleague.userId });
  expect([status, body.error?.reason]).toEqual([409, 'taken']);
});

test('does not give an event to a colleague whose calendar contains it but cannot be read', async () => {
  const { host, colleague, eventId } = await bookForColleague();
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  const { status, body } = await service.send(host, `POST /events/${eventId}/reassign`, { host_id: colleague.userId });
  expect([status, body.error?.reason]).toEqual([409, 'taken']);
});

test('frees the time of a colleague whose calendar still has a canceled booking', async () => {
  const { host, colleague, eventId, file } = await bookForColleague();
  await service.send(host, `POST /events/${eventId}/cancel`, {});
  feed.serve(file.replace('SUMMARY', 'LOCATION:Berlin\r\nSUMMARY'));
  service.holdClock('2026-03-02T08:15:00+01:00');
  await service.worker.runDue();
  expect(await service.busy(colleague)).toEqual([]);
});
