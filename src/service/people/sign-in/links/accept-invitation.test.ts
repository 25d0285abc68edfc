import { expect, test } from 'vitest';
import { createPasswordHasher, type PasswordHasher } from '../../passwords/index.ts';
import { hashSecret } from '../../sessions/index.ts';
import { openConsole, origin, strongPassword, type TestBrowser } from '../../testing/index.ts';
import { createQuietContext, inviteMember } from './link-makers.testing.ts';
import { useLink } from './use-link.ts';

const console = await openConsole();
const { service } = console;
const { people } = service.store;
const inviting = await console.owner('owner@example.com');

const visit = { origin, visitor: '203.0.113.9', browser: { device: '', secret: undefined }, session: undefined };

test('does not let anyone join with a password that changes while it is checked', async () => {
  await console.owner('changing@example.com');
  const token = await inviteMember(console, inviting.accountId, 'changing@example.com');
  const { id = 0 } = (await people.findPersonByEmail('changing@example.com')) ?? {};
  const verify: PasswordHasher['verify'] = async (_password, { phc }) => {
    if (phc === 'another') return false;
    await people.setPasswordHash(id, 'another');
    await people.revokeSessions(id);
    return true;
  };
  const context = createQuietContext(console, { people, hasher: { ...createPasswordHasher(), verify } });
  const body = { token, password: strongPassword };
  const result = await useLink(context, { visit, body, params: undefined, session: undefined });
  expect(result).toMatchObject({ ok: false, problem: { code: 'sign_in_failed' } });
  expect([await people.listSessions(id), (await people.listMemberships(id)).length]).toEqual([[], 1]);
  expect(await people.findLink(hashSecret(token), service.clock())).toBeDefined();
});

test('makes a new person a member by an invitation', async () => {
  const token = await inviteMember(console, inviting.accountId, 'new@example.com');
  const browser = console.browser();
  const { body } = await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  expect(body.data).toMatchObject({
    person: { email: 'new@example.com' },
    account: { id: inviting.accountId },
    role: 'member',
  });
});

test('does not let anyone use an invitation to become someone else', async () => {
  const account = await console.owner('elsewhere@example.com');
  console.passMinutes(1);
  const token = await inviteMember(console, inviting.accountId, 'elsewhere@example.com');
  const refusal = await console.browser().send('POST sign-in/link/use', { token, password: 'a password I made up' });
  expect([refusal.status, refusal.body.error.code]).toEqual([401, 'sign_in_failed']);
  const browser = console.browser();
  const reply = await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  expect(reply.body.data.accounts.map(({ id }: { id: number }) => id)).toEqual([account.accountId, inviting.accountId]);
});

test('lets a known browser accept an invitation during an attack by strangers', async () => {
  await console.owner('attacked@example.com');
  const token = await inviteMember(console, inviting.accountId, 'attacked@example.com');
  const own = console.browser();
  await own.send('POST sign-in/password', { email: 'attacked@example.com', password: strongPassword });
  const accept = (browser: TestBrowser, password: string) => browser.send('POST sign-in/link/use', { token, password });
  for (let time = 0; time < 12; time += 1) await accept(console.browser(), 'a password I made up');
  expect((await accept(console.browser(), strongPassword)).status).toBe(429);
  expect((await accept(own, strongPassword)).status).toBe(200);
});
