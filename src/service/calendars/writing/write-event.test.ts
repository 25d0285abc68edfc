import { beforeEach, describe, expect, test } from 'vitest';
import { installedCaldavServers, mondayMorning, openCaldavServer, type TestAccount } from '../../testing/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../calendar-service.testing.ts';

const serverNames = installedCaldavServers();
const atTen = '2026-03-03T10:00:00+01:00';
const atTwelve = '2026-03-03T12:00:00+01:00';

describe.each(serverNames)('on %s', async (name) => {
  const server = await openCaldavServer(name);
  const service = await openCalendarService(server.host);

  beforeEach(async () => {
    service.holdClock(mondayMorning);
    for (const uid of await uids()) await server.remove(uid);
  });

  async function uids(): Promise<string[]> {
    return (await server.list()).map((file) => /UID:(\S+)/.exec(file)?.[1] ?? '');
  }

  async function connect(): Promise<TestAccount> {
    const account = await service.account();
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    const change = { calendars: [{ id: calendars[0].id, is_written_to: true }] };
    const { body } = await service.send(account, `PUT /calendars/${id}`, change);
    expect(body.data.calendars[0]).toMatchObject({ is_written_to: true, write_problem: null });
    return account;
  }

  async function book(account: TestAccount) {
    const { body } = await service.book(account, atTen);
    await service.worker.runDue();
    return body.data;
  }

  test('writes a booking once, by the UID of its email and without attendees', async () => {
    const event = await book(await connect());
    const files = await server.list();
    expect(files).toHaveLength(1);
    expect(files[0]).toContain(`UID:${event.ics_uid}`);
    expect(files[0]).toContain('DTSTART:20260303T090000Z');
    expect(files[0]).toContain('ada@example.com');
    expect(files[0]).not.toMatch(/^(ATTENDEE|ORGANIZER|METHOD)/m);
  });

  test('reschedules the entry with its booking and keeps the host’s own changes', async () => {
    const account = await connect();
    const event = await book(account);
    const file = (await server.read(event.ics_uid)) ?? '';
    const alarm = 'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\n';
    const newFile = file.replace(/SUMMARY:.*/, 'SUMMARY:Bring the plans').replace('END:VEVENT', `${alarm}END:VEVENT`);
    await server.write(event.ics_uid, newFile);
    await service.send(account, `POST /events/${event.id}/reschedule`, { start: atTwelve });
    await service.worker.runDue();
    const files = await server.list();
    expect(files).toHaveLength(1);
    expect(files[0]).toContain('DTSTART:20260303T110000Z');
    expect(files[0]).toContain('DTEND:20260303T113000Z');
    expect(files[0]).toContain('SUMMARY:Bring the plans');
    expect(files[0]).toContain('TRIGGER:-PT15M');
    expect(files[0]?.match(/DTSTART/g)).toHaveLength(1);
  });

  test('deletes the entry of a canceled booking', async () => {
    const account = await connect();
    const event = await book(account);
    await service.send(account, `POST /events/${event.id}/cancel`, {});
    await service.worker.runDue();
    expect(await server.list()).toEqual([]);
  });

  test('writes a deleted booking back when it is rescheduled', async () => {
    const account = await connect();
    const event = await book(account);
    await server.remove(event.ics_uid);
    await service.send(account, `POST /events/${event.id}/reschedule`, { start: atTwelve });
    await service.worker.runDue();
    expect(await uids()).toEqual([event.ics_uid]);
  });

  test('ignores that the host has deleted the entry of a canceled booking', async () => {
    const account = await connect();
    const event = await book(account);
    await server.remove(event.ics_uid);
    await service.send(account, `POST /events/${event.id}/cancel`, {});
    await service.worker.runDue();
    expect(await server.list()).toEqual([]);
    expect((await service.send(account, 'GET /calendars')).body.data[0].calendars[0].write_problem).toBeNull();
  });

  test('takes over an entry that another program has added under the same UID', async () => {
    const account = await connect();
    const { body } = await service.book(account, atTen);
    const uid = body.data.ics_uid;
    await service.worker.runDue();
    const file = (await server.read(uid)) ?? '';
    await server.remove(uid);
    await server.write(uid, file, 'from-a-mail');
    await service.send(account, `POST /events/${body.data.id}/reschedule`, { start: atTwelve });
    await service.worker.runDue();
    expect(await server.list()).toEqual([expect.stringContaining('DTSTART:20260303T110000Z')]);
    await service.send(account, `POST /events/${body.data.id}/cancel`, {});
    await service.worker.runDue();
    expect(await server.list()).toEqual([]);
  });

  test('does not count its own entry as busy time', async () => {
    const account = await connect();
    await account.updateEventType({ time_slot_interval: 15 });
    const event = await book(account);
    service.holdClock('2026-03-02T09:00:00+01:00');
    await service.worker.runDue();
    expect(await service.busy(account)).toEqual([]);
    const start = '2026-03-03T10:15:00+01:00';
    expect((await service.send(account, `POST /events/${event.id}/reschedule`, { start })).status).toBe(200);
    await service.worker.runDue();
    await service.send(account, `POST /events/${event.id}/cancel`, {});
    expect((await service.book(account, start)).status).toBe(201);
  });
});

test.runIf(serverNames.includes('radicale'))('writes bookings into at most one calendar of a user', async () => {
  const server = await openCaldavServer('radicale');
  const service = await openCalendarService(server.host);
  const account = await service.account();
  const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
  const ids: [string, string][] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    ids.push([id, calendars[0].id]);
  }
  for (const [id, calendar] of ids) {
    await service.send(account, `PUT /calendars/${id}`, { calendars: [{ id: calendar, is_written_to: true }] });
  }
  const findWrittenSources = async () => {
    const sources: { id: string; calendars: { is_written_to: boolean }[] }[] = (
      await service.send(account, 'GET /calendars')
    ).body.data;
    return sources.filter(({ calendars }) => calendars[0]?.is_written_to).map(({ id }) => id);
  };
  const [id, calendar] = ids[1] ?? [];
  expect(await findWrittenSources()).toEqual([id]);
  await service.send(account, `PUT /calendars/${id}`, { calendars: [{ id: calendar, is_written_to: false }] });
  expect(await findWrittenSources()).toEqual([]);
});

test('refuses to write bookings into a feed', async () => {
  const feed = await openFeedServer();
  const service = await openCalendarService(feed.host);
  const account = await service.account();
  feed.serve(calendarOf());
  const { id, calendars } = (await service.connect(account, feed.url)).body.data;
  const choice = { id: calendars[0].id, is_written_to: true };
  const { status, body } = await service.send(account, `PUT /calendars/${id}`, { calendars: [choice] });
  expect([status, body.error.errors]).toEqual([
    422,
    { 'calendars.0.is_written_to': ['must be false: a feed can only be read'] },
  ]);
});
