import { expect, test } from 'vitest';
import { openOutbox } from '../open-outbox.ts';
import { makeMember, openService } from '../testing/index.ts';
import { openMailService, type ReceivedMail, ten } from './testing/index.ts';

const { service, mailServer, makeHost, outboxTo, sendAll, statuses } = await openMailService();

test.each([
  ['pending', 451, 2],
  // The third tells the host that the invitee cannot be reached.
  ['failed', 550, 3],
])('leaves an email %s after the reply %i', async (status, replyCode, mails) => {
  const host = await makeHost();
  await service.book(host, ten);
  mailServer.refuse(replyCode);
  expect(await sendAll()).toEqual([]);
  expect(await statuses()).toEqual(Array(mails).fill([status, 1]));
});

test('retries with the same Message-ID while the server is down', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  await outboxTo('smtp://127.0.0.1:1').runDue();
  expect(await statuses()).toEqual([
    ['pending', 1],
    ['pending', 1],
  ]);
  service.holdClock('2026-03-02T08:00:10+01:00');
  const mails = await sendAll();
  expect(mails.map(({ messageId }) => messageId).sort()).toEqual([
    `<${event.id}.0.created.host@example.com>`,
    `<${event.id}.0.created.invitee@example.com>`,
  ]);
});

test('retries a notice to a host with the same Message-ID', async () => {
  await service.book(await makeHost(), ten);
  mailServer.refuse(550);
  await outboxTo(mailServer.smtpUrl).runDue();
  mailServer.refuse(undefined);
  mailServer.behave('forgets');
  const first = await sendAll();
  mailServer.behave('takes');
  service.holdClock('2026-03-02T08:00:10+01:00');
  const again = await sendAll();
  expect(first.map(({ subject }) => subject)).toEqual([expect.stringContaining('Could not reach')]);
  expect(again.map(({ messageId }) => messageId)).toEqual([first[0]?.messageId]);
});

test('gives a resent email a new Message-ID in the same thread', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  const [first] = (await sendAll()).filter(isToAda);
  const { data: mails } = (await service.send(host, `GET /mails?event_id=${event.id}`)).body.data;
  const { id } = mails.find(({ recipient, kind }: ListedMail) => recipient === 'invitee' && kind === 'event.created');
  for (const _ of [1, 2]) await service.send(host, `POST /mails/${id}/resend`);
  const again = (await sendAll()).filter(isToAda);
  expect(new Set([first, ...again].map((mail) => mail?.messageId)).size).toBe(3);
  expect(again.map(({ inReplyTo }) => inReplyTo)).toEqual([first?.messageId, first?.messageId]);
});

test('gives a resent email to a former host a new Message-ID', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  const colleagueId = await makeMember(service.store, host.accountId, 'member');
  const location = { type: 'phone', value: '+44 20 7946 0999' };
  await service.send(host, `POST /events/${event.id}/reassign`, { host_id: colleagueId, location });
  const isUnassigned = ({ messageId }: ReceivedMail) => messageId?.includes('.unassigned') === true;
  const [first] = (await sendAll()).filter(isUnassigned);
  const { data: mails } = (await service.send(host, `GET /mails?event_id=${event.id}`)).body.data;
  const { id } = mails.find(({ recipient }: ListedMail) => recipient === 'former_host');
  await service.send(host, `POST /mails/${id}/resend`);
  const [again] = (await sendAll()).filter(isUnassigned);
  expect([again?.recipients, again?.inReplyTo]).toEqual([first?.recipients, first?.inReplyTo]);
  expect(again?.messageId).not.toBe(first?.messageId);
});

test('names the time that the invitee knows of in a cancellation, if the email about a later one was never sent', async () => {
  const host = await makeHost();
  const { id } = (await service.book(host, ten)).body.data;
  await sendAll();
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.send(host, `POST /events/${id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  await service.send(host, `POST /events/${id}/cancel`);
  const mails = await sendAll();
  const textTo = (address: string) => mails.find(({ recipients }) => recipients.includes(address))?.text;
  expect(textTo('ada@example.com')).toMatch(/canceled[\s\S]*11:00.11:30[\s\S]*Previous time\n.*\n10:00.10:30/);
  expect(textTo('grace@example.com')).not.toContain('Previous time');
});

test('names no previous time in a cancellation whose recipient knows the last one', async () => {
  const host = await makeHost();
  const { id } = (await service.book(host, ten)).body.data;
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.send(host, `POST /events/${id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  await sendAll();
  await service.send(host, `POST /events/${id}/cancel`);
  for (const { text } of await sendAll()) expect(text).not.toContain('Previous time');
});

test('drops a delayed email that is out of date', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  await outboxTo('smtp://127.0.0.1:1').runDue();
  await service.send(host, `POST /events/${event.id}/cancel`);
  service.holdClock('2026-03-02T08:00:10+01:00');
  expect((await sendAll()).map(({ subject }) => subject?.split(':')[0])).toEqual(['Canceled', 'Canceled']);
});

test.each([
  ['is not over', 'created', '2026-03-03T10:29:00+01:00', ['ada@example.com', 'grace@example.com']],
  ['is over', 'created', '2026-03-03T10:30:00+01:00', []],
  ['is over', 'rescheduled', '2026-03-03T11:30:00+01:00', []],
  // The former host still has to remove the event from their calendar.
  ['is over', 'reassigned', '2026-03-03T10:30:00+01:00', ['grace@example.com']],
  ['is over', 'canceled', '2026-03-03T10:30:00+01:00', ['ada@example.com', 'grace@example.com']],
])('sends a delayed email about an event that %s only to those it helps: %s', async (_, change, sentAt, recipients) => {
  const host = await makeHost();
  const { id } = (await service.book(host, ten)).body.data;
  if (change === 'rescheduled') {
    await service.send(host, `POST /events/${id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  }
  if (change === 'reassigned') {
    const colleagueId = await makeMember(service.store, host.accountId, 'member');
    await service.send(host, `POST /events/${id}/reassign`, { host_id: colleagueId });
  }
  if (change === 'canceled') await service.send(host, `POST /events/${id}/cancel`);
  service.holdClock(sentAt);
  expect((await sendAll()).flatMap((mail) => mail.recipients).sort()).toEqual(recipients);
});

test('does not store or claim mail without a mail server', async () => {
  const silent = await openService();
  const account = await silent.account();
  await silent.book(account, ten);
  expect(await silent.store.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
  await service.book(await makeHost(), ten);
  const { store, clock } = service;
  expect(await openOutbox({ store, clock, log: { error: () => undefined } }).runDue()).toBe(0);
  expect(await sendAll()).toHaveLength(2);
});

type ListedMail = { readonly recipient: string; readonly kind: string };

function isToAda({ recipients }: ReceivedMail): boolean {
  return recipients.includes('ada@example.com');
}
