import { expect, test, vi } from 'vitest';
import type { SignedInDevice } from '../../../contract/index.ts';
import { dayMinutes } from '../../../time/index.ts';
import { openConsole, strongPassword, type TestBrowser } from '../testing/index.ts';

const console = await openConsole();
const email = 'grace@example.com';
await console.owner(email);

async function signedIn(at?: Parameters<typeof console.browser>[0]): Promise<TestBrowser> {
  const browser = console.browser(at);
  await browser.send('POST sign-in/password', { email, password: strongPassword });
  return browser;
}

const stateOf = async (browser: TestBrowser) => (await browser.send('GET session')).body.data.state;

test('ignores a session secret planted before signing in', async () => {
  const browser = console.browser();
  const ownSecret = 'A'.repeat(43);
  browser.cookies.set('sched', ownSecret);
  await browser.send('POST sign-in/password', { email, password: strongPassword });
  expect(browser.cookies.get('sched')).not.toBe(ownSecret);
  const attacker = console.browser();
  attacker.cookies.set('sched', ownSecret);
  expect(await stateOf(attacker)).toBe('signed_out');
});

test('ends the session that a browser had when it signs in again', async () => {
  const browser = await signedIn();
  const before = console.browser();
  before.cookies.set('sched', browser.cookies.get('sched') ?? '');
  await browser.send('POST sign-in/password', { email, password: strongPassword });
  expect([await stateOf(before), await stateOf(browser)]).toEqual(['signed_out', 'signed_in']);
});

test('replaces the secret of a session when its person confirms who they are', async () => {
  const browser = await signedIn();
  const thief = console.browser();
  thief.cookies.set('sched', browser.cookies.get('sched') ?? '');
  await browser.send('POST prove', { password: strongPassword });
  expect([await stateOf(thief), await stateOf(browser)]).toEqual(['signed_out', 'signed_in']);
});

test('never gives a browser an invalid secret when two tabs confirm at once', async () => {
  const [one, two] = [await signedIn(), console.browser()];
  two.cookies.set('sched', one.cookies.get('sched') ?? '');
  const prove = (tab: TestBrowser) => tab.send('POST prove', { password: strongPassword });
  const { people } = console.service.store;
  const replace = people.replaceSession;
  vi.spyOn(people, 'replaceSession').mockImplementationOnce(async (hash, session) => {
    expect((await prove(two)).status).toBe(200);
    return replace(hash, session);
  });
  const { status, body, headers } = await prove(one);
  expect([status, body.error?.code, headers.getSetCookie()]).toEqual([401, 'session_required', []]);
  expect(await stateOf(two)).toBe('signed_in');
});

test('refuses a stolen secret after its session was signed out', async () => {
  const browser = await signedIn();
  const thief = console.browser();
  thief.cookies.set('sched', browser.cookies.get('sched') ?? '');
  expect(await stateOf(thief)).toBe('signed_in');
  await browser.send('POST sign-out');
  expect([await stateOf(thief), (await thief.send('GET v1/users/me')).status]).toEqual(['signed_out', 401]);
});

test('signs out every browser but the current one', async () => {
  const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()];
  await one.send('DELETE sessions');
  expect(await Promise.all([one, two, three].map(stateOf))).toEqual(['signed_in', 'signed_out', 'signed_out']);
});

test('lists the browsers of a person, and signs out one of them', async () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1';
  const [own, phone] = [await signedIn(), await signedIn({ device: safari })];
  await own.send('DELETE sessions');
  await phone.send('POST sign-in/password', { email, password: strongPassword });
  const { body } = await own.send('GET sessions');
  const devices: SignedInDevice[] = body.data;
  const descriptions = devices.map(({ browser, system, is_current }) => `${browser} ${system} ${is_current}`).sort();
  expect(descriptions).toEqual(['Firefox Linux true', 'Safari iPhone false']);
  const other = devices.find(({ is_current }) => !is_current);
  expect((await own.send(`DELETE sessions/${other?.id}`)).status).toBe(200);
  expect([await stateOf(phone), await stateOf(own)]).toEqual(['signed_out', 'signed_in']);
});

test('does not revoke another person’s session', async () => {
  await console.owner('other@example.com');
  const other = console.browser();
  await other.send('POST sign-in/password', { email: 'other@example.com', password: strongPassword });
  const [{ id }] = (await other.send('GET sessions')).body.data.filter(
    (each: { is_current: boolean }) => each.is_current,
  );
  const refusal = await (await signedIn()).send(`DELETE sessions/${id}`);
  expect([refusal.status, await stateOf(other)]).toEqual([404, 'signed_in']);
});

test('ends a session after two weeks without use, and after three months in any case', async () => {
  const [idle, used] = [await signedIn(), await signedIn()];
  for (let day = 0; day < 89; day += 13) {
    console.passMinutes(13 * dayMinutes);
    expect([day, await stateOf(used)]).toEqual([day, day + 13 > 90 ? 'signed_out' : 'signed_in']);
  }
  expect(await stateOf(idle)).toBe('signed_out');
});

test('ends a session when its person is no longer a member', async () => {
  const account = await console.owner('removed@example.com');
  const browser = console.browser();
  await browser.send('POST sign-in/password', { email: 'removed@example.com', password: strongPassword });
  await console.service.store.db.deleteFrom('memberships').where('account_id', '=', account.accountId).execute();
  expect(await stateOf(browser)).toBe('signed_out');
});

test('does not store the secrets of a browser', async () => {
  const browser = await signedIn();
  const rows = await console.service.store.db.selectFrom('sessions').selectAll().execute();
  const storedHashes = rows
    .flatMap(({ hash, browser_hash }) => [hash, browser_hash])
    .map((hash) => hash.toString('base64url'));
  expect([...browser.cookies.values()].filter((secret) => storedHashes.includes(secret))).toEqual([]);
});
