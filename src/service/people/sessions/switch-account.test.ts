import { expect, test } from 'vitest';
import { inviteMember } from '../sign-in/links/link-makers.testing.ts';
import { openConsole, strongPassword } from '../testing/index.ts';

const console = await openConsole();
const { service } = console;
const inviting = await console.owner('owner@example.com');

test('switches a session to another account of the person, and to no other', async () => {
  const account = await console.owner('both@example.com');
  const browser = console.browser();
  const token = await inviteMember(console, inviting.accountId, 'both@example.com');
  await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  const reply = await browser.send('PUT session', { account_id: account.accountId });
  expect(reply.body.data).toMatchObject({ account: { id: account.accountId }, role: 'owner' });
  const elsewhere = await service.account();
  const refusal = await browser.send('PUT session', { account_id: elsewhere.accountId });
  expect([refusal.status, refusal.body.error.code]).toEqual([404, 'resource_not_found']);
});
