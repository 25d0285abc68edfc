import { expect, test } from 'vitest';
import { inviteMember } from '../sign-in/links/link-makers.testing.ts';
import { openConsole, strongPassword } from '../testing/index.ts';

const console = await openConsole();
const { service } = console;
const inviting = await console.owner('owner@example.com');

test('acts in the account that a page names after another tab has switched, and in no other', async () => {
  const account = await console.owner('tabs@example.com');
  const browser = console.browser();
  const token = await inviteMember(console, inviting.accountId, 'tabs@example.com');
  await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  const elsewhere = await service.account();
  const create = (accountId: number) =>
    browser.send('POST v1/event-types', { title: 'Here' }, { headers: { 'sched-account': `${accountId}` } });
  const reply = await create(account.accountId);
  expect([reply.status, (await create(elsewhere.accountId)).status]).toEqual([201, 401]);
  const list = await service.request('/v1/event-types', { key: account.key });
  expect(list.body.data.map(({ id }: { id: number }) => id)).toContain(reply.body.data.id);
});

test('reads in the account that the address of a download names, and in no other', async () => {
  const account = await console.owner('download@example.com');
  const browser = console.browser();
  const token = await inviteMember(console, inviting.accountId, 'download@example.com');
  await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  const elsewhere = await service.account();
  const address = (accountId: number) => `GET v1/members?sched-account=${accountId}` as const;
  expect((await browser.send(address(elsewhere.accountId))).status).toBe(401);
  expect((await browser.send(address(account.accountId))).status).toBe(200);
  // The session itself is in the account of the invitation, which this person does not own.
  expect((await browser.send('GET v1/members')).status).toBe(403);
});
