import { describe, expect, test } from 'vitest';
import { type CaldavServerName, installedCaldavServers, openCaldavServer } from '../../testing/index.ts';
import { openMailService, ten, withGuests } from '../testing/index.ts';
import { type Calendar, createMemoryCalendar, readCalendar, receiveMail } from './itip.testing.ts';

const { service, makeHost, sendAll } = await openMailService();

const eleven = '2026-03-03T11:00:00+01:00';
const addresses = ['ada@example.com', 'grace@example.com', 'bo@example.org'];

const serverNames = installedCaldavServers();

const calendars: readonly [string, () => Promise<Calendar>][] = [
  ['a calendar in memory', async () => createMemoryCalendar()],
  ...serverNames.map((name): [string, () => Promise<Calendar>] => [name, () => openCaldavServer(name)]),
];

const missing = (['radicale', 'xandikos'] satisfies CaldavServerName[]).filter((name) => !serverNames.includes(name));
if (missing.length > 0) process.stdout.write(`NOT TESTED with ${missing.join(' and ')}, which are not installed.\n`);

describe.each(calendars)('emails put into %s', (_, open) => {
  test('keeps one entry in a calendar at the final time, and none after canceling', async () => {
    const calendar = await open();
    const host = await makeHost(withGuests);
    const answers = { name: 'Ada Lovelace', email: 'ada@example.com', team: ['bo@example.org'] };
    const event = (await service.book(host, ten, { answers })).body.data;
    await receiveAll(calendar);
    for (const start of ['2026-03-03T12:00:00+01:00', eleven]) {
      await service.send(host, `POST /events/${event.id}/reschedule`, { start });
      await receiveAll(calendar);
    }
    const entries = (await calendar.list()).map(readCalendar);
    expect(entries.map(({ uid, start }) => [uid, start])).toEqual([[event.ics_uid, '2026-03-03T10:00:00Z']]);
    await service.send(host, `POST /events/${event.id}/cancel`);
    await receiveAll(calendar);
    expect(await calendar.list()).toEqual([]);
  });
});

test('keeps one entry at the final time for a recipient who missed emails', async () => {
  const host = await makeHost(withGuests);
  const event = (await service.book(host, ten)).body.data;
  await sendAll();
  await service.send(host, `POST /events/${event.id}/reschedule`, { start: '2026-03-03T12:00:00+01:00' });
  await sendAll();
  await service.send(host, `POST /events/${event.id}/reschedule`, { start: eleven });
  const calendar = createMemoryCalendar();
  await receiveAll(calendar);
  expect((await calendar.list()).map((file) => readCalendar(file).start)).toEqual(['2026-03-03T10:00:00Z']);
});

/** The emails to all recipients go to one calendar: a family's, or a secretary's, still has one entry. */
async function receiveAll(calendar: Calendar): Promise<void> {
  const mails = await sendAll();
  for (const address of addresses) {
    const mail = mails.find(({ recipients }) => recipients.includes(address));
    if (mail) await receiveMail(calendar, mail);
  }
}
