import { expect, test } from 'vitest';
import { type ProblemCode, problems } from '../contract/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from './calendars/calendar-service.testing.ts';
import { issueKey } from './store/index.ts';
import { mondayMorning, openService, type Reply, type RequestOptions } from './testing/index.ts';

const service = await openService((store) => ({
  store: {
    ...store,
    respondOnce: (request, responder) =>
      request.key === 'busy' ? Promise.resolve({ kind: 'in progress' }) : store.respondOnce(request, responder),
  },
}));
const [host, stranger] = await Promise.all([service.account(), service.account()]);
const broken = await openService((store) => ({
  store: { ...store, findUser: () => Promise.reject(new Error('secret detail')) },
}));
const brokenHost = await broken.account();
const [unreachable, away] = await Promise.all([openUnreachable(), openUnreachable()]);

const strict = await openService(() => ({ requestsPerMinute: 0 }));
const abandoned = await openService();
const feed = await openFeedServer();
const calendars = await openCalendarService(feed.host);

const me = '/v1/users/me';
const webhook = { url: 'https://example.com', events: ['event.created'] };

/** One request for each failure of the service. */
const provoked: Partial<Record<ProblemCode, () => Promise<Reply>>> = {
  invalid_json: () => asHost('/v1/events', { body: '{' }),
  unauthenticated: () => service.request(me),
  access_denied: () => asHost(`/v1/event-types/${stranger.eventTypeId}`),
  insufficient_scope: async () => {
    const { accountId } = host;
    const issued = await issueKey(service.store, { accountId, scopes: ['book'] }, service.clock());
    return service.request(me, { key: issued?.key });
  },
  resource_not_found: () => asHost('/v1/event-types/2147483647'),
  route_not_found: () => asHost('/v1/nowhere'),
  method_not_allowed: () => asHost(me, { method: 'DELETE' }),
  slot_unavailable: () => service.book(host, '2026-03-07T10:00:00+01:00'),
  idempotency_in_progress: () => asHost('/v1/webhooks', { headers: { 'idempotency-key': 'busy' }, body: webhook }),
  idempotency_key_reused: async () => {
    const headers = { 'idempotency-key': 'used' };
    await asHost('/v1/webhooks', { headers, body: webhook });
    return asHost('/v1/webhooks', { headers, body: { ...webhook, is_active: false } });
  },
  event_in_past: async () => {
    const event = await booked('2026-03-02T09:00:00+01:00');
    service.holdClock('2026-03-02T09:00:01+01:00');
    const reply = await asHost(`/v1/events/${event.id}/cancel`, { method: 'POST' });
    service.holdClock(mondayMorning);
    return reply;
  },
  event_not_started: async () => {
    const event = await booked('2026-03-02T12:00:00+01:00');
    return asHost(`/v1/events/${event.id}/no-show`, { body: { absent: true } });
  },
  event_canceled: async () => {
    const event = await booked('2026-03-02T10:00:00+01:00');
    await asHost(`/v1/events/${event.id}/cancel`, { method: 'POST' });
    return asHost(`/v1/events/${event.id}/reschedule`, { body: { start: '2026-03-02T11:00:00+01:00' } });
  },
  invitee_limit_reached: async () => {
    await host.updateEventType({ most_open_per_invitee: 1 });
    await service.book(host, '2026-03-04T10:00:00+01:00');
    const reply = await service.book(host, '2026-03-04T11:00:00+01:00');
    await host.updateEventType({ most_open_per_invitee: null });
    return reply;
  },
  resource_in_use: async () => {
    await service.book(host, '2026-03-03T10:00:00+01:00');
    return asHost(`/v1/event-types/${host.eventTypeId}`, { method: 'DELETE' });
  },
  webhook_inactive: async () => {
    const { body } = await asHost('/v1/webhooks', { body: { ...webhook, is_active: false } });
    return asHost(`/v1/webhooks/${body.data.id}/test`, { method: 'POST' });
  },
  body_too_large: () => asHost('/v1/events', { body: ' '.repeat(256 * 1024 + 1) }),
  unsupported_media_type: () => asHost('/v1/events', { body: '{}', headers: { 'content-type': 'text/plain' } }),
  changed_meanwhile: () =>
    asHost(`/v1/event-types/${host.eventTypeId}`, {
      method: 'PUT',
      headers: { 'if-match': '"2019-01-01T00:00:00+00:00"' },
      body: { title: 'Late' },
    }),
  validation_failed: () => asHost('/v1/events', { body: {} }),
  quota_exceeded: async () => {
    const { key } = await service.account();
    for (let count = 0; count < 50; count += 1) await service.request('/v1/webhooks', { key, body: webhook });
    return service.request('/v1/webhooks', { key, body: webhook });
  },
  too_many_requests: async () => strict.request(me, { key: (await strict.account()).key }),
  calendar_unreachable: async () => {
    const account = await calendars.account();
    feed.serve(calendarOf());
    await calendars.connect(account, feed.url);
    feed.respondWith((_request, response) => void response.writeHead(500).end());
    calendars.holdClock('2026-03-02T15:00:00+01:00');
    return calendars.slots(account, { start: '2026-03-03', end: '2026-03-03' });
  },
  internal_error: () => broken.request(me, { key: brokenHost.key }),
  unavailable: () => unreachable.request(me, { key: 'any' }),
};

