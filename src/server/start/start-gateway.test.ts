import { createServer, type IncomingMessage, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/index.ts';
import { readBody } from '../testing/index.ts';
import { type RunningServer, startServer } from './start-server.ts';

const key = 'key_of_the_server_elsewhere';
const host = {
  id: 1,
  first_name: 'Demo',
  last_name: 'Host',
  username: 'demo',
  email: 'host@example.org',
  timezone: 'Europe/Berlin',
  time_format: 24,
  start_of_week: 1,
  avatar: '',
};

let elsewhere: Server;
let upstreamUrl: string;
let requests: IncomingMessage[];
let gateway: RunningServer | undefined;
let isAway: boolean;
let isRevoked: boolean;

beforeEach(async () => {
  requests = [];
  [isAway, isRevoked] = [false, false];
  elsewhere = createServer((request, response) => {
    requests.push(request);
    if (isAway) return response.destroy();
    const isKnown = !isRevoked && request.headers.authorization === `Bearer ${key}`;
    const isThere = request.url === '/v1/users/me';
    response.writeHead(isKnown ? (isThere ? 200 : 404) : 401, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(isKnown && isThere ? { success: true, data: host } : {}));
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = elsewhere.address();
  upstreamUrl = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`;
});

afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
  elsewhere.closeAllConnections();
  await new Promise((resolve) => elsewhere.close(resolve));
});

async function start(environment: Record<string, string>): Promise<void> {
  gateway = await startServer(readSettings({ PORT: '0', ...environment }), pino({ level: 'silent' }));
}

test('sends the key upstream and to no page', async () => {
  await start({ UPSTREAM_URL: `${upstreamUrl}/`, SCHED_API_KEY: key });
  const reply = await fetch(`${gateway?.address}/embed/v1/event-types/42`);
  expect([reply.status, requests.map(({ url }) => url)]).toEqual([404, ['/v1/users/me', '/v1/event-types/42']]);
  expect(await reply.text()).not.toContain(key);
});

test('serves no /v1 from a gateway without a service', async () => {
  await start({ UPSTREAM_URL: upstreamUrl, SCHED_API_KEY: key });
  const headers = { authorization: `Bearer ${key}` };
  expect((await fetch(`${gateway?.address}/v1/users/me`, { headers })).status).toBe(404);
});

test('sends HSTS and refuses plain HTTP', async () => {
  await start({ UPSTREAM_URL: upstreamUrl, SCHED_API_KEY: key, TRUST_PROXY: '1' });
  const askBy = (scheme: string, path: string) =>
    fetch(`${gateway?.address}${path}`, { headers: { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': scheme } });
  const paths = ['/', '/nowhere', '/healthz', '/embed/v1/event-types/1', '/embed/v1/nowhere'];
  const secure = await Promise.all(paths.map((path) => askBy('https', path)));
  expect(secure.map(({ headers }) => headers.get('strict-transport-security'))).toEqual(
    paths.map(() => 'max-age=31536000'),
  );
  expect((await askBy('http', '/embed/v1/event-types/1')).status).toBe(403);
});

test('serves health checks and metrics', async () => {
  await start({ UPSTREAM_URL: upstreamUrl, SCHED_API_KEY: key });
  expect(await (await fetch(`${gateway?.address}/readyz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${gateway?.address}/metrics`)).text()).toContain('sched_http_request');
});

test('respects its request limit', async () => {
  await start({ UPSTREAM_URL: upstreamUrl, SCHED_API_KEY: key, REQUESTS_PER_MINUTE: '4' });
  const statuses: number[] = [];
  for (const id of [1, 2, 3, 4]) statuses.push((await fetch(`${gateway?.address}/embed/v1/event-types/${id}`)).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
  // Including the request that checks the key.
  expect(requests.length).toBe(4);
});

test('starts and responds while Redis is down', async () => {
  await start({ UPSTREAM_URL: upstreamUrl, SCHED_API_KEY: key, REDIS_URL: 'redis://127.0.0.1:1' });
  expect((await fetch(`${gateway?.address}/embed/v1/event-types/42`)).status).toBe(404);
});

test.each(['\n', ' ', '€'])('refuses a key with %j without quoting it', async (character) => {
  const message = await start({ UPSTREAM_URL: upstreamUrl, SCHED_API_KEY: `${key}${character}${key}` }).catch(String);
  expect(message).toMatch(/SCHED_API_KEY must be an API key/);
  expect(message).not.toContain(key);
});

test.each([
  ['a wrong key', { SCHED_API_KEY: 'a_key_that_was_revoked_here' }, /^The key is wrong/],
  ['no key', {}, /SCHED_API_KEY/],
])('refuses to start with %s', async (_, environment: Record<string, string>, message) => {
  await expect(start({ UPSTREAM_URL: upstreamUrl, ...environment })).rejects.toThrow(message);
});

test('starts without its upstream and is ready once that responds', async () => {
  isAway = true;
  await start({ UPSTREAM_URL: upstreamUrl, SCHED_API_KEY: key });
  const ready = async () => (await fetch(`${gateway?.address}/readyz`)).status;
  expect([await ready(), (await fetch(`${gateway?.address}/healthz`)).status]).toEqual([503, 200]);
  isAway = false;
  await expect.poll(ready).toBe(200);
});

test('stays unready without a scheduling service', async () => {
  await start({ UPSTREAM_URL: `${upstreamUrl}/v1`, SCHED_API_KEY: key });
  const reply = await fetch(`${gateway?.address}/readyz`);
  expect([reply.status, (await readBody<{ reason: string }>(reply)).reason]).toEqual([
    503,
    'no scheduling service answers behind the gateway',
  ]);
});

test('becomes unready once the upstream refuses the key', async () => {
  await start({ UPSTREAM_URL: upstreamUrl, SCHED_API_KEY: key });
  isRevoked = true;
  await fetch(`${gateway?.address}/embed/v1/event-types/42`);
  await expect.poll(async () => (await fetch(`${gateway?.address}/readyz`)).status).toBe(503);
});
