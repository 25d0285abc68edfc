import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailServer } from '../../../mail/testing/index.ts';
import { openOutbox } from '../../../open-outbox.ts';
import { installedCaldavServers, mondayMorning, openCaldavServer, type TestAccount } from '../../../testing/index.ts';
import { openCalendarService } from '../../calendar-service.testing.ts';

const atTen = '2026-03-05T10:00:00+01:00';
const atTwelve = '2026-03-05T12:00:00+01:00';

describe.each(installedCaldavServers())('a booking that the host has deleted on %s', async (name) => {
  const server = await openCaldavServer(name);
  const service = await openCalendarService(server.host);
  const mailServer = await openMailServer();
  const outbox = openOutbox({
    store: service.store,
    clock: service.clock,
    log: { error: (fields) => service.logged.push(fields) },
    mail: { smtpUrl: mailServer.smtpUrl, from: 'Bookings <bookings@example.com>' },
  });
  afterAll(() => outbox.stop());

  let account: TestAccount;
  let event: { readonly id: string; readonly ics_uid: string };

  beforeEach(async () => {
    service.holdClock(mondayMorning);
    for (const file of await server.list()) await server.remove(/UID:(\S+)/.exec(file)?.[1] ?? '');
    await service.store.db.deleteFrom('calendar_sources').execute();
    account = await service.account();
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    await service.send(account, `PUT /calendars/${id}`, { calendars: [{ id: calendars[0].id, is_written_to: true }] });
    event = (await service.book(account, atTen)).body.data;
    await readAt('08:06');
    mailServer.received.splice(0);
  });

  async function readAt(time: string): Promise<void> {
    service.holdClock(`2026-03-02T${time}:00+01:00`);
    await service.worker.runDue();
    while ((await outbox.runDue()) > 0);
  }

  async function listDeletions(): Promise<string[]> {
    const { body } = await service.send(account, 'GET /calendars/deleted-entries');
    return body.data.map((entry: { event_id: string }) => entry.event_id);
  }

  const mails = () =>
    mailServer.received
      .splice(0)
      .map(({ recipients, subject, text }) => ({ recipients, subject, brand: text?.split('\n')[0] }));

  async function deleteAndRead(): Promise<void> {
    await server.remove(event.ics_uid);
    await readAt('08:13');
  }

  test('lists a booking deleted in the calendar, leaves it confirmed, and mails once', async () => {
    await service.send(account, 'PUT /branding', { name: 'Hopper & Co' });
    expect(await listDeletions()).toEqual([]);
    await deleteAndRead();
    expect(await listDeletions()).toEqual([event.id]);
    expect((await service.send(account, `GET /events/${event.id}`)).body.data.status).toBe('confirmed');
    expect(mails()).toEqual([
      {
        recipients: ['grace@example.com'],
        subject: 'Deleted from your calendar, but not canceled',
        brand: 'Hopper & Co',
      },
    ]);
    await readAt('08:20');
    expect([await listDeletions(), mails()]).toEqual([[event.id], []]);
  });

  test('writes a deleted entry again when the host keeps the booking', async () => {
    await deleteAndRead();
    const { status } = await service.send(account, `POST /events/${event.id}/restore-entry`);
    expect([status, await listDeletions()]).toEqual([200, []]);
    await readAt('08:20');
    expect(await server.read(event.ics_uid)).toContain('DTSTART:20260305T090000Z');
    await readAt('08:27');
    expect(await listDeletions()).toEqual([]);
  });

  test('stops listing a deleted entry when its booking is canceled', async () => {
    await deleteAndRead();
    expect((await service.send(account, `POST /events/${event.id}/cancel`, {})).status).toBe(200);
    expect(await listDeletions()).toEqual([]);
    const { status, body } = await service.send(account, `POST /events/${event.id}/restore-entry`);
    expect([status, body.error.code]).toEqual([409, 'event_canceled']);
  });

  test('writes a deleted entry again when its booking is rescheduled', async () => {
    await deleteAndRead();
    await service.send(account, `POST /events/${event.id}/reschedule`, { start: atTwelve });
    expect(await listDeletions()).toEqual([]);
    await readAt('08:20');
    expect(await server.read(event.ics_uid)).toContain('DTSTART:20260305T110000Z');
    await readAt('08:27');
    expect(await listDeletions()).toEqual([]);
  });

  test('stops listing a deleted entry that the host puts back', async () => {
    const file = (await server.read(event.ics_uid)) ?? '';
    await deleteAndRead();
    await server.write(event.ics_uid, file);
    await readAt('08:20');
    expect(await listDeletions()).toEqual([]);
  });

  test('does not list an entry that is only marked as free', async () => {
    const file = (await server.read(event.ics_uid)) ?? '';
    await server.write(event.ics_uid, file.replace('END:VEVENT', 'TRANSP:TRANSPARENT\r\nEND:VEVENT'));
    await readAt('08:13');
    expect(await listDeletions()).toEqual([]);
  });

  test('sends no email about a deleted entry whose booking was canceled meanwhile', async () => {
    await server.remove(event.ics_uid);
    service.holdClock('2026-03-02T08:13:00+01:00');
    await service.worker.runDue();
    await service.send(account, `POST /events/${event.id}/cancel`, {});
    while ((await outbox.runDue()) > 0);
    expect(mails().filter(({ subject }) => subject?.startsWith('Deleted'))).toEqual([]);
  });
});
