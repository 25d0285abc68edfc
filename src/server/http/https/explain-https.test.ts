import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Env } from '../listen.ts';
import { explainHttps } from './explain-https.ts';

/** Opens the demonstration as a device of this network address does. */
function open(url: string, { from, proxies = 0, headers = {} }: { from: string; proxies?: number; headers?: object }) {
  const app = new Hono<Env>();
  app.get('/', explainHttps({ TRUST_PROXY: proxies }), (context) => context.text('the demonstration'));
  const incoming = { socket: { remoteAddress: from } };
  return app.request(url, { headers: { ...headers } }, { incoming });
}

test('tells a phone in the same network why it cannot book and what to do', async () => {
  const response = await open('http://192.168.1.20:4242/', { from: '192.168.1.30' });
  const page = await response.text();
  expect([response.status, page.includes('http://localhost:4242/'), page.includes('TRUST_PROXY=1')]).toEqual([
    403,
    true,
    true,
  ]);
});

test.each([
  ['this machine', 'http://localhost:4242/', { from: '127.0.0.1' }],
  ['a container whose port the host passes on', 'http://localhost:4242/', { from: '172.17.0.1' }],
  ['HTTPS', 'http://book.test/', { from: '10.0.0.2', proxies: 1, headers: { 'x-forwarded-proto': 'https' } }],
])('shows the demonstration by %s', async (_way, url, device) => {
  expect(await (await open(url, device)).text()).toBe('the demonstration');
});
