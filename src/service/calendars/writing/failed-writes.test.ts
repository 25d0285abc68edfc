import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailServer } from '../../mail/testing/index.ts';
import { openOutbox } from '../../open-outbox.ts';
import { installedCaldavServers, mondayMorning, openCaldavServer, type TestAccount } from '../../testing/index.ts';
import { openCalendarService } from '../calendar-service.testing.ts';

const atTen = '2026-03-05T10:00:00+01:00';
const hostAddress = 'grace@example.com';

describe.each(installedCaldavServers().slice(0, 1))('with the calendars on %s', async (name) => {
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

  beforeEach(async () => {
    service.holdClock(mondayMorning);
    await server.start();
    for (const file of await server.list()) await server.remove(/UID:(\S+)/.exec(file)?.[1] ?? '');
    mailServer.received.length = 0;
    await service.store.db.deleteFrom('deliveries').execute();
    await service.store.db.deleteFrom('calendar_sources').execute();
    account = await service.account();
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    const change = { calendars: [{ id: calendars[0].id, is_written_to: true }] };
    await service.send(account, `PUT /calendars/${id}`, change);
  });

  /**
   * Returns the emails about bookings that the host has received since the last time, without emails about a calendar
   * that cannot be read.
   */
  async function mailsToHost() {
    while ((await outbox.runDue()) > 0);
    const mails = mailServer.received.splice(0).filter(({ recipients }) => recipients.includes(hostAddress));
    return mails.filter(({ raw }) => !/^Subject: Your calendar /m.test(raw));
  }

  async function writeProblem(): Promise<string | null> {
    return (await service.send(account, 'GET /calendars')).body.data[0].calendars[0].write_problem;
  }

  async function bookWhileServerIsDown(): Promise<{ readonly ics_uid: string }> {
    await server.stop();
    const { status, body } = await service.book(account, atTen);
    expect(status).toBe(201);
    await service.worker.runDue();
    return body.data;
  }

  /** Lets all attempts to write fail. */
  async function failAllWrites(): Promise<void> {
    for (const time of ['08:01', '08:03', '08:09', '08:25', '08:56', '09:57', '11:58', '14:59']) {
      service.holdClock(`2026-03-02T${time}:00+01:00`);
      await service.worker.runDue();
    }
  }

  test('sends the host no calendar file for an event that is written into their calendar', async () => {
    await service.book(account, atTen);
    await service.worker.runDue();
    const [mail, ...others] = await mailsToHost();
    expect([mail?.raw.includes('text/calendar'), others]).toEqual([false, []]);
  });

  test('books while the calendar server is down, and writes the booking when it is back', async () => {
    const event = await bookWhileServerIsDown();
    expect(await writeProblem()).toBe('unreachable');
    await server.start();
    expect(await server.read(event.ics_uid)).toBeUndefined();
    service.holdClock('2026-03-02T08:05:00+01:00');
    await service.worker.runDue();
    expect(await server.read(event.ics_uid)).toContain('DTSTART:20260305T090000Z');
    expect(await writeProblem()).toBeNull();
  });

  test('mails the host a calendar file when the last attempt to write has failed', async () => {
    await bookWhileServerIsDown();
    const [first] = await mailsToHost();
    expect(first?.raw).not.toContain('text/calendar');
    for (const time of ['08:01', '08:03', '08:09', '08:25', '08:56', '09:57', '11:58', '14:59']) {
      expect(await mailsToHost()).toEqual([]);
      service.holdClock(`2026-03-02T${time}:00+01:00`);
      await service.worker.runDue();
    }
    const [again, ...others] = await mailsToHost();
    expect(others).toEqual([]);
    expect(again?.raw).toContain('text/calendar');
    const id = /^Message-ID:\s+(\S+)/im;
    expect(id.exec(again?.raw ?? '')?.[1]).not.toBe(id.exec(first?.raw ?? '')?.[1]);
    await server.start();
    service.holdClock('2026-03-03T08:00:00+01:00');
    await service.worker.runDue();
    expect(await mailsToHost()).toEqual([]);
  });

  test('lists the email about a failed write among the emails about its event', async () => {
    await bookWhileServerIsDown();
    await failAllWrites();
    const { data } = (await service.send(account, 'GET /mails')).body.data;
    const kinds = data.map(({ kind, recipient }: { kind: string; recipient: string }) => `${kind} to ${recipient}`);
    expect(kinds.filter((kind: string) => kind === 'event.created to host')).toHaveLength(2);
  });

  test('mails the host a cancellation for a calendar file that they received', async () => {
    const event = await bookWhileServerIsDown();
    await failAllWrites();
    expect((await mailsToHost()).at(-1)?.raw).toContain('method=REQUEST');
    await server.start();
    const { body } = await service.send(account, 'GET /events');
    await service.send(account, `POST /events/${body.data.data[0].id}/cancel`);
    await service.worker.runDue();
    expect(await server.read(event.ics_uid)).toBeUndefined();
    expect((await mailsToHost()).map(({ raw }) => raw.includes('method=CANCEL'))).toEqual([true]);
  });

  test('mails the host one calendar file for each further change, even if that cannot be written either', async () => {
    await bookWhileServerIsDown();
    await failAllWrites();
    await mailsToHost();
    const { body } = await service.send(account, 'GET /events');
    service.holdClock(mondayMorning);
    await service.send(account, `POST /events/${body.data.data[0].id}/reschedule`, {
      start: '2026-03-05T12:00:00+01:00',
    });
    await failAllWrites();
    const mails = await mailsToHost();
    expect(mails.map(({ raw }) => /method=(\w+)/.exec(raw)?.[1])).toEqual(['REQUEST']);
  });

  test('writes a booking as it is after changes that came while the server was down', async () => {
    const event = await bookWhileServerIsDown();
    const { body } = await service.send(account, 'GET /events');
    await service.send(account, `POST /events/${body.data.data[0].id}/reschedule`, {
      start: '2026-03-05T12:00:00+01:00',
    });
    await service.worker.runDue();
    await server.start();
    service.holdClock('2026-03-02T08:05:00+01:00');
    await service.worker.runDue();
    expect(await server.read(event.ics_uid)).toContain('DTSTART:20260305T110000Z');
  });
});
