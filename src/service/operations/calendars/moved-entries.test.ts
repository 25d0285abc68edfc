import { beforeEach, describe, expect, test } from 'vitest';
import { openCalendarService } from '../../calendars/calendar-service.testing.ts';
import { installedCaldavServers, mondayMorning, openCaldavServer, type TestAccount } from '../../testing/index.ts';

const atTen = '2026-03-05T10:00:00+01:00';
const atNoon = '2026-03-05T12:00:00+01:00';

describe.each(installedCaldavServers())('bookings in the calendar of their host on %s', async (name) => {
  const server = await openCaldavServer(name);
  const other = await openCaldavServer(name);
  const service = await openCalendarService(server.host, other.host);

  let account: TestAccount;
  let sourceId: string;
  let event: { readonly id: string; readonly ics_uid: string };

  beforeEach(async () => {
    service.holdClock(mondayMorning);
    for (const file of await server.list()) await server.remove(/UID:(\S+)/.exec(file)?.[1] ?? '');
    await service.store.db.deleteFrom('calendar_sources').execute();
    account = await service.account();
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    sourceId = id;
    await service.send(account, `PUT /calendars/${id}`, { calendars: [{ id: calendars[0].id, is_written_to: true }] });
    event = (await service.book(account, atTen)).body.data;
    await readAt('08:06');
  });

  async function readAt(time: string): Promise<void> {
    service.holdClock(`2026-03-02T${time}:00+01:00`);
    await service.worker.runDue();
  }

  async function listMoved(): Promise<string[][]> {
    const { body } = await service.send(account, 'GET /calendars/moved-entries');
    return body.data.map((entry: { event_id: string; start: string }) => [entry.event_id, entry.start]);
  }

  const toNoon = (file: string) =>
    file.replace(/DTSTART:\S+/, 'DTSTART:20260305T110000Z').replace(/DTEND:\S+/, 'DTEND:20260305T113000Z');

  /** Changes the entry as a calendar program does, and reads the calendar. */
  async function changeAndRead(change: (file: string) => string): Promise<void> {
    await server.write(event.ics_uid, change((await server.read(event.ics_uid)) ?? ''));
    await readAt('08:13');
  }

  const reschedule = (start: string) => service.send(account, `POST /events/${event.id}/reschedule`, { start });

  test('lists a booking that the host has moved, which keeps its own time', async () => {
    expect(await listMoved()).toEqual([]);
    await changeAndRead(toNoon);
    expect(await listMoved()).toEqual([[event.id, '2026-03-05T11:00:00+00:00']]);
    expect((await service.send(account, `GET /events/${event.id}`)).body.data.start).toBe(atTen);
  });

  test('reschedules a moved booking to its time in the calendar, and lists it no longer', async () => {
    await changeAndRead(toNoon);
    const day = { start: '2026-03-05', end: '2026-03-05', except_event: event.id };
    expect(JSON.stringify((await service.slots(account, day)).body.data)).toContain(atNoon);
    expect((await reschedule(atNoon)).status).toBe(200);
    expect(await listMoved()).toEqual([]);
    await readAt('08:20');
    await readAt('08:27');
    expect(await listMoved()).toEqual([]);
  });

  test('blocks the time to which the host has moved a booking for others', async () => {
    await changeAndRead(toNoon);
    expect((await service.book(account, atNoon)).body.error.reason).toBe('taken');
  });

  test('reschedules a moved booking to no time at which the calendar has another entry too', async () => {
    const other = (await server.read(event.ics_uid)) ?? '';
    await server.write('other', toNoon(other.replace(/UID:.*/, 'UID:other')));
    await changeAndRead(toNoon);
    expect((await reschedule(atNoon)).body.error.reason).toBe('taken');
  });

  test('puts a moved entry back to the time of its booking', async () => {
    await changeAndRead(toNoon);
    const { status } = await service.send(account, `POST /events/${event.id}/restore-entry`);
    expect([status, await listMoved()]).toEqual([200, []]);
    await readAt('08:20');
    expect(await server.read(event.ics_uid)).toContain('DTSTART:20260305T090000Z');
    await readAt('08:27');
    expect(await listMoved()).toEqual([]);
  });

  test('stops listing a booking that the host moves back', async () => {
    const file = (await server.read(event.ics_uid)) ?? '';
    await changeAndRead(toNoon);
    await server.write(event.ics_uid, file);
    await readAt('08:20');
    expect(await listMoved()).toEqual([]);
  });

  test('does not list a rescheduled booking before its calendar has been read again', async () => {
    await service.send(account, 'POST /calendars', {
      kind: 'caldav',
      server: other.url,
      username: 'reader',
      password: 'right',
    });
    await changeAndRead((file) => toNoon(file).replace(/SEQUENCE:\d+/, 'SEQUENCE:5'));
    await service.store.db
      .updateTable('calendar_sources')
      .set({ next_read_at: '2026-03-02T09:00:00Z' })
      .where('id', '=', sourceId)
      .execute();
    expect((await reschedule('2026-03-05T13:00:00+01:00')).status).toBe(200);
    await readAt('08:14');
    await readAt('08:20');
    expect(await listMoved()).toEqual([]);
  });

  test('does not list a booking whose entry only lasts longer', async () => {
    await changeAndRead((file) => file.replace(/DTSTART:\S+/, 'DTSTART:20260305T083000Z'));
    expect(await listMoved()).toEqual([]);
  });

  test('blocks the travel time before a booking for others, but not for the booking itself', async () => {
    await changeAndRead((file) => file.replace('END:VEVENT', 'X-APPLE-TRAVEL-DURATION:PT30M\r\nEND:VEVENT'));
    expect(await listMoved()).toEqual([]);
    const earlier = '2026-03-05T09:30:00+01:00';
    expect((await service.book(account, earlier)).body.error.reason).toBe('taken');
    expect((await reschedule(earlier)).status).toBe(200);
  });
});
