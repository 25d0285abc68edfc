import { expect, test } from 'vitest';
import { mailsOf, openConsole, origin, sendingMail } from './testing/index.ts';

const console = await openConsole(sendingMail);
const { service } = console;
const start = '2026-03-03T10:00:00+01:00';

test('links a host who can sign in to the booking in the console', async () => {
  const account = await console.owner('grace@example.com');
  const { id } = (await service.book(account, start)).body.data;
  const entries = (await mailsOf(console)).map(({ to, text }) => [
    to,
    text.includes(`${origin}/console/bookings/${id}`),
  ]);
  expect(Object.fromEntries(entries)).toEqual({ 'ada@example.com': false, 'grace@example.com': true });
});

test('does not link a host of several accounts to the console, which may open in another account', async () => {
  const account = await console.owner('two@example.com');
  const other = await service.account();
  const [member] = await service.store.people.listMembers(account.accountId);
  const membership = { accountId: other.accountId, userId: other.userId, role: 'owner' } as const;
  await service.store.people.saveMembership({ ...membership, personId: member?.personId ?? 0 }, service.clock());
  await service.book(account, start);
  expect((await mailsOf(console)).map(({ text }) => text.includes('/console'))).toEqual([false, false]);
});

test('sends no link to the console to a host who cannot sign in', async () => {
  const account = await service.account();
  await service.book(account, start);
  const mails = await mailsOf(console);
  expect(mails.map(({ text }) => text.includes('/console'))).toEqual([false, false]);
});
