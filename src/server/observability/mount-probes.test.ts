import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Env } from '../http/index.ts';
import { readError } from '../testing/index.ts';
import { createMetrics } from './metrics.ts';
import { mountProbes } from './mount-probes.ts';

type RequestOptions = {
  path?: string;
  token?: string;
  host?: string;
  from?: string;
  httpVersion?: string;
  headers?: Record<string, string>;
  obstacle?: string;
};

async function request(options: RequestOptions) {
  const { path = '/metrics', token = '', host = 'localhost:4242', from = '127.0.0.1' } = options;
  const { httpVersion = '1.1', headers = {}, obstacle } = options;
  const app = new Hono<Env>();
  mountProbes(app, { findObstacle: async () => obstacle, metrics: createMetrics(), metricsToken: token });
  const incoming = { socket: { remoteAddress: from }, httpVersion };
  return app.request(`http://${host}${path}`, { headers }, { incoming });
}

const token = 'a-token-for-prometheus';

test.each([
  ['this machine', {}, 200],
  ['this machine by its address in IPv6', { from: '::1', host: '[::1]:4242' }, 200],
  ['a page of a site whose name leads to this machine', { host: 'evil.example:4242' }, 404],
  ['this machine under a public name with the token', { token, host: 'book.example.com', headers: bearer(token) }, 200],
  ['another machine', { from: '192.0.2.1' }, 404],
  ['another machine by a proxy on this one', { headers: { 'x-forwarded-for': '192.0.2.1' } }, 404],
  ['another machine by a proxy that names the host', { headers: { 'x-forwarded-host': 'book.example.com' } }, 404],
  ['another machine by a proxy on this one that adds no header', { httpVersion: '1.0' }, 404],
  ['another machine by such a proxy with the token', { token, httpVersion: '1.0', headers: bearer(token) }, 200],
  ['another machine with the token', { token, from: '192.0.2.1', headers: bearer(token) }, 200],
  ['another machine with a wrong token', { token, from: '192.0.2.1', headers: bearer(`${token}s`) }, 401],
  ['this machine without the token', { token }, 401],
])('protects the metrics from %s', async (_, options: RequestOptions, status) => {
  const response = await request(options);
  expect([response.status, (await response.text()).includes('process_cpu')]).toEqual([status, status === 200]);
});

test('refuses access to the metrics in the envelope', async () => {
  const response = await request({ token });
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(await readError(response)).toMatchObject({ code: 'unauthenticated' });
});

test('healthz stays 200 while readyz responds 503 with the reason', async () => {
  const [lives, ready] = [
    await request({ path: '/healthz', obstacle: 'x' }),
    await request({ path: '/readyz', obstacle: 'x' }),
  ];
  expect([lives.status, ready.status]).toEqual([200, 503]);
  expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'x' });
});

function bearer(candidate: string): Record<string, string> {
  return { authorization: `Bearer ${candidate}` };
}
