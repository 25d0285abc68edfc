import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Failure } from '../../../contract/index.ts';
import { readBody } from '../../testing/index.ts';
import type { Env } from '../listen.ts';
import { requireHttps } from './require-https.ts';

type RequestOptions = {
  from: string;
  to?: string;
  path?: string;
  host?: string;
  proxies?: number;
  headers?: Record<string, string>;
};

async function request({
  from,
  to = '192.0.2.1',
  path = '/v1/users/me',
  host = 'book.example.com',
  proxies = 0,
  headers = {},
}: RequestOptions) {
  const app = new Hono<Env>();
  app.use(requireHttps({ TRUST_PROXY: proxies }));
  app.all('*', () => new Response('answered'));
  const incoming = { socket: { remoteAddress: from, localAddress: to } };
  return app.request(`http://${host}${path}`, { headers }, { incoming });
}

async function statusOf(options: RequestOptions): Promise<number> {
  return (await request(options)).status;
}

const elsewhere = '192.0.2.9';
const proxy = '10.0.0.1';

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.1.2.3'])('accepts plain HTTP from %s', async (from) => {
  expect(await statusOf({ from })).toBe(200);
  expect(await statusOf({ from, path: '/embed/v1/events' })).toBe(200);
});

test.each([elsewhere, '2001:db8::1', '::ffff:192.0.2.9', '128.0.0.1', '::127.0.0.1'])(
  'refuses plain HTTP from %s',
  async (from) => {
    const statuses = ['/v1', '/v1/users/me', '/v1/nowhere', '/embed/v1/events'].map((path) => statusOf({ from, path }));
    expect(await Promise.all(statuses)).toEqual([403, 403, 403, 403]);
  },
);

test('accepts plain HTTP that this machine sends to its own network address', async () => {
  expect(await statusOf({ from: '192.0.2.1', to: '192.0.2.1' })).toBe(200);
});

test('refuses plain HTTP that a proxy on this machine passes on to its network address', async () => {
  const headers = { 'x-forwarded-for': elsewhere };
  expect(await statusOf({ from: '192.0.2.1', to: '192.0.2.1', proxies: 1, headers })).toBe(403);
});

test('refuses plain HTTP in the envelope', async () => {
  const response = await request({ from: elsewhere });
  const { success, error } = await readBody<Failure>(response);
  expect([success, error.code, error.request_id]).toEqual([
    false,
    'https_required',
    response.headers.get('x-request-id'),
  ]);
});

test('refuses the feed of a host over plain HTTP', async () => {
  expect(await statusOf({ from: elsewhere, path: '/calendars/secret.ics' })).toBe(403);
});

test.each(['/', '/sched-booking.js', '/healthz', '/v1x', '/calendarsx'])('serves %s over plain HTTP', async (path) => {
  expect(await statusOf({ from: elsewhere, path })).toBe(200);
});

test.each([
  ['HTTPS at the proxy', { 'x-forwarded-for': elsewhere, 'x-forwarded-proto': 'https' }, 200],
  ['HTTPS in capitals', { 'x-forwarded-for': elsewhere, 'x-forwarded-proto': 'HTTPS' }, 200],
  ['plain HTTP at the proxy', { 'x-forwarded-for': elsewhere, 'x-forwarded-proto': 'http' }, 403],
  ['a made-up HTTPS before it', { 'x-forwarded-for': elsewhere, 'x-forwarded-proto': 'https, http' }, 403],
  ['a made-up address', { 'x-forwarded-for': `127.0.0.1, ${elsewhere}` }, 403],
  ['the proxy passed by', { 'x-forwarded-for': '127.0.0.1' }, 403],
  ['a proxy that does not tell', { 'x-forwarded-for': elsewhere }, 403],
])('decides behind a proxy by %s', async (_, headers, status) => {
  expect(await statusOf({ from: proxy, proxies: 1, headers })).toBe(status);
});

test('treats a visitor behind a local proxy as remote', async () => {
  const headers = { 'x-forwarded-for': elsewhere };
  expect(await statusOf({ from: '127.0.0.1', proxies: 1, headers })).toBe(403);
  expect(await statusOf({ from: '127.0.0.1', proxies: 1, headers, path: '/embed/v1/events' })).toBe(403);
});

test('trusts the outermost of two proxies', async () => {
  const askBy = (schemes: string) =>
    statusOf({
      from: proxy,
      proxies: 2,
      headers: { 'x-forwarded-for': `${elsewhere}, ${proxy}`, 'x-forwarded-proto': schemes },
    });
  expect([await askBy('https, http'), await askBy('http, https'), await askBy('https')]).toEqual([200, 403, 200]);
});

test('ignores proxy headers of untrusted clients', async () => {
  const response = await request({ from: elsewhere, headers: { 'x-forwarded-proto': 'https' } });
  expect([response.status, response.headers.get('strict-transport-security')]).toEqual([403, null]);
});

test.each(['localhost:4242', '127.0.0.1', '[::1]:4242'])(
  'accepts bookings from a page at %s through a forwarded port',
  async (host) => {
    expect(await statusOf({ from: '172.17.0.1', host, path: '/embed/v1/events' })).toBe(200);
    expect(await statusOf({ from: '172.17.0.1', host })).toBe(403);
  },
);

test.each(['/', '/v1/users/me', '/embed/v1/events'])('sends HSTS from %s over HTTPS', async (path) => {
  const { headers } = await request({ from: proxy, proxies: 1, path, headers: { 'x-forwarded-proto': 'https' } });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await request({ from: '127.0.0.1', path })).headers.has('strict-transport-security')).toBe(false);
});
