import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPeopleContext } from '../create-people-context.ts';
import { createPasswordHasher, type PasswordHasher, TooManyPasswordsError } from '../passwords/index.ts';
import { createTestLimits, openConsole, origin, strongPassword, type TestBrowser } from '../testing/index.ts';
import { signInWithPassword } from './password.ts';

const console = await openConsole({ hasher: createPasswordHasher() });
const email = 'grace@example.com';
const account = await console.owner(email);

function signIn(browser: TestBrowser, password = strongPassword, address = email) {
  return browser.send('POST sign-in/password', { email: address, password });
}

test('signs in with the address in any letter case', async () => {
  const browser = console.browser();
  const { status, body } = await signIn(browser, strongPassword, 'GRACE@example.com');
  expect([status, body.data]).toMatchObject([200, { state: 'signed_in', account: { id: account.accountId } }]);
});

test('responds alike to an unknown address and a wrong password', async () => {
  const wrong = await signIn(console.browser(), 'not the password at all');
  const unknown = await signIn(console.browser(), strongPassword, 'nobody@example.com');
  const [errorForWrong, errorForUnknown] = [wrong, unknown].map(({ body }) => ({
    ...body.error,
    request_id: undefined,
  }));
  expect([wrong.status, unknown.status, errorForWrong]).toEqual([401, 401, errorForUnknown]);
});

test('accepts a letter in any keyboard encoding', async () => {
  await console.owner('accents@example.com');
  const browser = console.browser();
  await signIn(browser, strongPassword, 'accents@example.com');
  expect((await browser.send('PUT password', { password: 'crème brûlée für alle'.normalize('NFD') })).status).toBe(200);
  const again = await signIn(console.browser(), 'crème brûlée für alle'.normalize('NFC'), 'accents@example.com');
  expect(again.status).toBe(200);
});

