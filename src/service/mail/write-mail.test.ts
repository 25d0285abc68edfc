import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { ownerOf } from '../testing/index.ts';
import { location, manageLink, openMailService, type ReceivedMail, ten, textOf, withGuests } from './testing/index.ts';

const { service, makeHost, send, sendAll } = await openMailService();

test('confirms a booking to the invitee and to the host', async () => {
  const host = await makeHost();
  await service.book(host, ten, { timezone: 'America/New_York' });
  const { ada, grace } = await send();
  expect([ada?.recipients, ada?.from?.address, ada?.from?.name]).toEqual([
    ['ada@example.com'],
    'bookings@example.com',
    'Bookings',
  ]);
  expect(ada?.subject).toMatch(/^Confirmed: Call & "talk" with Grace Hopper, Tue,? 3 Mar,? 04:00$/);
  expect(grace?.subject).toMatch(/^New booking: Call & "talk" with Ada Lovelace, Tue,? 3 Mar,? 10:00$/);
  expect([ada?.replyTo?.[0]?.address, grace?.replyTo?.[0]?.address]).toEqual(['grace@example.com', 'ada@example.com']);
});

test('writes the time in the zone of each recipient', async () => {
  const host = await makeHost();
  await service.book(host, ten, { timezone: 'America/New_York' });
  const { ada, grace } = await send();
  expect(ada?.text).toMatch(/When\nTuesday,? 3 March 2026\n04:00.04:30\nEastern Time \(GMT-5\)/);
  expect(grace?.text).toMatch(/When\nTuesday,? 3 March 2026\n10:00.10:30\nCentral European Time \(GMT\+1\)/);
  for (const line of ['Hello Ada Lovelace,', 'Your booking is confirmed.', `Where\n${location.value}`]) {
    expect(ada?.text).toContain(line);
  }
});

test('writes to each recipient in their own language', async () => {
  const host = await makeHost(withGuests);
  await service.send(host, 'PUT /users/me', { locale: 'fr', time_format: 12 });
  const answers = { name: 'Ada', email: 'ada@example.com', team: ['bo@example.com'] };
  await service.book(host, ten, { answers, locale: 'de-AT' });
  const mails = await sendAll();
  const openings = ['ada@example.com', 'bo@example.com', 'grace@example.com'].map(
    (address) => mails.find(({ recipients }) => recipients.includes(address))?.text?.split('\n')[2],
  );
  expect(openings).toEqual([
    'Ihr Termin ist gebucht.',
    'Sie sind zu einem Termin eingeladen.',
    'Vous avez un nouveau rendez-vous.',
  ]);
});

test('writes about a booking that names no language in the language of its event type, except to the host', async () => {
  const host = await makeHost();
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { locale: 'de' });
  await service.book(host, ten);
  const { ada, grace } = await send();
  expect(ada?.text).toContain('Ihr Termin ist gebucht.');
  expect(grace?.subject).toContain('New booking');
});

test('ends each line of a text in base64 as other lines of an email', async () => {
  const host = await makeHost();
  await service.book(host, ten, { answers: { name: 'آدا', email: 'ada@example.com' }, locale: 'ar' });
  const { raw = '' } = (await send()).ada ?? {};
  const parts = raw.matchAll(/^Content-Type: (text\/\w+).*\r\nContent-Transfer-Encoding: base64\r\n\r\n([^-]+)/gm);
  const decodedParts = [...parts].map(([, type, part = '']) => [type, Buffer.from(part, 'base64').toString()] as const);
  expect(decodedParts.map(([type]) => type)).toContain('text/plain');
  for (const [, text] of decodedParts) expect(text).not.toMatch(/(?<!\r)\n/);
});

test('sends the manage link to the invitee and the host, but not to guests', async () => {
  const host = await makeHost(withGuests);
  const answers = { name: 'Ada', email: 'ada@example.com', team: ['bo@example.com'] };
  const event = (await service.book(host, ten, { answers })).body.data;
  const link = await manageLink(event);
  const mails = await sendAll();
  const isLinked = (address: string) => {
    const mail = mails.find(({ recipients }) => recipients.includes(address));
    return [mail?.text?.includes(link), mail?.html?.includes(`href="${link}"`)];
  };
  expect(['ada@example.com', 'grace@example.com'].map(isLinked)).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(isLinked('bo@example.com')).toEqual([false, false]);
});

test('requests, updates and cancels one calendar event', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  const invitation = calendarOf((await send()).ada);
  await service.send(host, `POST /events/${event.id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  const update = calendarOf((await send()).ada);
  await service.send(host, `POST /events/${event.id}/cancel`);
  const { ada, grace } = await send();
  const cancellation = calendarOf(ada);
  expect([invitation, update, cancellation, calendarOf(grace)]).toEqual([
    { method: 'REQUEST', uid: event.ics_uid, sequence: 0, status: 'CONFIRMED', start: '2026-03-03T09:00:00Z' },
    { method: 'REQUEST', uid: event.ics_uid, sequence: 1, status: 'CONFIRMED', start: '2026-03-03T10:00:00Z' },
    { method: 'CANCEL', uid: event.ics_uid, sequence: 2, status: 'CANCELLED', start: '2026-03-03T10:00:00Z' },
    cancellation,
  ]);
  expect([ada?.subject, ada?.text]).toEqual([
    expect.stringMatching(/^Canceled: /),
    expect.stringContaining('Your booking was canceled.'),
  ]);
  expect(ada?.text).not.toContain('manage');
});

test('sends no mail when an event is rescheduled to the time it has', async () => {
  const host = await makeHost(withGuests);
  const event = (await service.book(host, ten)).body.data;
  await sendAll();
  const { status } = await service.send(host, `POST /events/${event.id}/reschedule`, { start: ten });
  expect([status, await sendAll()]).toEqual([200, []]);
});

test('includes the calendar file as a part and an attachment', async () => {
  const host = await makeHost();
  await service.book(host, ten);
  const { ada } = await send();
  expect(ada?.raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/im);
  expect(ada?.attachments.map(({ filename }) => filename)).toContain('event.ics');
});

function calendarOf(mail: ReceivedMail | undefined) {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(textOf(file?.content)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: event.component.getFirstPropertyValue('status'),
    start: event.startDate.toString(),
  };
}

test.each([
  ['shows', 'in the console', true],
  ['hides', 'with a key', false],
])('%s the reason for a cancellation %s in the mail to the invitee, and in none to guests', async (_, how, isShown) => {
  const host = await makeHost(withGuests);
  const answers = { name: 'Ada', email: 'ada@example.com', team: ['bo@example.com'] };
  const { id } = (await service.book(host, ten, { answers })).body.data;
  await sendAll();
  const by = how === 'in the console' ? { session: ownerOf(host) } : { key: host.key };
  await service.request(`/v1/events/${id}/cancel`, { ...by, body: { reason: 'I am ill.' } });
  const mails = await sendAll();
  const readers = mails.filter(({ text }) => text?.includes('Reason for canceling\nI am ill.'));
  const expected = isShown ? ['ada@example.com', 'grace@example.com'] : ['grace@example.com'];
  expect(readers.flatMap(({ recipients }) => recipients).sort()).toEqual(expected);
});
