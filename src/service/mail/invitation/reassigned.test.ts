import { expect, test } from 'vitest';
import { makeMember, type TestAccount } from '../../testing/index.ts';
import { openMailService, type ReceivedMail, ten, withGuests } from '../testing/index.ts';
import { calendarFilesOf, readCalendar } from './itip.testing.ts';

const { service, makeHost, sendAll } = await openMailService();

const answers = { name: 'Ada Lovelace', email: 'ada@example.com', team: ['bo@example.org'] };

/** Books Grace, sends all mail about that, and makes a colleague with an address of their own. */
async function bookGrace(location?: object, ownAnswers: object = answers) {
  const grace = await makeHost(withGuests);
  if (location) await service.send(grace, `PUT /event-types/${grace.eventTypeId}`, { location });
  const event = (await service.book(grace, ten, { answers: ownAnswers })).body.data;
  const before = await sendAll();
  service.holdClock('2026-03-02T08:05:00+01:00');
  const id = await makeMember(service.store, grace.accountId, 'member');
  const profile = { first_name: 'Katherine', last_name: 'Johnson', email: 'katherine@example.com' };
  await service.store.db.updateTable('users').set(profile).where('id', '=', id).execute();
  return { grace, event, before, katherine: { ...grace, userId: id } };
}

function reassign(grace: TestAccount, { id }: { readonly id: string }, { userId }: TestAccount, location?: object) {
  return service.send(grace, `POST /events/${id}/reassign`, { host_id: userId, ...(location && { location }) });
}

function to(mails: readonly ReceivedMail[], address: string): ReceivedMail {
  return mails.find(({ recipients }) => recipients.includes(address)) ?? expect.fail(`no mail to ${address}`);
}

function entryIn(mail: ReceivedMail) {
  const [file = ''] = calendarFilesOf(mail);
  const { uid, sequence, method, event } = readCalendar(file);
  const attendees = event.getAllProperties('attendee').map((attendee) => String(attendee.getFirstValue()));
  return { uid, sequence, method, attendees, organizer: String(event.getFirstPropertyValue('organizer')) };
}

