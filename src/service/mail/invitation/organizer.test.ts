import { expect, test } from 'vitest';
import { makeMember, openService, type TestAccount } from '../../testing/index.ts';
import { openMailService, ten } from '../testing/index.ts';
import { calendarFilesOf, readCalendar } from './itip.testing.ts';

const { service, makeHost, sendAll } = await openMailService();
const withKeptMail = await openService(() => ({ sendsMail: true, keepsMail: true, mailFrom: 'bookings@example.com' }));

/** Books an event without an organizer, as a service that sends no mail does, and leaves the mail about it waiting. */
async function bookWithoutOrganizer() {
  const host = await makeHost();
  const { id } = (await service.book(host, ten)).body.data;
  await service.store.db.updateTable('events').set({ organizer: null }).where('id', '=', id).execute();
  return { host, id };
}

async function reassign(host: TestAccount, id: string): Promise<void> {
  const userId = await makeMember(service.store, host.accountId, 'member');
  expect((await service.send(host, `POST /events/${id}/reassign`, { host_id: userId })).status).toBe(200);
}

async function organizersInMail(): Promise<string[]> {
  const files = (await sendAll()).flatMap(calendarFilesOf);
  return [...new Set(files.map((file) => String(readCalendar(file).event.getFirstPropertyValue('organizer'))))];
}

test('makes the sender the organizer of an event that was booked before mail was sent', async () => {
  const { host, id } = await bookWithoutOrganizer();
  await service.store.db.deleteFrom('deliveries').execute();
  await service.send(host, `POST /events/${id}/reschedule`, { start: '2026-03-03T12:00:00+01:00' });
  expect(await organizersInMail()).toEqual(['mailto:bookings@example.com']);
  await reassign(host, id);
  expect(await organizersInMail()).toEqual(['mailto:bookings@example.com']);
});

test('makes the sender the organizer of an event whose mail was only kept before it is sent again', async () => {
  const { host, id } = await bookWithoutOrganizer();
  await service.store.db.updateTable('deliveries').set({ status: 'succeeded', next_try_at: null }).execute();
  const { data: mails } = (await service.send(host, `GET /mails?event_id=${id}`)).body.data;
  expect((await service.send(host, `POST /mails/${mails[0].id}/resend`)).status).toBe(201);
  expect(await organizersInMail()).toEqual(['mailto:bookings@example.com']);
});

test('keeps the former host as organizer of an event whose emails named them', async () => {
  const { host, id } = await bookWithoutOrganizer();
  expect(await organizersInMail()).toEqual(['mailto:grace@example.com']);
  await reassign(host, id);
  expect(await organizersInMail()).toEqual(['mailto:grace@example.com']);
});

test('stores no organizer while mail is only kept', async () => {
  const host = await withKeptMail.account();
  const { id } = (await withKeptMail.book(host, ten)).body.data;
  await withKeptMail.send(host, `POST /events/${id}/cancel`);
  const { organizer } = await withKeptMail.store.db
    .selectFrom('events')
    .select('organizer')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(organizer).toBeNull();
});
