import { expect, test } from 'vitest';
import { createPeopleContext } from '../../index.ts';
import { addPasskey } from '../../passkeys/index.ts';
import { findSession } from '../../sessions/index.ts';
import {
  createAuthenticator,
  createTestLimits,
  mailedSecret,
  mailsOf,
  openConsole,
  origin,
  sendingMail,
  strongPassword,
  type TestBrowser,
} from '../../testing/index.ts';
import { signInWithPasskey } from '../passkey.ts';
import { confirmAddress } from './confirm-address.ts';
import { makeLink } from './make-link.ts';

const console = await openConsole(sendingMail);
const { service } = console;
const { people } = service.store;
const newPassword = 'a new long password';

/** Signs in with the usual password, adds a passkey, and returns what tries each way in. */
async function enter(email: string) {
  const browser = console.browser();
  await browser.send('POST sign-in/password', { email, password: strongPassword });
  const authenticator = createAuthenticator(origin);
  const { body } = await browser.send('POST passkeys/options');
  await browser.send('POST passkeys', { name: 'Laptop', credential: authenticator.create(body.data) });
  await mailsOf(console);

  async function signPasskey() {
    return authenticator.get((await console.browser().send('POST sign-in/passkey/options')).body.data);
  }

  /** Returns the statuses of the ways in: the password, the passkey and the session. */
  async function tryAll(password = strongPassword): Promise<number[]> {
    const replies = [
      await console.browser().send('POST sign-in/password', { email, password }),
      await console.browser().send('POST sign-in/passkey', { credential: await signPasskey() }),
      await browser.send('GET passkeys'),
    ];
    return replies.map(({ status }) => status);
  }
  return { browser, signPasskey, tryAll };
}

/** Enters an address that no one has confirmed, as anyone with a link to set up an account can. */
async function claim(email: string) {
  await console.owner(email);
  return enter(email);
}

async function requestLink(email: string): Promise<string> {
  await console.browser().send('POST sign-in/link', { email });
  return mailedSecret((await mailsOf(console)).at(-1), 'sign-in');
}

/** Invites an address by mail to the account of another owner. */
async function inviteByMail(email: string, from: string): Promise<string> {
  await console.owner(from);
  const inviter = console.browser();
  await inviter.send('POST sign-in/password', { email: from, password: strongPassword });
  await inviter.send('POST v1/members', { email, first_name: 'Victoria', last_name: '', role: 'member' });
  return mailedSecret((await mailsOf(console)).at(-1), 'invitation');
}

const follow = (token: string, password?: string, browser: TestBrowser = console.browser()) =>
  browser.send('POST sign-in/link/use', { token, ...(password !== undefined && { password }) });

async function confirms(token: string): Promise<boolean> {
  return (await console.browser().send('POST sign-in/link/describe', { token })).body.data.confirms_address;
}

const idOf = async (email: string) => (await people.findPersonByEmail(email))?.id ?? expect.fail('No one has it.');

test('ends all ways in that existed before a person uses the first mailed link', async () => {
  const { tryAll } = await claim('victim@example.com');
  expect(await tryAll()).toEqual([200, 200, 200]);
  const token = await requestLink('victim@example.com');
  expect(await confirms(token)).toBe(true);
  const victim = console.browser();
  expect((await follow(token, undefined, victim)).status).toBe(200);
  expect(await tryAll()).toEqual([401, 401, 401]);
  expect((await victim.send('PUT password', { password: newPassword })).status).toBe(200);
  expect(await tryAll(newPassword)).toEqual([200, 401, 401]);
});

test('forgets the browsers that signed in before the first mailed link is used', async () => {
  await claim('browsers@example.com');
  await follow(await requestLink('browsers@example.com'));
  const browsers = service.store.db.selectFrom('known_browsers').select('seen_at');
  expect(await browsers.where('person_id', '=', await idOf('browsers@example.com')).execute()).toHaveLength(1);
});

test('removes the passkeys of an unconfirmed address when the operator lets its owner reset the password', async () => {
  const { tryAll } = await claim('reset@example.com');
  await follow(await console.link({ purpose: 'reset', email: 'reset@example.com' }), newPassword);
  expect(await tryAll(newPassword)).toEqual([200, 401, 401]);
});

test('keeps the passkeys of a confirmed address at a sign-in by a link and at a reset', async () => {
  await console.owner('regular@example.com');
  await follow(await console.link({ purpose: 'reset', email: 'regular@example.com' }), strongPassword);
  const { tryAll } = await enter('regular@example.com');
  const token = await requestLink('regular@example.com');
  expect(await confirms(token)).toBe(false);
  await follow(token);
  expect(await tryAll()).toEqual([200, 200, 200]);
  await follow(await console.link({ purpose: 'reset', email: 'regular@example.com' }), newPassword);
  expect(await tryAll(newPassword)).toEqual([200, 200, 401]);
});

