import { expect, test } from 'vitest';
import { addMinutes } from '../../../../time/index.ts';
import { lockRace, untilLockWaits } from '../../../testing/index.ts';
import { createPeopleContext } from '../../index.ts';
import { createPasswordHasher, type PasswordHasher } from '../../passwords/index.ts';
import { hashSecret } from '../../sessions/index.ts';
import { createTestLimits, openConsole, origin, strongPassword, type TestBrowser } from '../../testing/index.ts';
import { makeLink } from './make-link.ts';
import { useLink } from './use-link.ts';

const console = await openConsole();
const { service } = console;
const { people } = service.store;
const inviting = await console.owner('owner@example.com');

/** Invites someone to the account of the owner, as a member. */
async function invite(email: string): Promise<string> {
  const { id: userId } = await service.store.db
    .insertInto('users')
    .values({
      account_id: inviting.accountId,
      first_name: 'New',
      last_name: '',
      email,
      timezone: 'UTC',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = await makeLink(people, 'http://localhost:4242', {
    purpose: 'invitation',
    now: service.clock(),
    email,
    role: 'member',
    accountId: inviting.accountId,
    userId,
  });
  return link.slice(link.indexOf('=') + 1);
}

/** Returns what creates links for a person, several of which can be used. */
async function linkMaker(email: string) {
  const person = await people.findPersonByEmail(email);
  return async (purpose: 'reset' | 'sign_in') => {
    const link = await makeLink(people, '', { purpose, now: service.clock(), personId: person?.id ?? 0 });
    return link.slice(link.indexOf('=') + 1);
  };
}

const visit = { origin, visitor: '203.0.113.9', browser: { device: '', secret: undefined }, session: undefined };

/** Creates a context that mails nothing. */
function createContext(parts: Pick<Parameters<typeof createPeopleContext>[0], 'people' | 'hasher'>) {
  return createPeopleContext({
    ...parts,
    clock: service.clock,
    log: { error: () => undefined },
    limits: createTestLimits(service.clock),
    limitSecret: 'of this test',
    mailsLinks: false,
    inBackground: () => expect.fail('nothing is to be mailed'),
  });
}

test('signs in by a link once, without a password', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'OWNER@example.com' });
  const [first, second] = [console.browser(), console.browser()];
  const { body } = await first.send('POST sign-in/link/use', { token });
  expect(body.data).toMatchObject({ state: 'signed_in', account: { id: inviting.accountId } });
  const again = await second.send('POST sign-in/link/use', { token });
  expect([again.status, again.body.error.code]).toEqual([410, 'link_invalid']);
});

