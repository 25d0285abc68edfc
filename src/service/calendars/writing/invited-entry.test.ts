import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailServer } from '../../mail/testing/index.ts';
import { openOutbox } from '../../open-outbox.ts';
import {
  installedCaldavServers,
  makeMember,
  mondayMorning,
  openCaldavServer,
  ownerOf,
  type TestAccount,
} from '../../testing/index.ts';
import { openCalendarService } from '../calendar-service.testing.ts';

const atTen = '2026-03-05T10:00:00+01:00';
const atEleven = '2026-03-05T11:00:00+01:00';
const atTwelve = '2026-03-05T12:00:00+01:00';
const host = 'grace@example.com';
const colleague = 'katherine@example.com';

describe.each(installedCaldavServers())('a booking in a calendar that was connected later on %s', async (name) => {
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
    account = await service.account();
    event = (await service.book(account, atTen)).body.data;
    await mailsTo(host);
  });

  /** Connects the calendar of a user, and has bookings written into it. */
  async function connect({ userId } = account): Promise<string> {
    const session = { ...ownerOf(account), userId, role: 'member' as const };
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.request('/v1/calendars', { session, body: draft })).body.data;
    const body = { calendars: [{ id: calendars[0].id, is_written_to: true }] };
    await service.request(`/v1/calendars/${id}`, { method: 'PUT', session, body });
    return id;
  }

  /** Books a time that is written into the calendar, disconnects this, and loses what it held, as if it were another. */
  async function bookAndDisconnect(): Promise<void> {
    const id = await connect();
    event = (await service.book(account, atEleven)).body.data;
    await service.worker.runDue();
    await mailsTo(host);
    await service.send(account, `DELETE /calendars/${id}`);
    await server.remove(event.ics_uid);
  }

  /** Stores the booking under this organizer, and connects the calendar. */
  async function connectWith(organizer: string): Promise<void> {
    const lines = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', 'BEGIN:VEVENT', `UID:${event.ics_uid}`],
      ...['DTSTAMP:20260302T070000Z', 'DTSTART:20260305T090000Z', 'DTEND:20260305T093000Z'],
      ...[`ORGANIZER;CN=Grace:mailto:${organizer}`, `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${host}`],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ];
    await server.write(event.ics_uid, lines.join('\r\n'));
    await connect();
  }

  /**
   * Sends what is due. Returns the methods of the calendar files in emails to an address, undefined for an email
   * without one.
   */
  async function mailsTo(address: string): Promise<(string | undefined)[]> {
    while ((await outbox.runDue()) > 0);
    const mails = mailServer.received.splice(0).filter(({ recipients }) => recipients.includes(address));
    return mails.map(({ raw }) => /method=(\w+)/.exec(raw)?.[1]);
  }

  async function change(path: 'cancel' | 'reschedule' | 'reassign', body: object): Promise<void> {
    expect((await service.send(account, `POST /events/${event.id}/${path}`, body)).status).toBe(200);
    await service.worker.runDue();
  }

  async function starts(): Promise<(string | undefined)[]> {
    return (await server.list()).map((file) => /DTSTART:(\S+)/.exec(file)?.[1]);
  }

  test('leaves an entry that came by mail to the email about its reschedule', async () => {
    await connectWith('bookings@example.com');
    await change('reschedule', { start: atTwelve });
    expect([await starts(), await mailsTo(host)]).toEqual([['20260305T090000Z'], ['REQUEST']]);
  });

  test('asks nothing about an entry that came by mail and that its host has moved', async () => {
    await connectWith('bookings@example.com');
    await change('reschedule', { start: atTwelve });
    const file = (await server.read(event.ics_uid)) ?? '';
    await server.write(event.ics_uid, file.replace('END:VEVENT', 'SEQUENCE:1\r\nEND:VEVENT'));
    service.holdClock('2026-03-02T08:13:00+01:00');
    await service.worker.runDue();
    expect((await service.send(account, 'GET /calendars/moved-entries')).body.data).toEqual([]);
  });

  test('deletes an entry that came by mail, and mails its cancellation too', async () => {
    await connectWith('bookings@example.com');
    await change('cancel', {});
    expect([await starts(), await mailsTo(host)]).toEqual([[], ['CANCEL']]);
  });

  test('reschedules an entry that the host organizes, and mails no calendar file', async () => {
    await connectWith(host);
    await change('reschedule', { start: atTwelve });
    expect([await starts(), await mailsTo(host)]).toEqual([['20260305T110000Z'], [undefined]]);
  });

  test('mails each change of an entry that came by mail into a calendar elsewhere', async () => {
    await connect();
    await change('reschedule', { start: atTwelve });
    expect([await starts(), await mailsTo(host)]).toEqual([['20260305T110000Z'], ['REQUEST']]);
    await change('cancel', {});
    expect([await starts(), await mailsTo(host)]).toEqual([[], ['CANCEL']]);
  });

  test('mails no calendar file to a former host whose calendar held the entry', async () => {
    await connect();
    event = (await service.book(account, atTwelve)).body.data;
    await service.worker.runDue();
    const userId = await makeMember(service.store, account.accountId, 'member');
    await change('reassign', { host_id: userId });
    expect([await starts(), await mailsTo(host)]).toEqual([[], [undefined]]);
  });

  test('mails no calendar file about a booking that is written into another calendar of its host', async () => {
    await bookAndDisconnect();
    await connect();
    await change('reschedule', { start: atTwelve });
    expect([await starts(), await mailsTo(host)]).toEqual([['20260305T110000Z'], [undefined]]);
    await change('cancel', {});
    expect([await starts(), await mailsTo(host)]).toEqual([[], [undefined]]);
  });

  test('mails each change of a booking after one that its host got while they had no calendar', async () => {
    await bookAndDisconnect();
    await change('reschedule', { start: atTwelve });
    expect(await mailsTo(host)).toEqual(['REQUEST']);
    await connect();
    await change('reschedule', { start: atEleven });
    expect([await starts(), await mailsTo(host)]).toEqual([['20260305T100000Z'], ['REQUEST']]);
  });

  test.each([
    ['a calendar file to a new host who got one as a guest', [colleague], 'REQUEST'],
    ['no calendar file to a new host whose calendar it is written into', [], undefined],
  ])('mails %s', async (_, team, method) => {
    const userId = await makeMember(service.store, account.accountId, 'member');
    await service.store.db.updateTable('users').set({ email: colleague }).where('id', '=', userId).execute();
    await connect({ ...account, userId });
    await service.store.db.updateTable('events').set({ guests: team }).where('id', '=', event.id).execute();
    await change('reassign', { host_id: userId });
    expect(await mailsTo(colleague)).toEqual([method]);
  });
});
