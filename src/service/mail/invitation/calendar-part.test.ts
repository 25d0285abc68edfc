import { beforeAll, expect, test } from 'vitest';
import { openMailService, type ReceivedMail, ten, withGuests } from '../testing/index.ts';
import { calendarFilesOf, readCalendar } from './itip.testing.ts';

const { service, makeHost, sendAll } = await openMailService();

const answers = { name: 'Ada Lovelace', email: 'ada@example.com', team: ['bo@example.org', 'cy@example.org'] };
const everyone = ['ada@example.com', 'bo@example.org', 'cy@example.org', 'grace@example.com'];

let bookingMails: ReceivedMail[];
let rescheduleMails: ReceivedMail[];
let cancellationMails: ReceivedMail[];

beforeAll(async () => {
  const host = await makeHost(withGuests);
  const event = (await service.book(host, ten, { answers })).body.data;
  bookingMails = await sendAll();
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.send(host, `POST /events/${event.id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  rescheduleMails = await sendAll();
  await service.send(host, `POST /events/${event.id}/cancel`);
  cancellationMails = await sendAll();
});

test('mails each guest, the invitee and the host once for every change', () => {
  for (const mails of [bookingMails, rescheduleMails, cancellationMails]) {
    expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual(everyone);
  }
});

test('names the sender as organizer and the host as attendee in every email', () => {
  for (const mail of [...bookingMails, ...rescheduleMails, ...cancellationMails]) {
    const { event } = calendarOf(mail);
    const organizer = event.getFirstProperty('organizer');
    expect([organizer?.getFirstValue(), organizer?.getParameter('cn')]).toEqual([
      `mailto:${mail.from?.address}`,
      'Grace Hopper',
    ]);
    const attendees = event.getAllProperties('attendee');
    expect(attendees.map((attendee) => [attendee.getFirstValue(), attendee.getParameter('partstat')])).toEqual([
      ['mailto:grace@example.com', 'ACCEPTED'],
      ['mailto:ada@example.com', 'ACCEPTED'],
      ['mailto:bo@example.org', 'NEEDS-ACTION'],
      ['mailto:cy@example.org', 'NEEDS-ACTION'],
    ]);
  }
});

test('uses one method in the type of the part and in each file', () => {
  for (const [mails, method] of [[bookingMails, 'REQUEST'] as const, [cancellationMails, 'CANCEL'] as const]) {
    for (const mail of mails) {
      expect([...new Set(mail.raw.match(/method="?(\w+)/gi))]).toEqual([`method=${method}`]);
      expect(calendarFilesOf(mail).map((file) => readCalendar(file).method)).toEqual([method, method]);
    }
  }
});

test('cancels with the UID, the start and a greater sequence', () => {
  const [before, after] = [rescheduleMails, cancellationMails].map(([mail]) => calendarOf(mail));
  expect([after?.uid, after?.start, after?.event.getFirstPropertyValue('status')]).toEqual([
    before?.uid,
    '2026-03-03T10:00:00Z',
    'CANCELLED',
  ]);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
});

test('says when the event was booked and changed', () => {
  const { event } = calendarOf(rescheduleMails[0]);
  expect(['created', 'last-modified'].map((name) => String(event.getFirstPropertyValue(name)))).toEqual([
    '2026-03-02T07:00:00Z',
    '2026-03-02T07:05:00Z',
  ]);
});

test('threads the emails to each recipient below their first', () => {
  const threads = everyone.map((address) => {
    const [first, ...later] = [bookingMails, rescheduleMails, cancellationMails].map((mails) =>
      mails.find(({ recipients }) => recipients.includes(address)),
    );
    expect(later.map((mail) => [mail?.inReplyTo, mail?.references])).toEqual([
      [first?.messageId, first?.messageId],
      [first?.messageId, first?.messageId],
    ]);
    return first?.messageId;
  });
  expect(new Set(threads).size).toBe(everyone.length);
});

test('keeps the organizer of an event when the sender changes', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  const organizer = JSON.stringify({ name: 'Grace Hopper', email: 'former@example.com' });
  await service.store.db.updateTable('events').set({ organizer }).where('id', '=', event.id).execute();
  await service.send(host, `POST /events/${event.id}/cancel`);
  for (const mail of await sendAll()) {
    expect(calendarOf(mail).event.getFirstPropertyValue('organizer')).toBe('mailto:former@example.com');
  }
});

test('names the host as organizer of an event that stored no organizer', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  await service.store.db.updateTable('events').set({ organizer: null }).where('id', '=', event.id).execute();
  const [mail] = await sendAll();
  expect(calendarOf(mail).event.getFirstPropertyValue('organizer')).toBe('mailto:grace@example.com');
});

test('does not say that guests get mail if the host is the only one', async () => {
  const host = await makeHost(withGuests);
  const { body } = await service.book(host, ten, { answers: { ...answers, team: ['Grace@example.com'] } });
  expect(body.data.mailed_to).toEqual(['invitee', 'host']);
});

test('mails a host who is entered as a guest once, and lists them once', async () => {
  const host = await makeHost(withGuests);
  await service.book(host, ten, { answers: { ...answers, team: ['Grace@example.com', 'bo@example.org'] } });
  const mails = await sendAll();
  expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'ada@example.com',
    'bo@example.org',
    'grace@example.com',
  ]);
  const attendees = calendarOf(mails[0]).event.getAllProperties('attendee');
  expect(attendees.map((attendee) => [attendee.getFirstValue(), attendee.getParameter('partstat')])).toEqual([
    ['mailto:grace@example.com', 'ACCEPTED'],
    ['mailto:ada@example.com', 'ACCEPTED'],
    ['mailto:bo@example.org', 'NEEDS-ACTION'],
  ]);
});

test('lists a host who books with their own address once', async () => {
  const host = await makeHost();
  await service.book(host, ten, { answers: { name: 'Grace', email: 'Grace@example.com' } });
  const attendees = (await sendAll()).map((mail) => calendarOf(mail).event.getAllProperties('attendee'));
  const once = ['mailto:grace@example.com'];
  expect(attendees.map((all) => all.map((attendee) => attendee.getFirstValue()))).toEqual([once, once]);
});

test('leaves marks of direction out of calendar files', async () => {
  const host = await makeHost();
  const textWithMarks = '\u202eevil\u2066';
  await service.send(host, 'PUT /users/me', { first_name: textWithMarks, last_name: textWithMarks });
  const location = { type: 'in_person', value: textWithMarks };
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { title: textWithMarks, location });
  await service.book(host, ten);
  const mails = await sendAll();
  expect(mails).toHaveLength(2);
  for (const file of mails.flatMap(calendarFilesOf)) {
    expect(file).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(file).toMatch(/^SUMMARY:evil\r?$/m);
  }
});

function calendarOf(mail: ReceivedMail | undefined) {
  const [file] = mail ? calendarFilesOf(mail) : [];
  if (file === undefined) throw new Error('The email has no calendar file.');
  return readCalendar(file);
}
