import { beforeEach, expect, test } from 'vitest';
import type { TestAccount } from '../testing/index.ts';
import { type Behavior, openMailService, ten, withGuests } from './testing/index.ts';

const { service, mailServer, makeHost, outboxTo, sendAll, statuses } = await openMailService();

const answers = { name: 'Ada Lovelace', email: 'ada@example.com', team: ['bo@example.org'] };
const everyone = ['ada@example.com', 'bo@example.org', 'grace@example.com'];

let host: TestAccount;

beforeEach(async () => {
  host = await makeHost(withGuests);
  await service.book(host, ten, { answers });
});

test.each<Behavior>(['greylists', 'drops'])('mails everyone once when a server %s', async (behavior) => {
  mailServer.behave(behavior);
  expect(await sendAll()).toEqual([]);
  if (behavior === 'drops') mailServer.behave('takes');
  service.holdClock('2026-03-02T08:00:10+01:00');
  expect(recipientsOf(await sendAll())).toEqual(everyone);
  service.holdClock('2026-03-02T08:20:00+01:00');
  expect(await sendAll()).toEqual([]);
});

test('retries an email with the same Message-ID when a server hangs up before it answers', async () => {
  mailServer.behave('forgets');
  const first = await sendAll();
  mailServer.behave('takes');
  service.holdClock('2026-03-02T08:00:10+01:00');
  const again = await sendAll();
  expect(recipientsOf(again)).toEqual(everyone);
  expect(first.length).toBeGreaterThan(0);
  expect(namesOf(again)).toEqual(expect.arrayContaining(namesOf(first)));
});

test('mails everyone once when a server scans each email for eleven seconds before it confirms it', async () => {
  mailServer.behave('scans');
  expect(recipientsOf(await sendAll())).toEqual(everyone);
  mailServer.behave('takes');
  service.holdClock('2026-03-02T08:20:00+01:00');
  expect(await sendAll()).toEqual([]);
});

test('keeps all mail while a server rejects the sender', async () => {
  mailServer.behave('distrusts');
  expect(await sendAll()).toEqual([]);
  mailServer.behave('takes');
  service.holdClock('2026-03-02T08:00:10+01:00');
  expect(recipientsOf(await sendAll())).toEqual(everyone);
});

test('stops mailing a recipient whom the server rejects permanently', async () => {
  mailServer.refuse(550);
  await sendAll();
  mailServer.refuse(undefined);
  service.holdClock('2026-03-02T09:00:00+01:00');
  expect(await sendAll()).toEqual([]);
  // The emails to all three, and to the host about the other two.
  expect((await statuses()).map(([status]) => status)).toEqual(Array(5).fill('failed'));
});

test('books while a mail server does not respond, and sends every email later', async () => {
  mailServer.behave('hangs');
  const hanging = mailServer.hanging();
  const attempts = outboxTo(mailServer.smtpUrl).runDue();
  await hanging;
  expect((await service.book(host, '2026-03-03T11:00:00+01:00')).status).toBe(201);
  mailServer.behave('takes');
  mailServer.dropConnections();
  await attempts;
  service.holdClock('2026-03-02T08:00:10+01:00');
  expect(recipientsOf(await sendAll())).toEqual([...everyone, 'ada@example.com', 'grace@example.com'].sort());
});

type Mails = Awaited<ReturnType<typeof sendAll>>;

function recipientsOf(mails: Mails): string[] {
  return mails.flatMap(({ recipients }) => recipients).sort();
}

function namesOf(mails: Mails): (string | undefined)[] {
  return mails.map(({ messageId }) => messageId).sort();
}