test.each([
  ['a sign-in link', requestLink, undefined],
  ['a link to reset the password', (email: string) => console.link({ purpose: 'reset', email }), strongPassword],
  ['a mailed invitation', (email: string) => inviteByMail(email, `inviter-of-${email}`), strongPassword],
])(
  'keeps all ways in when %s is used in a browser that the person has signed in with',
  async (name, getLink, password) => {
    const email = `own-${name.length}@example.com`;
    const { browser, tryAll } = await claim(email);
    const token = await getLink(email);
    const description = await browser.send('POST sign-in/link/describe', { token });
    expect(description.body.data.confirms_address).toBe(false);
    expect((await follow(token, password, browser)).status).toBe(200);
    expect(await tryAll()).toEqual([200, 200, 200]);
    expect(await confirms(await requestLink(email))).toBe(false);
  },
);

test('lets the owner of a claimed address join by a mailed invitation with a password of their own', async () => {
  const { tryAll } = await claim('invited@example.com');
  const token = await inviteByMail('invited@example.com', 'colleague@example.com');
  expect(await confirms(token)).toBe(true);
  expect((await follow(token, newPassword)).status).toBe(200);
  expect(await tryAll()).toEqual([401, 401, 401]);
  expect(await tryAll(newPassword)).toEqual([200, 401, 401]);
});

test('confirms the address of someone new who accepts a mailed invitation', async () => {
  const token = await inviteByMail('new@example.com', 'host@example.com');
  expect(await confirms(token)).toBe(false);
  await follow(token, strongPassword);
  const { tryAll } = await enter('new@example.com');
  await follow(await requestLink('new@example.com'));
  expect(await tryAll()).toEqual([200, 200, 200]);
});

test('lets a confirmed person without a password choose one with a mailed invitation', async () => {
  await claim('passwordless@example.com');
  await follow(await requestLink('passwordless@example.com'));
  const token = await inviteByMail('passwordless@example.com', 'friend@example.com');
  expect((await follow(token, newPassword)).status).toBe(200);
  const again = { email: 'passwordless@example.com', password: newPassword };
  expect((await console.browser().send('POST sign-in/password', again)).body.data.accounts).toHaveLength(2);
});

test('requires the password of a confirmed person with a mailed invitation', async () => {
  await console.owner('careful@example.com');
  await follow(await console.link({ purpose: 'reset', email: 'careful@example.com' }), strongPassword);
  const token = await inviteByMail('careful@example.com', 'sender@example.com');
  expect([(await follow(token, newPassword)).status, (await follow(token, strongPassword)).status]).toEqual([401, 200]);
});

test('does not confirm an address by an invitation that the inviter could read', async () => {
  await claim('shown@example.com');
  const { accountId, userId } = await service.account();
  const invitation = { email: 'shown@example.com', accountId, userId, role: 'member' } as const;
  const now = service.clock();
  const link = await makeLink(people, origin, { ...invitation, purpose: 'invitation', now });
  const token = link.slice(link.indexOf('=') + 1);
  expect([await confirms(token), (await follow(token, newPassword)).status]).toEqual([false, 401]);
  expect((await follow(token, strongPassword)).status).toBe(200);
  expect(await confirms(await requestLink('shown@example.com'))).toBe(true);
});

const visit = { origin, visitor: '203.0.113.9', browser: { device: '', secret: undefined }, session: undefined };

/** A context in which someone confirms their address just before a transaction begins. */
function contextConfirming(personId: number) {
  return createPeopleContext({
    people: {
      ...people,
      async inOneTransaction(work) {
        await confirmAddress({ people, clock: service.clock }, { personId, visit });
        return people.inOneTransaction(work);
      },
    },
    clock: service.clock,
    log: { error: () => undefined },
    mailsLinks: true,
    mailsEvents: true,
    limits: createTestLimits(service.clock),
    limitSecret: 'of this test',
    inBackground: () => expect.fail('nothing is done in the background'),
  });
}

test('does not sign in with a passkey that is removed while it is checked', async () => {
  const { signPasskey } = await claim('checked@example.com');
  const id = await idOf('checked@example.com');
  // Parsed from JSON, as a request is.
  const credential = JSON.parse(JSON.stringify(await signPasskey()));
  const input = { visit, body: { credential }, params: undefined, session: undefined };
  expect((await signInWithPasskey(contextConfirming(id), input)).ok).toBe(false);
  expect(await people.listSessions(id)).toEqual([]);
});

test('does not add a passkey with a session that ends meanwhile', async () => {
  const { browser } = await claim('adding@example.com');
  const id = await idOf('adding@example.com');
  const session = await findSession(people, { secret: browser.cookies.get('sched') ?? '', now: service.clock() });
  const options = (await browser.send('POST passkeys/options')).body.data;
  // Parsed from JSON, as a request is.
  const credential = JSON.parse(JSON.stringify(createAuthenticator(origin).create(options)));
  const input = { visit, body: { name: 'Spare', credential }, params: undefined };
  const result = await addPasskey(contextConfirming(id), { ...input, session: session ?? expect.fail('It ended.') });
  expect(result).toMatchObject({ ok: false, problem: { code: 'session_required' } });
  expect(await people.listPasskeys(id)).toEqual([]);
});