/** Failures of the gateway, of the server and of the console, which their own tests cover. */
const elsewhere: readonly ProblemCode[] = [
  'origin_not_allowed',
  'https_required',
  'manage_token_invalid',
  'form_token_required',
  'sign_in_failed',
  'session_required',
  'proof_required',
  'cross_site_request',
  'link_invalid',
];

// The keys of the table are the codes.
const codes = Object.keys(problems) as ProblemCode[];

test.each(codes.filter((code) => !elsewhere.includes(code)))('sends %s in the envelope', async (code) => {
  const { status, headers, body } = (await provoked[code]?.()) ?? expect.fail(`nothing provokes ${code}`);
  expect([status, body.success, body.error.code]).toEqual([problems[code].status, false, code]);
  expect(body.error.request_id).toBe(headers.get('x-request-id'));
  expect(Object.keys(body)).toEqual(['success', 'error', ...(code === 'changed_meanwhile' ? ['data'] : [])]);
});

test.each([me, '/v1/nowhere', '/'])('sends the security headers with every response, %s included', async (path) => {
  const { headers } = await asHost(path, { headers: { 'x-request-id': 'mine' } });
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('gives every request an id of its own', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await asHost(me)).headers.get('x-request-id')));
  expect(new Set(ids).size).toBe(3);
});

test('logs an internal error by request id and hides it from the caller', async () => {
  const { body } = await broken.request(me, { key: brokenHost.key });
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(broken.logged.at(-1)).toMatchObject({
    request_id: body.error.request_id,
    error: { message: 'secret detail' },
  });
});

test('responds 503 with Retry-After while the database is down', async () => {
  const { status, headers } = await unreachable.request(me, { key: 'any' });
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

test('logs a database outage once, however many requests fail', async () => {
  const { request, logged } = away;
  await Promise.all(Array.from({ length: 50 }, () => request(me, { key: 'any' })));
  const lines = logged.filter((line) => 'requests' in line);
  expect(lines.length).toBeLessThan(5);
  expect(lines[0]).toMatchObject({ requests: 1, error: { message: 'Connection terminated unexpectedly' } });
});

test('recovers by itself after a database outage', async () => {
  const { key } = await abandoned.account();
  await abandoned.dropDatabase();
  const replies = await Promise.all([1, 2, 3].map(() => abandoned.request(me, { key })));
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503]);
});

function openUnreachable() {
  return openService((store) => ({
    store: { ...store, findCallerByKey: () => Promise.reject(new Error('Connection terminated unexpectedly')) },
  }));
}

async function booked(start: string): Promise<{ id: string }> {
  return (await service.book(host, start)).body.data;
}

function asHost(path: string, sent: RequestOptions = {}): Promise<Reply> {
  return service.request(path, { key: host.key, ...sent });
}
