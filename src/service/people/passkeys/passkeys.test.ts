import { expect, test } from 'vitest';
import { createAuthenticator, openConsole, origin, strongPassword, type TestBrowser } from '../testing/index.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';

const console = await openConsole();

async function signedIn(email: string): Promise<TestBrowser> {
  await console.owner(email);
  const browser = console.browser();
  await browser.send('POST sign-in/password', { email, password: strongPassword });
  return browser;
}

/** Signs in, makes a passkey and returns both. */
async function withPasskey(email: string) {
  const browser = await signedIn(email);
  const authenticator = createAuthenticator(origin);
  const { body } = await browser.send('POST passkeys/options');
  const creation = await browser.send('POST passkeys', { name: 'Laptop', credential: authenticator.create(body.data) });
  return { browser, authenticator, creation };
}

async function optionsFor(browser: TestBrowser) {
  return (await browser.send('POST sign-in/passkey/options')).body.data;
}

test('requests a discoverable passkey for the host name, without attestation', async () => {
  const browser = await signedIn('options@example.com');
  const { body } = await browser.send('POST passkeys/options');
  expect(body.data).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
});

test('adds at most 50 passkeys for one person', async () => {
  const { browser } = await withPasskey('collector@example.com');
  const { db, people } = console.service.store;
  const rows = await db.selectFrom('passkeys').select('person_id').orderBy('created_at').execute();
  const [firstPasskey] = await people.listPasskeys(rows.at(-1)?.person_id ?? 0);
  const passkey = firstPasskey ?? expect.fail('There is no passkey.');
  for (let index = 1; index < 50; index += 1) {
    await people.savePasskey({ ...passkey, id: Buffer.concat([passkey.id, Buffer.of(index)]) });
  }
  const { status, body } = await browser.send('POST passkeys/options');
  expect([status, body.error.code]).toEqual([422, 'quota_exceeded']);
});

test('signs in with a passkey, without an address', async () => {
  const { authenticator, creation } = await withPasskey('ada@example.com');
  expect([creation.status, creation.body.data]).toMatchObject([201, { name: 'Laptop', last_used_at: null }]);
  const browser = console.browser();
  const credential = authenticator.get(await optionsFor(browser));
  const { status, body } = await browser.send('POST sign-in/passkey', { credential });
  expect([status, body.data]).toMatchObject([200, { state: 'signed_in', person: { email: 'ada@example.com' } }]);
});

test('refuses an answer of a passkey that was used before', async () => {
  const { authenticator } = await withPasskey('replay@example.com');
  const credential = authenticator.get(await optionsFor(console.browser()));
  const statuses = [];
  for (const browser of [console.browser(), console.browser()]) {
    statuses.push((await browser.send('POST sign-in/passkey', { credential })).status);
  }
  expect(statuses).toEqual([200, 401]);
});

test('refuses a challenge after five minutes, and one that was made up', async () => {
  const { authenticator } = await withPasskey('late-challenge@example.com');
  const browser = console.browser();
  const late = authenticator.get(await optionsFor(browser));
  console.passMinutes(5);
  const madeUp = authenticator.get({ challenge: 'x'.repeat(43) });
  for (const credential of [late, madeUp]) {
    expect((await browser.send('POST sign-in/passkey', { credential })).status).toBe(401);
  }
});

test.each([
  ['of a page at another origin', 'https://evil.example', 'localhost'],
  ['of another host name', origin, 'evil.example'],
])('refuses an answer %s', async (_, pageOrigin, rpId) => {
  const browser = await signedIn(`${rpId}-${pageOrigin.length}@example.com`);
  const authenticator = createAuthenticator(pageOrigin, rpId);
  const { body } = await browser.send('POST passkeys/options');
  const refusal = await browser.send('POST passkeys', { name: 'x', credential: authenticator.create(body.data) });
  expect([refusal.status, refusal.body.error.code]).toEqual([401, 'sign_in_failed']);
});

test('refuses a passkey at another host name than its own', async () => {
  const { authenticator } = await withPasskey('host@example.com');
  const elsewhere = console.browser({ origin: 'https://book.example.com' });
  const credential = authenticator.get(await optionsFor(elsewhere));
  expect((await elsewhere.send('POST sign-in/passkey', { credential })).status).toBe(401);
});

test('does not add a passkey with someone else’s challenge', async () => {
  const [one, other] = [await signedIn('one@example.com'), await signedIn('two@example.com')];
  const { body } = await other.send('POST passkeys/options');
  const credential = createAuthenticator(origin).create(body.data);
  expect((await one.send('POST passkeys', { name: 'x', credential })).status).toBe(401);
});

test('accepts a passkey whose counter goes backwards, and logs it', async () => {
  const { authenticator } = await withPasskey('counter@example.com');
  for (const count of [9, 3]) {
    authenticator.count = count;
    const browser = console.browser();
    const credential = authenticator.get(await optionsFor(browser));
    expect((await browser.send('POST sign-in/passkey', { credential })).status).toBe(200);
  }
  expect(console.service.logged).toHaveLength(1);
});

test('accepts only a person’s own passkey as proof', async () => {
  const { browser, authenticator } = await withPasskey('prover@example.com');
  const { authenticator: foreign } = await withPasskey('foreign@example.com');
  console.passMinutes(11);
  const wrong = await browser.send('POST prove', { credential: foreign.get(await optionsFor(browser)) });
  expect([wrong.status, (await browser.send('POST passkeys/options')).status]).toEqual([401, 403]);
  const right = await browser.send('POST prove', { credential: authenticator.get(await optionsFor(browser)) });
  expect([right.status, (await browser.send('POST passkeys/options')).status]).toEqual([200, 200]);
});

test('lets people rename and remove only their own passkeys', async () => {
  const { browser, creation } = await withPasskey('owner-of-key@example.com');
  const { id } = creation.body.data;
  const stranger = await signedIn('stranger@example.com');
  const foreign = [`PUT passkeys/${id}`, `DELETE passkeys/${id}`] as const;
  for (const request of foreign) expect((await stranger.send(request, { name: 'Mine' })).status).toBe(404);
  expect((await browser.send(`PUT passkeys/${id}`, { name: 'Phone' })).body.data.name).toBe('Phone');
  expect((await browser.send(`DELETE passkeys/${id}`)).status).toBe(200);
  expect((await browser.send('GET passkeys')).body.data).toEqual([]);
});

test('refuses to remove the last way to sign in', async () => {
  const { browser, creation } = await withPasskey('last@example.com');
  const { db } = console.service.store;
  await db.updateTable('people').set({ password_hash: null }).where('email', '=', 'last@example.com').execute();
  const refusal = await browser.send(`DELETE passkeys/${creation.body.data.id}`);
  expect([refusal.status, refusal.body.error.code]).toEqual([409, 'resource_in_use']);
});

test.each([
  ['https://book.example.com', true],
  ['http://localhost:4242', true],
  ['http://console.localhost', true],
  ['http://127.0.0.1:4242', false],
  ['https://192.0.2.1', false],
  ['https://[2001:db8::1]', false],
  ['http://book.example.com', false],
])('knows whether browsers make passkeys at %s', (at, can) => {
  expect(canUsePasskeys(at)).toBe(can);
});
