import { afterEach, expect, test } from 'vitest';
import { apiKey, readData, startWatched } from '../testing/index.ts';

const server = await startWatched({ TRUST_PROXY: '1' });

const visitor = '192.0.2.77';
const byProxy = { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https' };
const withKey = { ...byProxy, authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };

afterEach(() => server.lines.splice(0));

test('logs one line for a request with a key', async () => {
  const response = await server.request('/v1/event-types/42', { headers: withKey });
  expect(server.requests()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      pid: process.pid,
      hostname: expect.any(String),
      trace: expect.stringMatching(/^[\w-]{6}-\w+$/),
      request_id: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/v1/event-types/{id}',
      status: 200,
      ms: expect.any(Number),
      account_id: expect.any(Number),
      key_id: expect.any(Number),
      visitor: expect.stringMatching(/^[\w-]{12}$/),
      msg: 'responded',
    },
  ]);
});

test('logs one line for a page’s request with a hashed visitor', async () => {
  const request = (address: string) =>
    server.request('/embed/v1/event-types/42/booking-forms', { headers: { ...byProxy, 'x-forwarded-for': address } });
  for (const address of [visitor, visitor, '192.0.2.78']) await request(address);
  const [first, again, other, ...more] = server.requests();
  expect([first?.route, first?.status, more]).toEqual(['/embed/v1/event-types/{id}/booking-forms', 200, []]);
  expect([again?.visitor === first?.visitor, other?.visitor === first?.visitor]).toEqual([true, false]);
});

test.each(['/', '/sched-booking.js', '/healthz', '/readyz'])('logs no line for %s', async (path) => {
  await server.request(path, { headers: byProxy });
  expect(server.requests()).toEqual([]);
});

test('links an error to a page’s request by its trace', async () => {
  await server.query('alter table event_types rename to event_types_away');
  const response = await server.request('/embed/v1/event-types/43', { headers: byProxy });
  await server.query('alter table event_types_away rename to event_types');
  const entries = server.lines.map((line) => JSON.parse(line));
  const request = entries.find(({ request_id }) => request_id === response.headers.get('x-request-id'));
  const cause = entries.find(({ error }) => error?.message.includes('does not exist'));
  expect([request?.status, cause?.trace]).toEqual([503, request?.trace]);
});

test('gives each request a trace of its own', async () => {
  await Promise.all([1, 2].map(() => server.request('/v1/users/me', { headers: withKey })));
  const [one, other] = server.requests();
  expect(one?.trace).not.toBe(other?.trace);
});

test('logs nothing that a caller sent', async () => {
  const secrets = ['Grace Hopper', 'grace@example.org', 'A very private matter', 'my-own-request-name', 'Ill at ease'];
  const [name, email, notes, idempotencyKey, reason] = secrets;
  const answers = { name, email, notes };
  const draft = { event_type_id: 42, start: '2199-01-01T10:00:00Z', timezone: 'UTC', answers };
  const post = (path: string, body: object, headers: object) =>
    server.request(path, { method: 'POST', headers: { ...withKey, ...headers }, body: JSON.stringify(body) });
  const response = await post('/v1/events', draft, { 'idempotency-key': idempotencyKey });
  const { id } = await readData<{ id: string }>(response);
  await post(`/v1/events/${id}/cancel`, { reason }, {});
  await post('/embed/v1/events', draft, { authorization: '', origin: 'https://shop.example' });
  await server.request(`/v1/contacts?query=${encodeURIComponent('grace@example.org')}`, { headers: withKey });
  await server.request('/v1/users/me', { headers: { ...byProxy, authorization: 'Bearer sk_live_of_somebody_else' } });
  expect(server.requests()).toHaveLength(5);
  for (const secret of [...secrets, id, apiKey, 'somebody_else', visitor, 'shop.example']) {
    expect(server.lines.join('')).not.toContain(secret);
  }
});
