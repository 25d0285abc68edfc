import { expect, test } from 'vitest';
import { openConsole, strongPassword } from '../testing/index.ts';

const console = await openConsole();
const newcomer = { email: 'ada@example.com', password: strongPassword, first_name: 'Ada', timezone: 'Europe/Berlin' };

test('says that no one can sign in yet, and then that no one is signed in', async () => {
  const before = await console.browser().send('GET session');
  expect([before.status, before.body.data]).toEqual([200, { state: 'setup', can: { passkeys: true, mail: false } }]);
  await console.owner('owner@example.com');
  expect((await console.browser().send('GET session')).body.data.state).toBe('signed_out');
});

test('creates no account on a server that has an owner', async () => {
  await expect(console.link({ purpose: 'setup', accountId: undefined })).rejects.toThrow('has an owner');
});

test('creates the owner of an account and signs them in', async () => {
  const account = await console.service.account();
  const token = await console.link({ purpose: 'setup', accountId: account.accountId });
  const browser = console.browser();
  const { status, body } = await browser.send('POST setup', { ...newcomer, token });
  expect([status, body.data]).toMatchObject([
    200,
    {
      state: 'signed_in',
      person: { email: 'ada@example.com' },
      account: { id: account.accountId },
      user: { id: account.userId },
      role: 'owner',
    },
  ]);
  expect((await browser.send('GET session')).body.data).toEqual(body.data);
});

test('sets up the owner of an account that only other members have joined', async () => {
  const { people } = console.service.store;
  const { accountId, userId } = await console.service.account();
  const personId =
    (await people.savePerson({ email: 'member@example.com', passwordHash: null }, console.service.clock())) ?? 0;
  await people.saveMembership({ personId, accountId, userId, role: 'admin' }, console.service.clock());
  const token = await console.link({ purpose: 'setup', accountId });
  const browser = console.browser();
  const { body } = await browser.send('POST setup', { ...newcomer, token, email: 'orphaned@example.com' });
  expect(body.data).toMatchObject({ account: { id: accountId }, user: { first_name: 'Ada' }, role: 'owner' });
  expect((await browser.send('GET session')).body.data).toEqual(body.data);
});

test('uses a setup link only once', async () => {
  const { accountId } = await console.service.account();
  const token = await console.link({ purpose: 'setup', accountId });
  const first = await console.browser().send('POST setup', { ...newcomer, token, email: 'one@example.com' });
  const second = await console.browser().send('POST setup', { ...newcomer, token, email: 'two@example.com' });
  expect([first.status, second.status, second.body.error.code]).toEqual([200, 410, 'link_invalid']);
});

test('keeps a setup link valid after a rejected form', async () => {
  const { accountId } = await console.service.account();
  const token = await console.link({ purpose: 'setup', accountId });
  const reply = await console.browser().send('POST setup', { ...newcomer, token, email: 'OWNER@example.com' });
  expect([reply.status, Object.keys(reply.body.error.errors)]).toEqual([422, ['email']]);
  const right = await console.browser().send('POST setup', { ...newcomer, token, email: 'right@example.com' });
  expect(right.status).toBe(200);
});

test('refuses a setup link after a day', async () => {
  const { accountId } = await console.service.account();
  const token = await console.link({ purpose: 'setup', accountId });
  console.passMinutes(24 * 60);
  const late = await console.browser().send('POST setup', { ...newcomer, token, email: 'late@example.com' });
  expect([late.status, late.body.error.code]).toEqual([410, 'link_invalid']);
});

test('invalidates a setup link with the next one', async () => {
  const { accountId } = await console.service.account();
  const before = await console.link({ purpose: 'setup', accountId });
  await console.link({ purpose: 'setup', accountId });
  const { status } = await console.browser().send('POST setup', { ...newcomer, token: before, email: 'b@example.com' });
  expect(status).toBe(410);
});

test('keeps the setup link of an account valid when another account gets one', async () => {
  const [{ accountId }, other] = [await console.service.account(), await console.service.account()];
  const token = await console.link({ purpose: 'setup', accountId });
  await console.link({ purpose: 'setup', accountId: other.accountId });
  const { status } = await console.browser().send('POST setup', { ...newcomer, token, email: 'kept@example.com' });
  expect(status).toBe(200);
});

test.each([
  ['email', { email: 'nobody' }],
  ['password', { password: 'eleven char' }],
  ['password', { password: 'a'.repeat(20) }],
  ['password', { password: 'QWERTY123456' }],
  ['password', { password: 'my-name-is-margaret-hi', email: 'margaret@example.com' }],
  ['timezone', { timezone: 'Mars/Olympus' }],
])('refuses a setup with a wrong %s', async (path, wrong) => {
  const { accountId } = await console.service.account();
  const token = await console.link({ purpose: 'setup', accountId });
  const { status, body } = await console.browser().send('POST setup', { ...newcomer, token, ...wrong });
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('creates an account in the language of its owner, and writes to them in it', async () => {
  const german = await openConsole();
  const token = await german.link({ purpose: 'setup', accountId: undefined });
  const browser = german.browser();
  await browser.send('POST setup', { ...newcomer, token, locale: 'de-AT' });
  const dataAt = async (path: string) => (await browser.send(`GET v1/${path}`)).body.data;
  const [[schedule], [eventType], me] = [
    await dataAt('availabilities'),
    await dataAt('event-types'),
    await dataAt('users/me'),
  ];
  expect([schedule.name, eventType.title, me.locale]).toEqual(['Arbeitszeiten', '30-minütiges Treffen', 'de-AT']);
  const labels = async (id: number) =>
    (await dataAt(`event-types/${id}/booking-forms`)).map(({ label }: { label: string }) => label);
  expect(await labels(eventType.id)).toEqual(['Ihr Name', 'E-Mail-Adresse']);
  const newEventType = (await browser.send('POST v1/event-types', { title: 'Beratung' })).body.data;
  expect(await labels(newEventType.id)).toEqual(['Ihr Name', 'E-Mail-Adresse']);
});