test('signs in only one of two browsers that open a link at the same time', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  const replies = await Promise.all([1, 2, 3].map(() => console.browser().send('POST sign-in/link/use', { token })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

test('leaves no session of a link that is used while the password is reset', lockRace, async () => {
  await console.owner('resetting@example.com');
  const token = await console.link({ purpose: 'sign_in', email: 'resetting@example.com' });
  const person = await people.findPersonByEmail('resetting@example.com');
  const id = person?.id ?? expect.fail('The owner was not kept.');
  let resetting = Promise.resolve();
  /** Uses the link, and resets the password before the session begins, or as soon as the database lets it. */
  const usingLink = (own: typeof people): typeof people => ({
    ...own,
    inOneTransaction: (work) => own.inOneTransaction((trx) => work(usingLink({ ...people, ...trx }))),
    async useLink(hash, now) {
      const isUsed = await own.useLink(hash, now);
      resetting = people.setPasswordHash(id, 'another').then(() => people.revokeSessions(id));
      await Promise.race([resetting, untilLockWaits(service.store.db, 1)]);
      return isUsed;
    },
  });
  const context = createContext({ people: usingLink(people) });
  expect((await useLink(context, { visit, body: { token }, params: undefined, session: undefined })).ok).toBe(true);
  await resetting;
  expect(await people.listSessions(id)).toEqual([]);
});

test('does not let anyone join with a password that changes while it is checked', async () => {
  await console.owner('changing@example.com');
  const token = await invite('changing@example.com');
  const { id = 0 } = (await people.findPersonByEmail('changing@example.com')) ?? {};
  const verify: PasswordHasher['verify'] = async (_password, { phc }) => {
    if (phc === 'another') return false;
    await people.setPasswordHash(id, 'another');
    await people.revokeSessions(id);
    return true;
  };
  const context = createContext({ people, hasher: { ...createPasswordHasher(), verify } });
  const body = { token, password: strongPassword };
  const used = await useLink(context, { visit, body, params: undefined, session: undefined });
  expect(used).toMatchObject({ ok: false, problem: { code: 'sign_in_failed' } });
  expect([await people.listSessions(id), (await people.listMemberships(id)).length]).toEqual([[], 1]);
  expect(await people.findLink(hashSecret(token), service.clock())).toBeDefined();
});

test('uses a link up once, though several requests found it unused', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  const hash = hashSecret(token);
  const found = await Promise.all([1, 2].map(() => people.findLink(hash, service.clock())));
  const used = await Promise.all([1, 2].map(() => people.useLink(hash, service.clock())));
  expect([found.map((link) => link?.purpose), used.sort()]).toEqual([
    ['sign_in', 'sign_in'],
    [false, true],
  ]);
});

test.each([
  ['sign_in', 15],
  ['reset', 60],
] as const)('refuses a link to %s after %i minutes', async (purpose, minutes) => {
  const token = await console.link({ purpose, email: 'owner@example.com' });
  console.passMinutes(minutes);
  const { status } = await console.browser().send('POST sign-in/link/use', { token, password: 'a new long password' });
  expect(status).toBe(410);
});

test('sets a new password by a link, and signs out everyone else', async () => {
  await console.owner('forgot@example.com');
  const before = console.browser();
  await before.send('POST sign-in/password', { email: 'forgot@example.com', password: strongPassword });
  const token = await console.link({ purpose: 'reset', email: 'forgot@example.com' });
  const browser = console.browser();
  const without = await browser.send('POST sign-in/link/use', { token });
  expect([without.status, Object.keys(without.body.error.errors)]).toEqual([422, ['password']]);
  const set = await browser.send('POST sign-in/link/use', { token, password: 'a new long password' });
  expect(set.body.data.state).toBe('signed_in');
  expect((await before.send('GET session')).body.data.state).toBe('signed_out');
  const old = await before.send('POST sign-in/password', { email: 'forgot@example.com', password: strongPassword });
  expect(old.status).toBe(401);
});

test('ends the session of someone else in a browser that sets a new password by a link', async () => {
  await console.owner('next@example.com');
  const browser = console.browser();
  await browser.send('POST sign-in/password', { email: 'owner@example.com', password: strongPassword });
  const before = console.browser();
  before.cookies.set('sched', browser.cookies.get('sched') ?? '');
  const token = await console.link({ purpose: 'reset', email: 'next@example.com' });
  const set = await browser.send('POST sign-in/link/use', { token, password: 'a new long password' });
  expect(set.body.data.person.email).toBe('next@example.com');
  expect((await before.send('GET session')).body.data.state).toBe('signed_out');
});

test('ends every other link of a person who sets a new password by one', async () => {
  await console.owner('several@example.com');
  const make = await linkMaker('several@example.com');
  const [first, second, signIn] = [await make('reset'), await make('reset'), await make('sign_in')];
  const unrelated = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  const use = async (token: string) =>
    (await console.browser().send('POST sign-in/link/use', { token, password: 'a new long password' })).status;
  expect([await use(first), await use(second), await use(signIn), await use(unrelated)]).toEqual([200, 410, 410, 200]);
});

test('sets one password when two links to reset it are used at the same time', async () => {
  await console.owner('twice@example.com');
  const make = await linkMaker('twice@example.com');
  const tokens = [await make('reset'), await make('reset')];
  const body = (token: string) => ({ token, password: 'a new long password' });
  const used = await Promise.all(tokens.map((token) => console.browser().send('POST sign-in/link/use', body(token))));
  expect(used.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test('makes a new person a member by an invitation', async () => {
  const token = await invite('new@example.com');
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
  const token = await invite('elsewhere@example.com');
  const stolen = await console.browser().send('POST sign-in/link/use', { token, password: 'a password I made up' });
  expect([stolen.status, stolen.body.error.code]).toEqual([401, 'sign_in_failed']);
  const browser = console.browser();
  const joined = await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  expect(joined.body.data.accounts.map(({ id }: { id: number }) => id)).toEqual([
    account.accountId,
    inviting.accountId,
  ]);
});

test('lets a known browser accept an invitation during an attack by strangers', async () => {
  await console.owner('attacked@example.com');
  const token = await invite('attacked@example.com');
  const own = console.browser();
  await own.send('POST sign-in/password', { email: 'attacked@example.com', password: strongPassword });
  const accept = (browser: TestBrowser, password: string) => browser.send('POST sign-in/link/use', { token, password });
  for (let time = 0; time < 12; time += 1) await accept(console.browser(), 'a password I made up');
  expect((await accept(console.browser(), strongPassword)).status).toBe(429);
  expect((await accept(own, strongPassword)).status).toBe(200);
});

test('switches a session to another account of the person, and to no other', async () => {
  const account = await console.owner('both@example.com');
  const browser = console.browser();
  const token = await invite('both@example.com');
  await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  const switched = await browser.send('PUT session', { account_id: account.accountId });
  expect(switched.body.data).toMatchObject({ account: { id: account.accountId }, role: 'owner' });
  const elsewhere = await service.account();
  const refused = await browser.send('PUT session', { account_id: elsewhere.accountId });
  expect([refused.status, refused.body.error.code]).toEqual([404, 'resource_not_found']);
});

test('acts in the account that a page names after another tab has switched, and in no other', async () => {
  const account = await console.owner('tabs@example.com');
  const browser = console.browser();
  const token = await invite('tabs@example.com');
  await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  const elsewhere = await service.account();
  const create = (accountId: number) =>
    browser.send('POST v1/event-types', { title: 'Here' }, { headers: { 'sched-account': `${accountId}` } });
  const made = await create(account.accountId);
  expect([made.status, (await create(elsewhere.accountId)).status]).toEqual([201, 401]);
  const listed = await service.ask('/v1/event-types', { key: account.key });
  expect(listed.body.data.map(({ id }: { id: number }) => id)).toContain(made.body.data.id);
});

test('reads in the account that the address of a download names, and in no other', async () => {
  const account = await console.owner('download@example.com');
  const browser = console.browser();
  const token = await invite('download@example.com');
  await browser.send('POST sign-in/link/use', { token, password: strongPassword });
  const elsewhere = await service.account();
  const address = (accountId: number) => `GET v1/members?sched-account=${accountId}` as const;
  expect((await browser.send(address(elsewhere.accountId))).status).toBe(401);
  expect((await browser.send(address(account.accountId))).status).toBe(200);
  // The session itself is in the account of the invitation, which this person does not own.
  expect((await browser.send('GET v1/members')).status).toBe(403);
});

test('stores only a hash of a link', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  const rows = await service.store.db.selectFrom('sign_in_links').selectAll().execute();
  expect(rows.some(({ expires_at }) => expires_at >= addMinutes(service.clock(), 15))).toBe(true);
  expect(JSON.stringify(rows.map(({ hash, ...row }) => ({ ...row, hash: hash.toString('base64url') })))).not.toContain(
    token,
  );
});

test.each([
  ['invitation', 'invited@example.com', () => invite('invited@example.com')],
  ['sign_in', 'owner@example.com', async () => (await linkMaker('owner@example.com'))('sign_in')],
  ['reset', 'owner@example.com', async () => (await linkMaker('owner@example.com'))('reset')],
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
