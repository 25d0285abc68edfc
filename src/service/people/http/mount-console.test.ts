import { expect, test } from 'vitest';
import { type ConsoleEndpointName, consoleEndpoints } from '../../../contract/index.ts';
import { openConsole, origin, strongPassword, type TestBrowser } from '../testing/index.ts';

const console = await openConsole();
const email = 'grace@example.com';
const account = await console.owner(email);
const password = { email, password: strongPassword };

async function signedIn(at?: Parameters<typeof console.browser>[0]): Promise<TestBrowser> {
  const browser = console.browser(at);
  await browser.send('POST sign-in/password', password);
  return browser;
}

const browser = await signedIn();
// An object literal has no other keys.
const names = Object.keys(consoleEndpoints) as ConsoleEndpointName[];
const changing = names.filter((name) => consoleEndpoints[name].method !== 'GET');

/** Writes an operation as a request of the console, with some id in its path. */
function requestOf(name: ConsoleEndpointName): `${string} ${string}` {
  const { method, path } = consoleEndpoints[name];
  return `${method} ${path.replace('/console/api/', '').replace('{id}', '00000000-0000-4000-8000-000000000000')}`;
}

const behindSession = names.filter((name) => consoleEndpoints[name].needs !== 'nothing').map(requestOf);

test.each([...behindSession, 'GET v1/users/me', 'PUT v1/users/me'] as const)(
  '%s refuses a page of a person other than the one who is signed in',
  async (request) => {
    const headers = { 'sched-person': '999999' };
    const { status, body } = await browser.send(request, {}, { headers });
    expect([status, body.error.code]).toEqual([401, 'session_required']);
  },
);

test('serves a page of the person who is signed in, and names that person to every page', async () => {
  const { person } = (await browser.send('GET session', undefined, { headers: { 'sched-person': '999999' } })).body
    .data;
  const headers = { 'sched-person': `${person.id}` };
  for (const request of ['GET v1/users/me', 'GET sessions'] as const) {
    expect((await browser.send(request, undefined, { headers })).status).toBe(200);
  }
});

test('serves a download only to the person whom its address names', async () => {
  const { person } = (await browser.send('GET session')).body.data;
  const statusFor = async (id: number) =>
    (await browser.send(`GET v1/event-types?sched-person=${id}&sched-account=${account.accountId}`)).status;
  expect([await statusFor(person.id), await statusFor(999_999)]).toEqual([200, 401]);
});

const crossSite = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another host or port of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:8080' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['an old browser at another port', { 'sec-fetch-site': null, origin: 'http://localhost:8080' }],
  ['a sandboxed frame', { 'sec-fetch-site': null, origin: 'null' }],
  ['a program that says nothing', { 'sec-fetch-site': null, origin: null }],
] as const;

test.each(changing.flatMap((name) => crossSite.map(([from, headers]) => [name, from, headers] as const)))(
  '%s refuses a request from %s',
  async (name, _from, headers) => {
    const { status, body } = await browser.send(requestOf(name), {}, { headers });
    expect([status, body.error.code]).toEqual([403, 'cross_site_request']);
  },
);

test.each(crossSite)('changes nothing in an account for a request from %s', async (_from, headers) => {
  const { status, body } = await browser.send('POST v1/event-types', { title: 'Forged' }, { headers });
  expect([status, body.error.code]).toEqual([403, 'cross_site_request']);
});

test('accepts an old browser that sends only its own Origin', async () => {
  const headers = { 'sec-fetch-site': null, origin };
  expect((await browser.send('POST v1/event-types', { title: 'Own' }, { headers })).status).toBe(201);
});

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
  'refuses what a form sends as %s',
  async (type) => {
    const headers = { 'content-type': type };
    const { status, body } = await console.browser().send('POST sign-in/password', password, { headers });
    expect([status, body.error.code]).toEqual([415, 'unsupported_media_type']);
  },
);

test('does not let a page of another origin read a response', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const reply = await browser.send('GET session', undefined, { headers });
  const cors = [...reply.headers.keys()].filter((name) => name.startsWith('access-control-'));
  expect([cors, reply.headers.get('cache-control')]).toEqual([[], 'no-store']);
});

test('keeps the cookie from scripts, other sites and, over HTTPS, other hosts', async () => {
  await signedIn();
  const local = await signedIn();
  expect(local.setCookies.map((cookie) => cookie.replace(/=[^;]*/, ''))).toEqual([
    'sched; Max-Age=7776000; Path=/; HttpOnly; SameSite=Strict',
    'sched-browser; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict',
  ]);
  const secure = await signedIn({ origin: 'https://book.example.com' });
  expect(secure.setCookies.map((cookie) => cookie.replace(/=[^;]*/, ''))).toEqual([
    '__Host-sched; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Strict',
    '__Host-sched-browser; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict',
  ]);
});

test('ignores cookies over HTTPS that another host could have set', async () => {
  const secure = await signedIn({ origin: 'https://book.example.com' });
  const browser = console.browser({ origin: 'https://book.example.com' });
  browser.cookies.set('sched', secure.cookies.get('__Host-sched') ?? '');
  expect((await browser.send('GET session')).body.data.state).toBe('signed_out');
});

test.each(names.filter((name) => consoleEndpoints[name].needs !== 'nothing'))(
  '%s refuses a caller who is not signed in',
  async (name) => {
    const { status, body } = await console.browser().send(requestOf(name), {});
    expect([status, body.error.code]).toEqual([401, 'session_required']);
  },
);

test('acts for the person who is signed in, over /v1', async () => {
  const { status, body } = await browser.send('GET v1/users/me');
  expect([status, body.data.id]).toEqual([200, account.userId]);
});

test('does not accept a key or another account in place of the session', async () => {
  const other = await console.service.account();
  const headers = { authorization: `Bearer ${other.key}`, 'sched-acting-for': `event-types/${other.eventTypeId}` };
  const { body } = await browser.send('GET v1/users/me', undefined, { headers });
  expect(body.data.id).toBe(account.userId);
  const without = await console.browser().send('GET v1/users/me', undefined, { headers });
  expect([without.status, without.body.error.code]).toEqual([401, 'session_required']);
});

test('does not accept a cookie at /v1', async () => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { status } = await console.service.request('/v1/users/me', { headers: { cookie } });
  expect(status).toBe(401);
});

test('names a failed request by the id that its response has', async () => {
  const { headers, body } = await browser.send('GET v1/event-types/2147483647');
  expect(headers.get('x-request-id')).toBe(body.error.request_id);
});

test('shows a secret of the account only after a recent confirmation', async () => {
  const webhook = { url: 'https://example.com/hook', events: ['event.created'] };
  const recent = await browser.send('POST prove', { password: strongPassword });
  expect([recent.status, (await browser.send('POST v1/webhooks', webhook)).status]).toEqual([200, 201]);
  console.passMinutes(10);
  const late = await browser.send('POST v1/webhooks', webhook);
  expect([late.status, late.body.error.code]).toEqual([403, 'proof_required']);
});

test('requires a new confirmation when the clock is put back', async () => {
  await browser.send('POST prove', { password: strongPassword });
  console.passMinutes(-60);
  const code = async (request: Parameters<typeof browser.send>[0]) => (await browser.send(request, {})).body.error.code;
  expect(await code('POST v1/api-keys')).toBe('proof_required');
  console.passMinutes(60);
  expect(await code('POST v1/api-keys')).toBe('validation_failed');
});
