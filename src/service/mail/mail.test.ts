import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { openOutbox } from '../open-outbox.ts';
import { mondayMorning, openService } from '../service.testing.ts';
import { openMailServer, type Received } from './mail-server.testing.ts';

const service = await openService(() => ({ sendsMail: true }));
const mailServer = await openMailServer();
const ten = '2026-03-03T10:00:00+01:00';
const location = { type: 'video', value: 'https://meet.example/call?a=b&c=d' };
const manageLink = async (eventId: string) => `https://book.example/manage?event=${eventId}#token`;

beforeEach(() => {
  service.holdClock(mondayMorning);
  mailServer.refuse(undefined);
  mailServer.received.length = 0;
});

test('a booking is confirmed to the invitee and told to the host', async () => {
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

test('each reads the time on their own clocks, in words', async () => {
  const host = await makeHost();
  await service.book(host, ten, { timezone: 'America/New_York' });
  const { ada, grace } = await send();
  expect(ada?.text).toMatch(/When: Tuesday,? 3 March 2026.*04:00.*04:30 \(America\/New_York\)/);
  expect(grace?.text).toMatch(/When: Tuesday,? 3 March 2026.*10:00.*10:30 \(Europe\/Berlin\)/);
  for (const line of ['Hello Ada Lovelace,', 'Your booking is confirmed.', `Where: ${location.value}`]) {
    expect(ada?.text).toContain(line);
  }
});

test('the page says what the text says, as text', async () => {
  const host = await makeHost();
  await service.book(host, ten, { answers: { name: '<b onclick=x>Ada</b>', email: 'ada@example.com' } });
  const { ada } = await send();
  expect(ada?.html).toContain('Hello &lt;b onclick=x&gt;Ada&lt;/b&gt;,');
  expect(ada?.html).toContain('Call &amp; &quot;talk&quot;');
  expect(ada?.html).toMatch(/<html lang="en">[\s\S]*<title>Your booking is confirmed\.<\/title>[\s\S]*<h1/);
  expect(ada?.html).not.toMatch(/<(script|img|link|style)|src=/i);
});

test('the link that moves and cancels goes to the invitee alone', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  const { ada, grace } = await send();
  const link = await manageLink(event.id);
  expect([ada?.text?.includes(link), ada?.html?.includes(`href="${link}"`)]).toEqual([true, true]);
  expect(grace?.raw).not.toContain('manage');
});

test('a calendar is asked, asked again and told of the end, always of one event', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  const asked = calendarOf((await send()).ada);
  await service.send(host, `POST /events/${event.id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  const moved = calendarOf((await send()).ada);
  await service.send(host, `POST /events/${event.id}/cancel`);
  const { ada, grace } = await send();
  const canceled = calendarOf(ada);
  expect([asked, moved, canceled, calendarOf(grace)]).toEqual([
    { method: 'REQUEST', uid: event.ics_uid, sequence: 0, status: 'CONFIRMED', start: '2026-03-03T09:00:00Z' },
    { method: 'REQUEST', uid: event.ics_uid, sequence: 1, status: 'CONFIRMED', start: '2026-03-03T10:00:00Z' },
    { method: 'CANCEL', uid: event.ics_uid, sequence: 2, status: 'CANCELLED', start: '2026-03-03T10:00:00Z' },
    canceled,
  ]);
  expect([ada?.subject, ada?.text]).toEqual([
    expect.stringMatching(/^Canceled: /),
    expect.stringContaining('Your booking was canceled.'),
  ]);
  expect(ada?.text).not.toContain('manage');
});

test('the calendar file is a part of its own, and lies by for those who want it', async () => {
  const host = await makeHost();
  await service.book(host, ten);
  const { ada } = await send();
  expect(ada?.raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/im);
  expect(ada?.attachments.map(({ filename }) => filename)).toContain('event.ics');
});

test('a confirmation says nothing the booker wrote but a name without links', async () => {
  const fields = [
    { identifier: 'name', type: 'text' as const, is_required: true },
    { identifier: 'email', type: 'email' as const, is_required: true },
    { identifier: 'topic', type: 'textarea' as const },
  ];
  const host = await makeHost(fields);
  const name = `Win at https://evil.example/ or www.evil.example ${'x'.repeat(100)}`;
  const answers = { name, email: 'ada@example.com', topic: 'Buy https://evil.example/' };
  const event = (await service.book(host, ten, { answers, metadata: { note: 'evil.example' } })).body.data;
  const booked = await sendAll();
  await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'See https://evil.example/' });
  const all = [...booked, ...(await sendAll())];
  expect(all).toHaveLength(4);
  for (const { text, html, subject, attachments } of all) {
    const files = attachments.map(({ content }) => textOf(content));
    expect([text, html, subject, ...files].join('\n')).not.toMatch(/evil\.example|https:\/\/evil|x{90}/);
  }
});

