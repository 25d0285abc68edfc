import { beforeEach, expect, test } from 'vitest';
import { addMinutes } from '../../time/index.ts';
import type { TestAccount } from '../testing/index.ts';
import { openMailService, withGuests } from './testing/index.ts';

const { service, mailServer, makeHost, outboxTo, sendAll } = await openMailService();

const wednesday = '2026-03-04T10:00:00+01:00';
const dayBefore = '2026-03-03T10:00:00+01:00';
const answers = { name: 'Ada Lovelace', email: 'ada@example.com', team: ['bo@example.org'] };

let host: TestAccount;
let eventId: string;

beforeEach(async () => {
  host = await makeHost(withGuests);
  const reminders = JSON.stringify([{ minutes_before: 1440, to: ['invitee', 'host', 'guests'] }]);
  await host.updateEventType({ reminders });
  eventId = (await service.book(host, wednesday, { answers })).body.data.id;
  await sendAll();
});

async function remindersAt(at: string) {
  service.holdClock(at);
  return (await sendAll()).flatMap(({ recipients, messageId }) =>
    messageId?.includes('.reminder-') ? recipients : [],
  );
}

test('reminds each recipient once, at the time and not before', async () => {
  expect(await remindersAt('2026-03-03T09:59:59+01:00')).toEqual([]);
  expect((await remindersAt(dayBefore)).sort()).toEqual(['ada@example.com', 'bo@example.org', 'grace@example.com']);
  expect(await remindersAt('2026-03-03T11:00:00+01:00')).toEqual([]);
});

test('sends a reminder without a calendar part, in the thread of the booking', async () => {
  service.holdClock(dayBefore);
  for (const mail of await sendAll()) {
    expect(mail.attachments).toEqual([]);
    expect(mail.inReplyTo).toMatch(new RegExp(`^<${eventId}\\.0\\.created\\.`));
  }
});

test('keeps a reminder for 30 days after it was sent, however long before it was planned', async () => {
  await remindersAt(dayBefore);
  const reminders = () =>
    service.store.db.selectFrom('deliveries').select('status').where('kind', '=', 'event.reminder').execute();
  while ((await service.store.removeDeliveriesBefore(service.clock())) > 0);
  expect((await reminders()).map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  while ((await service.store.removeDeliveriesBefore(addMinutes(service.clock(), 1))) > 0);
  expect(await reminders()).toEqual([]);
});

test('reminds of a rescheduled event at its new time only', async () => {
  const start = '2026-03-05T15:00:00+01:00';
  await service.send(host, `POST /events/${eventId}/reschedule`, { start });
  expect(await remindersAt(dayBefore)).toEqual([]);
  expect(await remindersAt('2026-03-04T15:00:00+01:00')).toHaveLength(3);
});

test('sends no reminder of a canceled event, even if a process of an older release canceled it', async () => {
  await service.store.db
    .updateTable('events')
    .set({ status: 'canceled', sequence: 1 })
    .where('id', '=', eventId)
    .execute();
  expect(await remindersAt(dayBefore)).toEqual([]);
  expect(await reminderStatuses()).toEqual(['skipped', 'skipped', 'skipped']);
});

test('deletes the reminders of an event that is canceled', async () => {
  await service.send(host, `POST /events/${eventId}/cancel`);
  expect(await reminderStatuses()).toEqual([]);
});

test('skips a reminder that is delayed until the meeting is about to start', async () => {
  expect(await remindersAt('2026-03-04T09:55:00.001+01:00')).toEqual([]);
  expect(await reminderStatuses()).toEqual(['skipped', 'skipped', 'skipped']);
});

test('drops a rejected reminder when the next attempt would be too late', async () => {
  mailServer.refuse(451);
  service.holdClock('2026-03-04T09:54:58+01:00');
  await outboxTo(mailServer.smtpUrl).runDue();
  expect(await reminderStatuses()).toEqual(['failed', 'failed', 'pending']);
});

async function reminderStatuses(): Promise<string[]> {
  const reminders = service.store.db.selectFrom('deliveries').select('status').where('kind', '=', 'event.reminder');
  return (await reminders.execute()).map(({ status }) => status).sort();
}
