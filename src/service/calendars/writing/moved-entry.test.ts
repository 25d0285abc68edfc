import { beforeEach, describe, expect, test } from 'vitest';
import { installedCaldavServers, makeMember, ownerOf } from '../../testing/index.ts';
import { openTwoCalendars, type WrittenBooking } from './two-calendars.testing.ts';

const atTwelve = '2026-03-05T12:00:00+01:00';

describe.each(installedCaldavServers())('a booking that the host has moved to another calendar on %s', async (name) => {
  const { server, other, service, writeBooking } = await openTwoCalendars(name);

  let { account, event } = {} as WrittenBooking; // set before each test
  let colleagueId: number;

  beforeEach(async () => {
    ({ account, event } = await writeBooking());
    colleagueId = await makeMember(service.store, account.accountId, 'member');
  });

  /** Lets a colleague have bookings written into the calendar to which the host moves entries. Returns its id for them. */
  async function shareOther(): Promise<string> {
    const session = { ...ownerOf(account), userId: colleagueId, role: 'member' as const };
    const body = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
    const { id, calendars } = (await service.request('/v1/calendars', { session, body })).body.data;
    const meetings = calendars.find((each: { name: string }) => /meetings/.test(each.name));
    const choice = { calendars: [{ id: meetings.id, is_written_to: true }] };
    const { status } = await service.request(`/v1/calendars/${id}`, { method: 'PUT', session, body: choice });
    expect(status).toBe(200);
    return meetings.id;
  }

  /** Moves the entry as calendar programs do. */
  async function moveWithoutReading(change = (file: string) => file): Promise<void> {
    await other.write(event.ics_uid, change((await server.read(event.ics_uid)) ?? ''));
    await server.remove(event.ics_uid);
  }

  /** Moves the entry, and reads the calendars after that. */
  async function move(change?: (file: string) => string): Promise<void> {
    await moveWithoutReading(change);
    service.holdClock('2026-03-02T08:10:00+01:00');
    await service.worker.runDue();
  }

  async function entries(): Promise<(string | undefined)[][]> {
    const files = [await server.list(), await other.list()];
    return files.map((texts) => texts.map((text) => /DTSTART:(\S+)/.exec(text)?.[1]));
  }

  async function change(path: 'cancel' | 'reassign' | 'reschedule', body: object): Promise<void> {
    expect((await service.send(account, `POST /events/${event.id}/${path}`, body)).status).toBe(200);
    await service.worker.runDue();
  }

  test('reschedules a moved entry in place', async () => {
    await move();
    await change('reschedule', { start: atTwelve });
    expect(await entries()).toEqual([[], ['20260305T110000Z']]);
  });

  test('deletes a moved entry in place when its booking is canceled', async () => {
    await move();
    await change('cancel', {});
    expect(await entries()).toEqual([[], []]);
  });

  test('deletes a moved entry in place when its booking is reassigned', async () => {
    await move();
    await change('reassign', { host_id: colleagueId });
    expect(await entries()).toEqual([[], []]);
  });

  test('keeps the entry of a reassigned booking in the calendar of its new host', async () => {
    await shareOther();
    await move((file) => file.replace(/SUMMARY:.*/, 'SUMMARY:Bring the plans'));
    await change('reassign', { host_id: colleagueId });
    // The colleague's entry would be written again after it was deleted, without what was changed in it.
    await service.worker.runDue();
    expect([await server.list(), await other.list()]).toEqual([[], [expect.stringContaining('Bring the plans')]]);
  });

  test('keeps the entry of the new host if their calendar has another address for the former host', async () => {
    const sharedId = await shareOther();
    const { db } = service.store;
    const elsewhere = { href_digest: Buffer.from('another address') };
    await db.updateTable('calendars').set(elsewhere).where('id', '=', sharedId).execute();
    await server.remove(event.ics_uid);
    await change('reassign', { host_id: colleagueId });
    const file = (await other.read(event.ics_uid)) ?? '';
    await other.write(event.ics_uid, file.replace(/SUMMARY:.*/, 'SUMMARY:Bring the plans'));
    const again = { status: 'pending', next_attempt_at: '2026-03-02T07:00:00Z' } as const;
    const writes = db.updateTable('calendar_writes').set(again).where('event_id', '=', event.id);
    await writes.where('user_id', '<>', colleagueId).execute();
    await service.worker.runDue();
    expect(await other.list()).toEqual([expect.stringContaining('Bring the plans')]);
  });

  test('reschedules and deletes an entry that was moved since the last reading', async () => {
    await moveWithoutReading();
    await change('reschedule', { start: atTwelve });
    expect(await entries()).toEqual([[], ['20260305T110000Z']]);
    await change('cancel', {});
    expect(await entries()).toEqual([[], []]);
  });

  test('adds no second entry if it is unknown whether the first attempt to write has succeeded', async () => {
    await moveWithoutReading();
    const due = { status: 'pending', next_attempt_at: '2026-03-02T07:00:00Z' } as const;
    await service.store.db.updateTable('calendar_writes').set(due).where('event_id', '=', event.id).execute();
    await service.worker.runDue();
    expect(await entries()).toEqual([[], ['20260305T090000Z']]);
  });

  test('puts an entry back that was moved to another time too, and adds no second one', async () => {
    await move((file) =>
      file.replace(/DTSTART:\S+/, 'DTSTART:20260305T110000Z').replace(/DTEND:\S+/, 'DTEND:20260305T113000Z'),
    );
    const movedEntries = (await service.send(account, 'GET /calendars/moved-entries')).body.data;
    expect(movedEntries).toEqual([expect.objectContaining({ event_id: event.id })]);
    expect((await service.send(account, `POST /events/${event.id}/restore-entry`)).status).toBe(200);
    await service.worker.runDue();
    expect(await entries()).toEqual([[], ['20260305T090000Z']]);
  });

  test('reschedules a moved entry to which the host has invited someone', async () => {
    const people = 'ORGANIZER:mailto:grace@example.com\r\nATTENDEE:mailto:cy@example.com\r\n';
    await move((file) => file.replace('END:VEVENT', `${people}END:VEVENT`));
    await change('reschedule', { start: atTwelve });
    expect(await entries()).toEqual([[], ['20260305T110000Z']]);
  });

  test('leaves an invitation by mail in another calendar as it is', async () => {
    await move((file) => file.replace('END:VEVENT', 'ORGANIZER:mailto:bookings@example.com\r\nEND:VEVENT'));
    await change('reschedule', { start: atTwelve });
    expect(await entries()).toEqual([['20260305T110000Z'], ['20260305T090000Z']]);
  });
});
