import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type CaldavServer,
  installedCaldavServers,
  makeMember,
  mondayMorning,
  openCaldavServer,
  ownerOf,
  type TestAccount,
} from '../../testing/index.ts';
import { openCalendarService } from '../calendar-service.testing.ts';

const ten = '2026-03-03T10:00:00+01:00';

describe.each(installedCaldavServers())('on %s', async (name) => {
  const [ofGrace, ofMember] = [await openCaldavServer(name), await openCaldavServer(name)];
  const service = await openCalendarService(ofGrace.host, ofMember.host);

  beforeEach(async () => {
    service.holdClock(mondayMorning);
    for (const server of [ofGrace, ofMember]) for (const uid of await uidsIn(server)) await server.remove(uid);
  });

  async function connect(account: TestAccount, server: CaldavServer): Promise<void> {
    const session = { ...ownerOf(account), userId: account.userId, role: 'member' as const };
    const body = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.request('/v1/calendars', { session, body })).body.data;
    const change = { calendars: [{ id: calendars[0].id, is_written_to: true }] };
    const { status } = await service.request(`/v1/calendars/${id}`, { method: 'PUT', session, body: change });
    expect(status).toBe(200);
  }

  /** Books Grace, and gives the event to a colleague; both have calendars that bookings are written into. */
  async function reassign() {
    const grace = await service.account();
    const userId = await makeMember(service.store, grace.accountId, 'member');
    await connect(grace, ofGrace);
    await connect({ ...grace, userId }, ofMember);
    const event = (await service.book(grace, ten)).body.data;
    await service.worker.runDue();
    expect([await uidsIn(ofGrace), await uidsIn(ofMember)]).toEqual([[event.ics_uid], []]);
    const path = `POST /events/${event.id}/reassign` as const;
    expect((await service.send(grace, path, { host_id: userId })).status).toBe(200);
    await service.worker.runDue();
    return { grace, userId, event, path };
  }

  /** Writes what is due for the hosts of an account, for one of them a minute later. */
  async function writeInTurn({ accountId }: TestAccount, laterUserId: number): Promise<void> {
    await sql`
      update calendar_writes set next_attempt_at = ${'2026-03-02T08:01:00+01:00'}
      where account_id = ${accountId} and user_id = ${laterUserId}`.execute(service.store.db);
    await service.worker.runDue();
    service.holdClock('2026-03-02T08:02:00+01:00');
    await service.worker.runDue();
  }

  test('moves the entry of a reassigned event to the calendar of its new host', async () => {
    const { event } = await reassign();
    expect([await uidsIn(ofGrace), await uidsIn(ofMember)]).toEqual([[], [event.ics_uid]]);
  });

  test('writes a meeting into the calendar of the host who got it by turn, and moves it when it is reassigned', async () => {
    const grace = await service.account();
    const userId = await makeMember(service.store, grace.accountId, 'member');
    await connect(grace, ofGrace);
    await connect({ ...grace, userId }, ofMember);
    await service.send(grace, `PUT /event-types/${grace.eventTypeId}/hosts`, { hosts: [{ user_id: userId }] });
    const event = (await service.book(grace, ten)).body.data;
    await service.worker.runDue();
    expect([await uidsIn(ofGrace), await uidsIn(ofMember)]).toEqual([[], [event.ics_uid]]);
    await service.send(grace, `POST /events/${event.id}/reassign`, { host_id: grace.userId });
    await service.worker.runDue();
    expect([await uidsIn(ofGrace), await uidsIn(ofMember)]).toEqual([[event.ics_uid], []]);
  });

  test('moves the entry back with an event that returns to its host', async () => {
    const { grace, event, path } = await reassign();
    await service.send(grace, path, { host_id: grace.userId });
    await service.worker.runDue();
    expect([await uidsIn(ofGrace), await uidsIn(ofMember)]).toEqual([[event.ics_uid], []]);
  });

  test.each([true, false])(
    'keeps the entry in a calendar that both hosts share, with its new place (new host first: %s)',
    async (isNewFirst) => {
      const grace = await service.account();
      const userId = await makeMember(service.store, grace.accountId, 'member');
      for (const host of [grace, { ...grace, userId }]) await connect(host, ofGrace);
      const place = (value: string) => ({ location: { type: 'in_person', value } });
      await service.send(grace, `PUT /event-types/${grace.eventTypeId}`, place('Room of Grace'));
      const event = (await service.book(grace, ten)).body.data;
      await service.worker.runDue();
      const change = { host_id: userId, ...place('Room of Ben') };
      await service.send(grace, `POST /events/${event.id}/reassign`, change);
      await writeInTurn(grace, isNewFirst ? grace.userId : userId);
      expect(await uidsIn(ofGrace)).toEqual([event.ics_uid]);
      const entry = (await ofGrace.read(event.ics_uid)) ?? '';
      expect(entry).toMatch(/SEQUENCE:1\r?$/m);
      expect([entry.includes('Room of Grace'), entry.includes('Room of Ben')]).toEqual([false, true]);
      await service.send(grace, `POST /events/${event.id}/cancel`, {});
      await service.worker.runDue();
      expect(await uidsIn(ofGrace)).toEqual([]);
    },
  );

  test.each([true, false])(
    'keeps the entry in a shared calendar that has another address for each host (new host first: %s)',
    async (isNewFirst) => {
      const grace = await service.account();
      const userId = await makeMember(service.store, grace.accountId, 'member');
      for (const host of [grace, { ...grace, userId }]) await connect(host, ofGrace);
      const digest = createHash('sha256').update('the address for Grace').digest();
      const ofHost = sql`select id from calendar_sources where account_id = ${grace.accountId} and user_id = ${grace.userId}`;
      const [{ id }] = (await sql<{ id: string }>`${ofHost}`.execute(service.store.db)).rows as [{ id: string }];
      await sql`
        update calendars set href_digest = ${digest} where account_id = ${grace.accountId} and source_id = ${id}
      `.execute(service.store.db);
      const event = (await service.book(grace, ten)).body.data;
      await service.worker.runDue();
      await service.send(grace, `POST /events/${event.id}/reassign`, { host_id: userId });
      await writeInTurn(grace, isNewFirst ? grace.userId : userId);
      // What the removal made due again.
      await service.worker.runDue();
      expect(await uidsIn(ofGrace)).toEqual([event.ics_uid]);
      await service.send(grace, `POST /events/${event.id}/cancel`, {});
      await service.worker.runDue();
      expect(await uidsIn(ofGrace)).toEqual([]);
    },
  );

  test('does not report an entry that moved with its event as deleted', async () => {
    const { grace } = await reassign();
    service.holdClock('2026-03-02T12:00:00+01:00');
    await service.worker.runDue();
    const response = await service.request('/v1/calendars/deleted-entries', { session: ownerOf(grace) });
    expect([response.status, response.body.data]).toEqual([200, []]);
  });
});

async function uidsIn(server: CaldavServer): Promise<string[]> {
  return (await server.list()).map((file) => /UID:(\S+)/.exec(file)?.[1] ?? '');
}
