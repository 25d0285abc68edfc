import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { calendarOf, openCalendarService, openFeedServer } from '../../calendars/calendar-service.testing.ts';
import {
  installedCaldavServers,
  makeMember,
  mondayMorning,
  openCaldavServer,
  ownerOf,
  type TestAccount,
} from '../../testing/index.ts';

const feed = await openFeedServer();
const caldavServers = await Promise.all(
  installedCaldavServers().map(async (name) => [name, await openCaldavServer(name)] as const),
);
const service = await openCalendarService(feed.host, ...caldavServers.map(([, { host }]) => host));

beforeEach(() => service.holdClock(mondayMorning));

/** An account with a colleague of its owner who can be removed. */
async function openTeam(): Promise<{ owner: TestAccount; member: TestAccount; remove(): Promise<unknown> }> {
  const owner = await service.account();
  const member = { ...owner, userId: await makeMember(service.store, owner.accountId, 'member') };
  async function remove() {
    const path = `/v1/members/${member.userId}?events=cancel`;
    return (await service.request(path, { method: 'DELETE', session: ownerOf(owner) })).body;
  }
  return { owner, member, remove };
}

function sessionOf(member: TestAccount) {
  return { ...ownerOf(member), userId: member.userId, role: 'member' as const };
}

async function secretsOf({ accountId, userId }: TestAccount): Promise<number> {
  const sources = service.store.db.selectFrom('calendar_sources').select('sealed').where('account_id', '=', accountId);
  return (await sources.where('user_id', '=', userId).execute()).length;
}

async function passMinutes(minutes: number): Promise<void> {
  service.holdClock(new Date(service.clock() + minutes * 60_000).toISOString());
  await service.worker.runDue();
}

test('no longer reads the calendars of a removed member, and deletes their secrets', async () => {
  const { member, remove } = await openTeam();
  feed.serve(calendarOf('20260302T090000Z/20260302T100000Z'));
  const session = sessionOf(member);
  const connection = await service.request('/v1/calendars', { session, body: { kind: 'feed', url: feed.url } });
  expect([connection.status, await secretsOf(member)]).toEqual([201, 1]);
  await remove();
  const requestCount = feed.requests.length;
  const list = await service.send(member, 'GET /calendars');
  await passMinutes(60);
  expect([list.body.data, feed.requests.length, await secretsOf(member)]).toEqual([[], requestCount, 0]);
});

test('does not count the calendars of a removed member who is back', async () => {
  const { member, remove } = await openTeam();
  feed.serve(calendarOf('20260303T090000Z/20260303T100000Z'));
  const session = sessionOf(member);
  await service.request('/v1/calendars', { session, body: { kind: 'feed', url: feed.url } });
  expect(await service.busy(member)).toEqual(['2026-03-03T10:00/11:00']);
  await remove();
  await sql`update users set removed_at = null where account_id = ${member.accountId} and id = ${member.userId}`.execute(
    service.store.db,
  );
  expect(await service.busy(member)).toEqual([]);
  const eventTypeId = await member.eventType({ host_id: member.userId });
  // The last reading is too old to count.
  service.holdClock('2026-03-02T20:00:00+01:00');
  const tuesday = { start: '2026-03-03', end: '2026-03-03' };
  const { body } = await service.slots({ ...member, eventTypeId }, tuesday);
  expect(JSON.stringify(body.data.slots)).toContain('2026-03-03T10:00:00+01:00');
});

test('keeps the calendars of colleagues', async () => {
  const { owner, remove } = await openTeam();
  feed.serve(calendarOf('20260302T090000Z/20260302T100000Z'));
  await service.connect(owner, feed.url);
  await remove();
  await passMinutes(60);
  expect([await secretsOf(owner), await service.busy(owner)]).toEqual([1, ['2026-03-02T10:00/11:00']]);
});

describe.each(caldavServers)('on %s', (_, server) => {
  test('keeps the secret while the server is down, until canceled events are removed from the calendar', async () => {
    const { owner, member, remove } = await openTeam();
    const session = sessionOf(member);
    const account = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.request('/v1/calendars', { session, body: account })).body.data;
    const change = { calendars: [{ id: calendars[0].id, is_written_to: true }] };
    await service.request(`/v1/calendars/${id}`, { method: 'PUT', session, body: change });
    const event = (await service.book(owner, '2026-03-03T10:00:00+01:00')).body.data;
    await service.send(owner, `POST /events/${event.id}/reassign`, { host_id: member.userId });
    await service.worker.runDue();
    expect(await server.read(event.ics_uid)).toContain('BEGIN:VEVENT');
    await server.stop();
    await remove();
    await passMinutes(15);
    await passMinutes(15);
    expect(await secretsOf(member)).toBe(1);
    await server.start();
    await passMinutes(15);
    await passMinutes(15);
    expect([await server.read(event.ics_uid), await secretsOf(member)]).toEqual([undefined, 0]);
  });
});
