import { beforeEach, describe, expect, test } from 'vitest';
import { installedCaldavServers, mondayMorning, openCaldavServer, type TestAccount } from '../../testing/index.ts';
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
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    await service.send(account, `PUT /calendars/${id}`, { calendars: [{ id: calendars[0].id, is_written_to: true }] });
    return id;
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

  test('notices that the host has deleted an entry from a reconnected calendar', async () => {
    await connect();
    await server.remove(event.ics_uid);
    service.holdClock('2026-03-02T08:06:00+01:00');
    await service.worker.runDue();
    expect((await service.send(account, 'GET /calendars/deleted-entries')).body.data).toMatchObject([
      { event_id: event.id },
    ]);
  });

  test('adopts no booking that a reconnected calendar does not hold', async () => {
    await server.remove(event.ics_uid);
    await connect();
    expect(await service.store.db.selectFrom('calendar_writes').selectAll().execute()).toEqual([]);
  });
});