test('a name that would write headers is one line of a name', async () => {
  const host = await makeHost();
  const kept = (await service.book(host, ten)).body.data;
  await service.store.db
    .updateTable('deliveries')
    .set({ payload: payloadWith(kept, 'Ada\r\nBcc: eve@example.com') })
    .execute();
  const { ada } = await send();
  expect(ada?.recipients).toEqual(['ada@example.com']);
  expect(ada?.raw).not.toMatch(/^Bcc:/im);
});

test('an address that is none is never written to', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  const invitee = { ...event.invitee, email: 'ada@example.com\r\nRCPT TO:<eve@example.com>' };
  const payload = JSON.stringify({ type: 'event.created', data: { ...event, invitee } });
  await service.store.db.updateTable('deliveries').set({ payload }).execute();
  expect(await sendAll()).toEqual([]);
  expect(await statuses()).toEqual([
    ['failed', 1],
    ['failed', 1],
  ]);
});

test.each([
  [451, 'pending'],
  [550, 'failed'],
])('a server that answers %i leaves a mail %s', async (replyCode, status) => {
  const host = await makeHost();
  await service.book(host, ten);
  mailServer.refuse(replyCode);
  expect(await sendAll()).toEqual([]);
  expect(await statuses()).toEqual([
    [status, 1],
    [status, 1],
  ]);
});

test('a server that is away is tried again, with the same name for the mail', async () => {
  const host = await makeHost();
  await service.book(host, ten);
  await outboxTo('smtp://127.0.0.1:1').runDue();
  expect(await statuses()).toEqual([
    ['pending', 1],
    ['pending', 1],
  ]);
  service.holdClock('2026-03-02T08:00:10+01:00');
  const ids = (await service.store.db.selectFrom('deliveries').select('id').execute()).map(({ id }) => id);
  const sent = await sendAll();
  expect(sent.map(({ messageId }) => messageId).sort()).toEqual(ids.map((id) => `<${id}@sched-booking>`).sort());
});

test('a mail that was held up says nothing that is no longer so', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  await outboxTo('smtp://127.0.0.1:1').runDue();
  await service.send(host, `POST /events/${event.id}/cancel`);
  service.holdClock('2026-03-02T08:00:10+01:00');
  expect((await sendAll()).map(({ subject }) => subject?.split(':')[0])).toEqual(['Canceled', 'Canceled']);
});

test('where there is no mail none is kept, and none is claimed', async () => {
  const silent = await openService();
  const account = await silent.account();
  await silent.book(account, ten);
  expect(await silent.store.countDue(silent.clock())).toBe(0);
  await service.book(await makeHost(), ten);
  const { store, clock } = service;
  expect(await openOutbox({ store, clock, log: { error: () => undefined } }).runDue()).toBe(0);
  expect(await sendAll()).toHaveLength(2);
});

/** A host whose event type has a place and a name that HTML would stumble over. */
async function makeHost(fields?: NonNullable<Parameters<typeof service.account>[0]>['fields']) {
  await service.store.db.deleteFrom('deliveries').execute();
  const eventType = { title: 'Call & "talk"', location: JSON.stringify(location) };
  return service.account({ eventType, ...(fields && { fields }) });
}

function outboxTo(smtpUrl: string) {
  const { store, clock } = service;
  const mail = { smtpUrl, from: 'Bookings <bookings@example.com>', manageLink };
  return openOutbox({ store, clock, mail, log: { error: (fields) => service.logged.push(fields) } });
}

async function sendAll(): Promise<Received[]> {
  mailServer.received.length = 0;
  await outboxTo(mailServer.smtpUrl).runDue();
  return [...mailServer.received];
}

/** Sends what is due and returns the mails by who gets them. */
async function send() {
  const received = await sendAll();
  const to = (address: string) => received.find(({ recipients }) => recipients.includes(address));
  return { ada: to('ada@example.com'), grace: to('grace@example.com') };
}

async function statuses() {
  const rows = await service.store.db.selectFrom('deliveries').select(['status', 'tries']).execute();
  return rows.map(({ status, tries }) => [status, tries]);
}

function calendarOf(mail: Received | undefined) {
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

function textOf(content: ArrayBuffer | Uint8Array | string | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function payloadWith(event: { readonly invitee: object }, name: string): string {
  return JSON.stringify({ type: 'event.created', data: { ...event, invitee: { ...event.invitee, name } } });
}