test('notifies everyone of a new host, and all calendars except the former host’s', async () => {
  const { grace, event, before, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  const mails = await sendAll();
  const everyone = ['ada@example.com', 'bo@example.org', 'grace@example.com', 'katherine@example.com'];
  expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual(everyone);
  const [entryBefore] = before.map(entryIn);
  const attendees = ['katherine@example.com', 'ada@example.com', 'bo@example.org'].map((one) => `mailto:${one}`);
  for (const address of ['ada@example.com', 'bo@example.org', 'katherine@example.com']) {
    expect(entryIn(to(mails, address))).toEqual({ ...entryBefore, sequence: 1, method: 'REQUEST', attendees });
  }
});

test('removes the event from the calendar of the former host', async () => {
  const { grace, event, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  const mail = to(await sendAll(), 'grace@example.com');
  expect(entryIn(mail)).toMatchObject({ uid: event.ics_uid, sequence: 1, method: 'CANCEL' });
  expect(mail.text).toContain('A booking of yours was reassigned to a colleague.');
  expect(mail.text).not.toContain('https://book.example/manage');
});

test.each([
  ['a guest', { ...answers, team: ['Grace@example.com'] }],
  ['the invitee', { ...answers, email: 'Grace@example.com' }],
])('keeps the event in the calendar of a former host who is %s too', async (_, ownAnswers) => {
  const { grace, event, katherine } = await bookGrace(undefined, ownAnswers);
  await reassign(grace, event, katherine);
  const mails = (await sendAll()).filter(({ recipients }) => /^grace@/i.test(recipients.join()));
  expect(mails).toHaveLength(2);
  const methods = mails.flatMap(calendarFilesOf).map((file) => readCalendar(file).method);
  expect([...new Set(methods)]).toEqual(['REQUEST']);
});

test('keeps the event in the calendar of a mailbox that the former host shares with the new one', async () => {
  const { grace, event, katherine } = await bookGrace();
  const users = service.store.db.updateTable('users');
  await users.set({ email: 'Grace@example.com' }).where('id', '=', katherine.userId).execute();
  await reassign(grace, event, katherine);
  const mails = (await sendAll()).filter(({ recipients }) => /^grace@/i.test(recipients.join()));
  expect(mails).toHaveLength(2);
  const methods = mails.flatMap(calendarFilesOf).map((file) => readCalendar(file).method);
  expect([...new Set(methods)]).toEqual(['REQUEST']);
});

test('names the new host to the invitee, and the invitee to the new host', async () => {
  const { grace, event, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  const mails = await sendAll();
  const [ada, host] = [to(mails, 'ada@example.com'), to(mails, 'katherine@example.com')];
  expect(ada.text).toMatch(/Your booking has a new host\.[\s\S]*With\s+Katherine Johnson/);
  expect(ada.replyTo?.map(({ address }) => address)).toEqual(['katherine@example.com']);
  expect(host.text).toMatch(/A booking was reassigned to you\.[\s\S]*Ada Lovelace/);
});

test('threads the emails to a new host below the one that introduces the event', async () => {
  const { grace, event, before, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  const mails = await sendAll();
  const [former, first] = [to(mails, 'grace@example.com'), to(mails, 'katherine@example.com')];
  expect(former.references).toBe(to(before, 'grace@example.com').messageId);
  expect([first.inReplyTo, first.references]).toEqual([undefined, undefined]);
  await service.send(grace, `POST /events/${event.id}/reschedule`, { start: '2026-03-03T12:00:00+01:00' });
  const mail = to(await sendAll(), 'katherine@example.com');
  expect([mail.inReplyTo, mail.references]).toEqual([first.messageId, first.messageId]);
});

test('refers to no earlier email in the one to a host who was not the first', async () => {
  const { grace, event, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  await sendAll();
  await reassign(grace, event, grace);
  const mails = await sendAll();
  const references = ['katherine@example.com', 'grace@example.com'].map((address) => to(mails, address).references);
  expect(references).toEqual([undefined, undefined]);
});

test('shows the new place and the previous one, which is not a link', async () => {
  const own = { type: 'video', value: 'https://meet.example.com/grace', is_personal: true };
  const { grace, event, katherine } = await bookGrace(own);
  await reassign(grace, event, katherine, { type: 'video', value: 'https://meet.example.com/katherine' });
  const mails = await sendAll();
  for (const address of ['ada@example.com', 'bo@example.org', 'katherine@example.com']) {
    const { text, html } = to(mails, address);
    expect(text).toMatch(/Where\s+https:\/\/meet\.example\.com\/katherine/);
    expect(text).toMatch(/Previous place\s+https:\/\/meet\.example\.com\/grace/);
    expect(html).not.toContain('href="https://meet.example.com/grace"');
  }
  expect(to(mails, 'grace@example.com').text).not.toContain('katherine');
});

test('notifies the former host even after a later change, without mentioning it', async () => {
  const { grace, event, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  await service.send(grace, `POST /events/${event.id}/cancel`, { reason: 'Ill' });
  const mails = await sendAll();
  const toGrace = mails.filter(({ recipients }) => recipients.includes('grace@example.com'));
  expect(toGrace.map(({ text }) => text?.includes('reassigned to a colleague'))).toEqual([true]);
});

test('does not notify a former host who hosts the event again', async () => {
  const { grace, event, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  await reassign(grace, event, grace);
  const mails = await sendAll();
  const toGrace = mails.filter(({ recipients }) => recipients.includes('grace@example.com'));
  expect(toGrace.map((mail) => entryIn(mail).method)).toEqual(['REQUEST']);
});

test('sends a former host the same email again on request', async () => {
  const { grace, event, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  await sendAll();
  const { data: mails } = (await service.send(grace, `GET /mails?event_id=${event.id}`)).body.data;
  const former = mails.find(({ recipient }: { recipient: string }) => recipient === 'former_host');
  expect(former).toMatchObject({ kind: 'event.reassigned', address: 'grace@example.com' });
  expect((await service.send(grace, `POST /mails/${former.id}/resend`)).status).toBe(201);
  expect((await sendAll()).map(({ recipients, text }) => [recipients, text?.includes('to a colleague')])).toEqual([
    [['grace@example.com'], true],
  ]);
});

test('sends the last change again: a new host, not a new time', async () => {
  const { grace, event, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  await sendAll();
  const { data: mails } = (await service.send(grace, `GET /mails?event_id=${event.id}`)).body.data;
  const { id } = mails.find(({ recipient }: { recipient: string }) => recipient === 'invitee');
  await service.send(grace, `POST /mails/${id}/resend`);
  expect((await sendAll()).map(({ text }) => text?.includes('has a new host'))).toEqual([true]);
});

test('names the last time the recipient was told of, skipping a change whose email was never sent', async () => {
  const { grace, event, katherine } = await bookGrace();
  const move = (start: string) => service.send(grace, `POST /events/${event.id}/reschedule`, { start });
  await move('2026-03-03T12:00:00+01:00');
  await move('2026-03-03T11:00:00+01:00');
  const mail = to(await sendAll(), 'ada@example.com');
  expect(mail.text).toMatch(/Previous time\n.*\n10:00.10:30/);
  await move('2026-03-03T13:00:00+01:00');
  await reassign(grace, event, katherine);
  const mails = await sendAll();
  expect(to(mails, 'ada@example.com').text).toMatch(/Previous time\n.*\n11:00.11:30/);
  expect(to(mails, 'katherine@example.com').text).not.toContain('Previous time');
});

test('names the time that the recipient knows, if the unsent email about another one was sent again', async () => {
  const { grace, event } = await bookGrace();
  const move = (start: string) => service.send(grace, `POST /events/${event.id}/reschedule`, { start });
  await move('2026-03-03T12:00:00+01:00');
  const { data: mails } = (await service.send(grace, `GET /mails?event_id=${event.id}`)).body.data;
  const isMoved = ({ recipient, kind }: { recipient: string; kind: string }) =>
    recipient === 'invitee' && kind === 'event.rescheduled';
  service.holdClock('2026-03-02T08:06:00+01:00');
  await service.send(grace, `POST /mails/${mails.find(isMoved).id}/resend`);
  service.holdClock('2026-03-02T08:07:00+01:00');
  await move('2026-03-03T11:00:00+01:00');
  expect(to(await sendAll(), 'ada@example.com').text).toMatch(/Previous time\n.*\n10:00.10:30/);
});

test('names no previous time where the time is the same', async () => {
  const { grace, event, katherine } = await bookGrace();
  await reassign(grace, event, katherine);
  for (const { text } of await sendAll()) expect(text).not.toContain('Previous time');
});
