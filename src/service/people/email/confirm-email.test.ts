import { expect, test } from 'vitest';
import { mailedSecret, mailsOf, openConsole, sendingMail, strongPassword, type TestBrowser } from '../testing/index.ts';

const console = await openConsole(sendingMail);
const { service } = console;

type SignedIn = { readonly account: Awaited<ReturnType<typeof console.owner>>; readonly browser: TestBrowser };

/** Makes a host who is signed in, with an address that was confirmed. */
async function host(email: string): Promise<SignedIn> {
  const account = await console.owner(email);
  await service.send(account, 'PUT /users/me', { email });
  const browser = console.browser();
  await browser.send('POST sign-in/password', { email, password: strongPassword });
  return { account, browser };
}

const mails = () => mailsOf(console);

async function mailedToken(): Promise<string> {
  const [mail] = await mails();
  return mailedSecret(mail, 'confirm-email');
}

const confirm = (token: string) => console.browser().send('POST email/confirm', { token });

test('keeps the address of a host until the new one is confirmed', async () => {
  const { browser } = await host('one@example.com');
  const reply = await browser.send('PUT v1/users/me', { email: 'new@example.com', first_name: 'Ada' });
  const profile = { email: 'one@example.com', unconfirmed_email: 'new@example.com', first_name: 'Ada' };
  expect(reply.body.data).toMatchObject(profile);
  const confirmation = await confirm(await mailedToken());
  expect([confirmation.status, confirmation.body.data]).toEqual([200, { email: 'new@example.com' }]);
  const { data } = (await browser.send('GET v1/users/me')).body;
  expect([data.email, 'unconfirmed_email' in data]).toEqual(['new@example.com', false]);
  await mails();
});

test('asks for proof before the email address of a profile changes, but not before other changes', async () => {
  const { browser } = await host('left-open@example.com');
  console.passMinutes(10);
  const put = (body: object) => browser.send('PUT v1/users/me', body);
  const refusal = await put({ email: 'stranger@example.com', username: 'stranger' });
  expect([refusal.status, refusal.body.error?.code]).toEqual([403, 'proof_required']);
  const update = await put({ email: 'left-open@example.com', first_name: 'Ada' });
  expect([update.status, update.body.data.first_name, update.body.data.username]).toEqual([
    200,
    'Ada',
    expect.not.stringContaining('stranger'),
  ]);
  await browser.send('POST prove', { password: strongPassword });
  expect((await put({ email: 'mine@example.com' })).status).toBe(200);
  await mails();
});

test('sends the confirmation only to the new address, in the host’s language', async () => {
  const { browser } = await host('greta@example.com');
  await browser.send('PUT v1/users/me', { email: 'neu@example.com', locale: 'de' });
  const allMails = await mails();
  expect(allMails.map(({ to, subject }) => [to, subject])).toEqual([
    ['neu@example.com', 'Bestätigen Sie Ihre E-Mail-Adresse'],
  ]);
  expect(allMails[0]?.headers).toContain('Auto-Submitted: auto-generated');
});

test('tells the former address of a confirmed change, without the new one', async () => {
  const { browser } = await host('old@example.com');
  await browser.send('PUT v1/users/me', { email: 'taken-over@example.com' });
  await confirm(await mailedToken());
  const [mail, ...others] = await mails();
  expect([mail?.to, mail?.subject, others]).toEqual(['old@example.com', 'Your email address was changed', []]);
  expect(JSON.stringify(mail)).not.toContain('taken-over');
});

test('does not notify a former address that is used again', async () => {
  const { account, browser } = await host('back@example.com');
  await browser.send('PUT v1/users/me', { email: 'briefly@example.com' });
  await confirm(await mailedToken());
  await service.send(account, 'PUT /users/me', { email: 'back@example.com' });
  expect(await mails()).toEqual([]);
});

test('confirms an address once, without signing anyone in', async () => {
  const { browser } = await host('two@example.com');
  await browser.send('PUT v1/users/me', { email: 'second@example.com' });
  const token = await mailedToken();
  const signedIn = await console.browser().send('POST sign-in/link/use', { token });
  expect(signedIn.body.error.code).toBe('link_invalid');
  const visitor = console.browser();
  const replies = await Promise.all([1, 2, 3].map(() => visitor.send('POST email/confirm', { token })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await visitor.send('GET session')).body.data.state).toBe('signed_out');
  expect((await mails()).map(({ to }) => to)).toEqual(['two@example.com']);
});