test('replaces a hash of another cost at the next sign-in', async () => {
  await console.owner('rehash@example.com');
  const old = await hash(strongPassword, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  const update = console.service.store.db.updateTable('people').where('email', '=', 'rehash@example.com');
  await update.set({ password_hash: old }).execute();
  expect((await signIn(console.browser(), strongPassword, 'rehash@example.com')).status).toBe(200);
  const person = await console.service.store.people.findPersonByEmail('rehash@example.com');
  expect(person?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('signs out every other browser when the password changes', async () => {
  await console.owner('change@example.com');
  const [one, other] = [console.browser(), console.browser()];
  for (const browser of [one, other]) await signIn(browser, strongPassword, 'change@example.com');
  const reply = await one.send('PUT password', { password: 'another long password' });
  expect([reply.status, reply.body.data.state]).toEqual([200, 'signed_in']);
  expect((await one.send('GET session')).body.data.state).toBe('signed_in');
  expect((await other.send('GET session')).body.data.state).toBe('signed_out');
  expect((await signIn(console.browser(), strongPassword, 'change@example.com')).status).toBe(401);
});

test.each(['reset', 'sign_in'] as const)('ends a link to %s when the password changes', async (purpose) => {
  const address = `${purpose}@links.example`;
  await console.owner(address);
  const browser = console.browser();
  await signIn(browser, strongPassword, address);
  const token = await console.link({ purpose, email: address });
  expect((await browser.send('PUT password', { password: 'another long password' })).status).toBe(200);
  const reply = await console.browser().send('POST sign-in/link/use', { token, password: 'a password of a thief' });
  expect([reply.status, reply.body.error.code]).toEqual([410, 'link_invalid']);
});

test('refuses a new password ten minutes after the last confirmation', async () => {
  await console.owner('late@example.com');
  const browser = console.browser();
  await signIn(browser, strongPassword, 'late@example.com');
  console.passMinutes(10);
  const change = () => browser.send('PUT password', { password: 'another long password' });
  const late = await change();
  expect([late.status, late.body.error.code]).toEqual([403, 'proof_required']);
  const wrong = await browser.send('POST prove', { password: 'not the password at all' });
  expect([wrong.status, (await change()).status]).toEqual([401, 403]);
  expect((await browser.send('POST prove', { password: strongPassword })).status).toBe(200);
  expect((await change()).status).toBe(200);
});

/** A context as the service makes it, with the default hasher. */
function openContext() {
  const { clock, store } = console.service;
  return createPeopleContext({
    people: store.people,
    clock,
    log: { error: () => undefined },
    limits: createTestLimits(clock),
    limitSecret: 'of this test',
    mailsLinks: false,
    mailsEvents: false,
    inBackground: () => expect.fail('nothing is to be mailed'),
  });
}

test('hashes at the cost that OWASP recommends by default', async () => {
  expect(await openContext().hasher.hash(strongPassword, 'Ada')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([19_456, 4096])(
  'does not sign in with a password that changes while its hash of %i KiB is checked',
  async (memoryCost) => {
    const address = `changing-${memoryCost}@example.com`;
    await console.owner(address);
    const update = console.service.store.db.updateTable('people').where('email', '=', address);
    // A hash of another cost is replaced at the sign-in.
    const checkedHash = await hash(strongPassword, { memoryCost, timeCost: 2, parallelism: 1 });
    await update.set({ password_hash: checkedHash }).execute();
    const { people } = console.service.store;
    const person = await people.findPersonByEmail(address);
    if (!person) throw new Error('The owner was not kept.');
    const context = openContext();
    const other = await context.hasher.hash('a new long password', 'Ada');
    const verify: PasswordHasher['verify'] = async (password, check) => {
      const isRight = await context.hasher.verify(password, check);
      await people.setPasswordHash(person?.id ?? 0, other);
      await people.revokeSessions(person?.id ?? 0);
      return isRight;
    };
    const visit = { origin, visitor: '203.0.113.9', browser: { device: '', secret: undefined }, session: undefined };
    const body = { email: address, password: strongPassword };
    const result = await signInWithPassword({ ...context, hasher: { ...context.hasher, verify } }, { visit, body });
    expect(result).toMatchObject({ ok: false, problem: { code: 'sign_in_failed' } });
    expect(await people.listSessions(person.id)).toEqual([]);
    expect((await people.findPerson(person.id))?.passwordHash).toBe(other);
  },
);

test('refuses many changes of one password, which would keep others from signing in', async () => {
  await console.owner('again@example.com');
  const browser = console.browser();
  await signIn(browser, strongPassword, 'again@example.com');
  const statuses: number[] = [];
  for (let change = 1; change <= 11; change += 1) {
    statuses.push((await browser.send('PUT password', { password: `another long password ${change}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('lets others sign in while one session sends many concurrent password changes', async () => {
  await console.owner('flood@example.com');
  await console.owner('waiting@example.com');
  const browser = console.browser();
  await signIn(browser, strongPassword, 'flood@example.com');
  const flood = Array.from({ length: 60 }, () => browser.send('PUT password', { password: 'yet another password' }));
  const { status } = await signIn(console.browser(), strongPassword, 'waiting@example.com');
  await Promise.all(flood);
  expect(status).toBe(200);
});

test('checks passwords from known browsers and sessions while passwords of strangers are refused', async () => {
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  let isFlooded = false;
  const verify: PasswordHasher['verify'] = async (password, check) => {
    if (isFlooded && !check.isKnown) throw new TooManyPasswordsError();
    return hasher.verify(password, check);
  };
  const floodedConsole = await openConsole({ hasher: { ...hasher, verify } });
  await floodedConsole.owner('known@example.com');
  const [own, stranger] = [floodedConsole.browser(), floodedConsole.browser()];
  await signIn(own, strongPassword, 'known@example.com');
  isFlooded = true;
  expect((await signIn(stranger, strongPassword, 'known@example.com')).status).toBe(503);
  expect((await own.send('POST prove', { password: strongPassword })).status).toBe(200);
  expect((await signIn(own, strongPassword, 'known@example.com')).status).toBe(200);
});
