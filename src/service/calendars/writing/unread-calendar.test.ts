import { beforeEach, describe, expect, test } from 'vitest';
import { installedCaldavServers } from '../../testing/index.ts';
import { openTwoCalendars, type WrittenBooking } from './two-calendars.testing.ts';

describe.each(installedCaldavServers())('a calendar that blocks nothing on %s', async (name) => {
  const { server, other, service, writeBooking } = await openTwoCalendars(name);

  let { account, connectionId, otherId, event } = {} as WrittenBooking; // set before each test

  beforeEach(async () => {
    ({ account, connectionId, otherId, event } = await writeBooking());
  });

  async function readAt(time: string): Promise<void> {
    service.holdClock(`2026-03-02T${time}:00+01:00`);
    await service.worker.runDue();
  }

  async function setOther(blocks: 'busy' | 'nothing'): Promise<void> {
    const calendars = [{ id: otherId, blocks }];
    expect((await service.send(account, `PUT /calendars/${connectionId}`, { calendars })).status).toBe(200);
  }

  async function listDeletions(): Promise<string[]> {
    const { body } = await service.send(account, 'GET /calendars/deleted-entries');
    return body.data.map((entry: { event_id: string }) => entry.event_id);
  }

  async function starts(): Promise<(string | undefined)[][]> {
    const files = [await server.list(), await other.list()];
    return files.map((texts) => texts.map((text) => /DTSTART:(\S+)/.exec(text)?.[1]));
  }

  async function change(path: 'cancel' | 'reschedule', body: object): Promise<void> {
    expect((await service.send(account, `POST /events/${event.id}/${path}`, body)).status).toBe(200);
    await service.worker.runDue();
  }

  async function moveUnread(): Promise<void> {
    await setOther('nothing');
    await copyToOther();
    await server.remove(event.ics_uid);
    await readAt('08:06');
  }

  async function copyToOther(): Promise<void> {
    await other.write(event.ics_uid, (await server.read(event.ics_uid)) ?? '');
  }

  test('ignores the last known times of a calendar that blocks nothing', async () => {
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

  test('does not report an entry as deleted if the host moved it to a calendar that blocks nothing', async () => {
    await setOther('nothing');
    await copyToOther();
    await server.remove(event.ics_uid);
    await readAt('08:06');
    expect(await listDeletions()).toEqual([]);
    await other.remove(event.ics_uid);
    await readAt('08:13');
    expect(await listDeletions()).toEqual([event.id]);
  });

  test('reports a deletion although a calendar that blocks nothing held the entry when it was last read', async () => {
    await copyToOther();
    await readAt('08:06');
    await setOther('nothing');
    await server.remove(event.ics_uid);
    await other.remove(event.ics_uid);
    await readAt('08:13');
    expect(await listDeletions()).toEqual([event.id]);
  });

  test('reschedules an entry that the host has moved to a calendar that blocks nothing', async () => {
    await moveUnread();
    await change('reschedule', { start: '2026-03-05T12:00:00+01:00' });
    expect(await starts()).toEqual([[], ['20260305T110000Z']]);
  });

  test('deletes the entry of a canceled booking from the calendar that blocks nothing', async () => {
    await moveUnread();
    await change('cancel', {});
    expect(await starts()).toEqual([[], []]);
  });
});
