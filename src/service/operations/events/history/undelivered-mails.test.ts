import { beforeEach, expect, test } from 'vitest';
import { addMinutes } from '../../../../time/index.ts';
import { openOutbox } from '../../../open-outbox.ts';
import { openService, type TestAccount } from '../../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const hourMinutes = 60;

beforeEach(() => service.holdClock('2026-03-02T08:00:00+01:00'));

/** Books, and returns what lists the emails that did not arrive. */
async function book(): Promise<{
  readonly account: TestAccount;
  readonly listUndelivered: () => Promise<ListedMail[]>;
}> {
  const account = await service.account({ eventType: { reminders: '[]' } });
  await service.book(account, '2026-03-26T10:00:00+01:00');
  const listUndelivered = async () => (await service.send(account, 'GET /mails?undelivered=true')).body.data.data;
  return { account, listUndelivered };
}

type ListedMail = { readonly id: string; readonly recipient: string; readonly status: string };

async function send(smtpUrl: string | undefined): Promise<void> {
  const sender = { from: 'bookings@example.com' };
  const mail = smtpUrl === undefined ? { ...sender, onMail: () => undefined } : { ...sender, smtpUrl };
  const outbox = openOutbox({ ...service, store: service.store, mail, log: { error: () => undefined } });
  while ((await outbox.runDue()) > 0);
}

function pass(minutes: number): void {
  service.holdClock(new Date(addMinutes(service.clock(), minutes)).toISOString());
}

/** Longer than any pause between two attempts. */
const pauseMinutes = 30 * hourMinutes;

/** Tries to send what is due at a server that is down, as often as this. */
async function failToSend(times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    pass(pauseMinutes);
    await send('smtp://127.0.0.1:1');
  }
}

test('lists emails that have been tried three times without success', async () => {
  const { listUndelivered } = await book();
  await failToSend(2);
  expect(await listUndelivered()).toEqual([]);
  await failToSend(1);
  const mails = await listUndelivered();
  expect(mails.map(({ recipient, status }) => `${status} to ${recipient}`).sort()).toEqual([
    'pending to host',
    'pending to invitee',
  ]);
});

test('lists emails that failed, for a day', async () => {
  const { listUndelivered } = await book();
  await failToSend(10);
  pass(24 * hourMinutes - 1);
  expect((await listUndelivered()).map(({ status }) => status)).toEqual(['failed', 'failed']);
  pass(1);
  expect(await listUndelivered()).toHaveLength(2);
  pass(1);
  expect(await listUndelivered()).toEqual([]);
});

test('leaves out an email after which another one reached the recipient', async () => {
  const { account, listUndelivered } = await book();
  await failToSend(10);
  pass(-hourMinutes);
  const toInvitee = (await listUndelivered()).find(({ recipient }) => recipient === 'invitee');
  await service.send(account, `POST /mails/${toInvitee?.id}/resend`);
  expect(await listUndelivered()).toHaveLength(2);
  await send(undefined);
  expect((await listUndelivered()).map(({ recipient }) => recipient)).toEqual(['host']);
});

test('lists no delivered or waiting email as undelivered', async () => {
  const { account, listUndelivered } = await book();
  expect(await listUndelivered()).toEqual([]);
  await send(undefined);
  expect(await listUndelivered()).toEqual([]);
  expect((await service.send(account, 'GET /mails?undelivered=false')).body.data.total).toBe(2);
});
