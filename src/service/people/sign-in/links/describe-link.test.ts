import { expect, test } from 'vitest';
import { openConsole } from '../../testing/index.ts';
import { inviteMember, linkMaker } from './link-makers.testing.ts';

const console = await openConsole();
const { service } = console;
const inviting = await console.owner('owner@example.com');
// The first link to an address confirms it, which its description says.
const first = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
await console.browser().send('POST sign-in/link/use', { token: first });

test.each([
  ['invitation', 'invited@example.com', () => inviteMember(console, inviting.accountId, 'invited@example.com')],
  ['sign_in', 'owner@example.com', async () => (await linkMaker(console, 'owner@example.com'))('sign_in')],
  ['reset', 'owner@example.com', async () => (await linkMaker(console, 'owner@example.com'))('reset')],
] as const)('describes a link without using it: %s', async (purpose, email, make) => {
  const token = await make();
  const describe = () => console.browser().send('POST sign-in/link/describe', { token });
  const { name } = await service.store.db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', inviting.accountId)
    .executeTakeFirstOrThrow();
  await describe();
  const { status, body } = await describe();
  const expected = { email, account_name: purpose === 'invitation' ? name : null, confirms_address: false };
  expect([status, body.data]).toEqual([200, expected]);
});

test('does not describe a used or unknown link', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  await console.browser().send('POST sign-in/link/use', { token });
  for (const one of [token, 'x'.repeat(43)]) {
    const { status, body } = await console.browser().send('POST sign-in/link/describe', { token: one });
    expect([status, body.error.code]).toEqual([410, 'link_invalid']);
  }
});
