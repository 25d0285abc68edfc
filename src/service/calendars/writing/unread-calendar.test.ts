import { beforeEach, describe, expect, test } from 'vitest';
import { installedCaldavServers, mondayMorning, openCaldavServer, type TestAccount } from '../../testing/index.ts';
import { openCalendarService } from '../calendar-service.testing.ts';

const atTen = '2026-03-05T10:00:00+01:00';

describe.each(installedCaldavServers())('a calendar that blocks nothing on %s', async (name) => {
  const server = await openCaldavServer(name);
  const other = await server.addCalendar('meetings');
  const service = await openCalendarService(server.host);

  let account: TestAccount;
  let connection: string;
  let otherId: string;
  let event: { readonly id: string; readonly ics_uid: string };

  beforeEach(async () => {
    service.holdClock(mondayMorning);
    for (const calendar of [server, other]) {
      for (const file of await calendar.list()) await calendar.remove(/UID:(\S+)/.exec(file)?.[1] ?? '');
    }
    account = await service.account();
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.send(account, 'POST /calendars', draft)).body.data;
    connection = id;
    const [meetings, written] = [true, false].map((isOther) =>
      calendars.find((each: { name: string }) => /meetings/.test(each.name) === isOther),
    );
    otherId = meetings.id;
    await service.send(account, `PUT /calendars/${id}`, { calendars: [{ id: written.id, is_written_to: true }] });
    event = (await service.book(account, atTen)).body.data;
    await service.worker.runDue();
  });

  async function readAt(time: string): Promise<void> {
    service.holdClock(`2026-03-02T${time}:00+01:00`);
    await service.worker.runDue();
  }

  async function setOther(blocks: 'busy' | 'nothing'): Promise<void> {
    const calendars = [{ id: otherId, blocks }];
    expect((await service.send(account, `PUT /calendars/${connection}`, { calendars })).status).toBe(200);
  }

  async function deleted(): Promise<string[]> {
    const { body } = await service.send(account, 'GET /calendars/deleted-entries');
    return body.data.map((entry: { event_id: string }) => entry.event_id);
  }

  async function copyToOther(): Promise<void> {
    await other.write(event.ics_uid, (await server.read(event.ics_uid)) ?? '');
  }

  test('neither blocks by nor counts the last times of a calendar that blocks nothing', async () => {
    const file = (await server.read(event.ics_uid)) ?? '';
    await other.write('theirs', file.replace(event.ics_uid, 'theirs'));
    await readAt('08:06');
    expect(await service.busy(account)).toEqual(['2026-03-05T10:00/10:30']);
    await setOther('nothing');
    expect(await service.busy(account)).toEqual([]);
    const [{ calendars }] = (await service.send(account, 'GET /calendars')).body.data;
    const counts = calendars.map(({ busy_times }: { busy_times: number }) => busy_times);
    expect(counts).toEqual([0, 0]);
  });

  test('reports no entry as deleted that the host has moved to a calendar that blocks nothing', async () => {
    await setOther('nothing');
    await copyToOther();
    await server.remove(event.ics_uid);
    await readAt('08:06');
    expect(await deleted()).toEqual([]);
    await other.remove(event.ics_uid);
    await readAt('08:13');
    expect(await deleted()).toEqual([event.id]);
  });

  test('reports a deletion although a calendar that blocks nothing held the entry when it was last read', async () => {
    await copyToOther();
    await readAt('08:06');
    await setOther('nothing');
    await server.remove(event.ics_uid);
    await other.remove(event.ics_uid);
    await readAt('08:13');
    expect(await deleted()).toEqual([event.id]);
  });
});