test('refuses the link to an address that was replaced or withdrawn', async () => {
  const { browser } = await host('three@example.com');
  await browser.send('PUT v1/users/me', { email: 'typo@example.com' });
  const first = await mailedToken();
  console.passMinutes(1);
  await browser.send('PUT v1/users/me', { email: 'right@example.com' });
  const second = await mailedToken();
  expect((await confirm(first)).body.error.code).toBe('link_invalid');
  await browser.send('PUT v1/users/me', { email: 'three@example.com' });
  expect((await confirm(second)).body.error.code).toBe('link_invalid');
  expect((await browser.send('GET v1/users/me')).body.data).toMatchObject({ email: 'three@example.com' });
});

test('sends no mail to an address that was withdrawn meanwhile', async () => {
  const { browser } = await host('four@example.com');
  await browser.send('PUT v1/users/me', { email: 'other@example.com' });
  await browser.send('PUT v1/users/me', { email: 'four@example.com' });
  expect(await mails()).toEqual([]);
});

test('sends one email per minute to addresses that a host enters', async () => {
  const { browser } = await host('five@example.com');
  const put = (email: string) => browser.send('PUT v1/users/me', { email, first_name: email });
  expect((await put('a@example.com')).status).toBe(200);
  const refusal = await put('b@example.com');
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await browser.send('GET v1/users/me')).body.data.first_name).toBe('a@example.com');
  // Withdrawing the first does not make room for another.
  await put('five@example.com');
  expect((await put('b@example.com')).status).toBe(429);
  console.passMinutes(1);
  expect((await put('b@example.com')).status).toBe(200);
  await mails();
});

test('does not change a username together with a refused address', async () => {
  const { browser } = await host('renamed@example.com');
  const { username } = (await browser.send('PUT v1/users/me', { email: 'c@example.com' })).body.data;
  const { status } = await browser.send('PUT v1/users/me', { email: 'd@example.com', username: 'renamed' });
  expect([status, (await browser.send('GET v1/users/me')).body.data.username]).toEqual([429, username]);
  await mails();
});

test('refuses a link after a day', async () => {
  const { browser } = await host('six@example.com');
  await browser.send('PUT v1/users/me', { email: 'late@example.com' });
  const token = await mailedToken();
  console.passMinutes(24 * 60);
  expect((await confirm(token)).body.error.code).toBe('link_invalid');
});

test('stores nothing that would let anyone use a link', async () => {
  const { browser } = await host('seven@example.com');
  await browser.send('PUT v1/users/me', { email: 'secret@example.com' });
  const token = await mailedToken();
  const { db } = service.store;
  const payloads = await db.selectFrom('deliveries').select('payload').execute();
  const links = await db.selectFrom('sign_in_links').selectAll().execute();
  const text = JSON.stringify([payloads, links.map((link) => ({ ...link, hash: link.hash.toString('base64url') }))]);
  expect([text.includes('secret@example.com'), text.includes(token)]).toEqual([true, false]);
});

test('changes an address immediately for a key, and drops the unconfirmed one', async () => {
  const { account, browser } = await host('eight@example.com');
  await browser.send('PUT v1/users/me', { email: 'unread@example.com' });
  const { body } = await service.send(account, 'PUT /users/me', { email: 'by-key@example.com' });
  expect([body.data.email, 'unconfirmed_email' in body.data]).toEqual(['by-key@example.com', false]);
  expect(await mails()).toEqual([]);
});

test('changes an address immediately if no mail can be sent', async () => {
  const withoutMail = await openConsole();
  await withoutMail.owner('nine@example.com');
  const browser = withoutMail.browser();
  await browser.send('POST sign-in/password', { email: 'nine@example.com', password: strongPassword });
  const { body } = await browser.send('PUT v1/users/me', { email: 'at-once@example.com' });
  expect([body.data.email, 'unconfirmed_email' in body.data]).toEqual(['at-once@example.com', false]);
});

test('sends mail about bookings to the confirmed address', async () => {
  const { account, browser } = await host('ten@example.com');
  await browser.send('PUT v1/users/me', { email: 'not-yet@example.com' });
  await mails();
  const reply = await service.book(account, '2026-03-10T10:00:00+01:00');
  expect([reply.status, reply.body.data.host.email]).toEqual([201, 'ten@example.com']);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(['ada@example.com', 'ten@example.com']);
});
