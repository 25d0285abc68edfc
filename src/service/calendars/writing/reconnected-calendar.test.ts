import { beforeEach, describe, expect, test } from 'vitest';
import {
  installedCaldavServers,
  lockRace,
  mondayMorning,
  openCaldavServer,
  type TestAccount,
  untilLockWaits,
} from '../../testing/index.ts';
import { openCalendarService } from '../calendar-service.testing.ts';

const atTen = '2026-03-05T10:00:00+01:00';
const atTwelve = '2026-03-05T12:00:00+01:00';

describe.each(installedCaldavServers())('a reconnected calendar on %s', async (name) => {
  const server = await openCaldavServer(name);
  const service = await openCalendarService(server.host);

  let account: TestAccount;
  let event: { readonly id: string; readonly ics_uid: string };

  beforeEach(async () => {
    service.holdClock(mondayMorning);
    for (const file of await server.list()) await server.remove(/UID:(\S+)/.exec(file)?.[1] ?? '');
    await service.store.db.deleteFrom('calendar_sources').execute();
    account = await service.account();
    const id = await connect();
    event = (await service.book(account, atTen)).body.data;
    await service.worker.runDue();
    expect(await server.list()).toHaveLength(1);
    expect((await service.send(account, `DELETE /calendars/${id}`)).status).toBe(200);
  });

  /** Connects the calendar and has bookings written into it. */
  async function connect(): Promise<string> {
    const { id, choose } = await connectUnchosen();
    await choose();
    return id;
  }

  /** Connects the calendar, and returns what has bookings written into it. */
  async function connectUnchosen() {
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    const change = { calendars: [{ id: calendars[0].id, is_written_to: true }] };
    return { id, choose: () => service.send(account, `PUT /calendars/${id}`, change) };
  }

  async function starts(): Promise<(string | undefined)[]> {
    return (await server.list()).map((file) => /DTSTART:(\S+)/.exec(file)?.[1]);
  }

  test('deletes the entry in a reconnected calendar when its booking is canceled', async () => {
    await connect();
    await service.send(account, `POST /events/${event.id}/cancel`, {});
    await service.worker.runDue();
    expect(await starts()).toEqual([]);
  });

  test('moves the entry in a reconnected calendar when its booking is rescheduled', async () => {
    await connect();
    await service.send(account, `POST /events/${event.id}/reschedule`, { start: atTwelve });
    await service.worker.runDue();
    expect(await starts()).toEqual(['20260305T110000Z']);
  });

  test('moves the entry of a booking that was rescheduled while its calendar was disconnected', async () => {
    await service.send(account, `POST /events/${event.id}/reschedule`, { start: atTwelve });
    await connect();
    await service.worker.runDue();
    expect(await starts()).toEqual(['20260305T110000Z']);
  });

  test('deletes the entry of a booking that was canceled while its calendar was disconnected', async () => {
    await service.send(account, `POST /events/${event.id}/cancel`, {});
    await connect();
    await service.worker.runDue();
    expect(await starts()).toEqual([]);
  });

  test('moves the entry of a booking that is being rescheduled while its calendar is chosen', lockRace, async () => {
    const { choose } = await connectUnchosen();
    const [reply] = await service.store.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('events')
        .set({ sequence: 1, starts_at: atTwelve, ends_at: '2026-03-05T12:30:00+01:00' })
        .where('account_id', '=', account.accountId)
        .where('id', '=', event.id)
        .execute();
      const choosing = choose();
      await Promise.race([untilLockWaits(trx, 1), choosing]);
      return [choosing];
    });
    expect((await reply)?.status).toBe(200);
    await service.worker.runDue();
    expect(await starts()).toEqual(['20260305T110000Z']);
  });

  test('leaves an entry where its host has moved it while its calendar was disconnected', async () => {
    const file = (await server.read(event.ics_uid)) ?? '';
    await server.write(event.ics_uid, file.replace(/DTSTART:\S+/, 'DTSTART:20260305T080000Z'));
    await connect();
    await service.worker.runDue();
    expect(await starts()).toEqual(['20260305T080000Z']);
  });

  test('notices that the host has deleted an entry from a reconnected calendar', async () => {
    await connect();
    await server.remove(event.ics_uid);
    service.holdClock('2026-03-02T08:06:00+01:00');
    await service.worker.runDue();
    expect((await service.send(account, 'GET /calendars/deleted-entries')).body.data).toMatchObject([
      { event_id: event.id },
    ]);
  });

  test('does not adopt a booking that a reconnected calendar lacks', async () => {
    await server.remove(event.ics_uid);
    await connect();
    expect(await service.store.db.selectFrom('calendar_writes').selectAll().execute()).toEqual([]);
  });
});
