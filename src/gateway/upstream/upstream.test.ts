import { afterEach, describe, expect, it, vi } from 'vitest';
import { openWorld, refusal, settle, slotsOfApril } from '../testing/index.ts';

afterEach(() => {
  vi.useRealTimers();
});

const slotsPath = 'GET /v1/event-types/42/slots';

/** What a visitor sees when slots get this response, with and without something cached. */
async function seen(response: () => Response | Promise<Response>) {
  const cold = openWorld();
  cold.server.instead.set(slotsPath, response);
  const first = await cold.get(slotsOfApril);
  const warm = openWorld();
  await warm.get(slotsOfApril);
  warm.server.instead.set(slotsPath, response);
  warm.passSeconds(100);
  await warm.get(slotsOfApril);
  await settle();
  const second = await warm.get(slotsOfApril);
  return [first.status, second.status, second.headers.get('age')];
}

const huge = () => new Response(`{"success":true,"data":{"slots":{},"pad":"${'x'.repeat(2 * 1024 * 1024)}"}}`);
const wait = { 'retry-after': '30' };
const limited = () =>
  Response.json({ success: false, error: { code: 'x', message: 'x' } }, { status: 429, headers: wait });

describe('a server that fails on slots', () => {
  it.each([
    ['with an error of its own', () => refusal({ code: 'internal_error' }), 503],
    ['with malformed JSON', () => new Response('{"success":true,"da'), 503],
    ['with another shape', () => Response.json({ success: true, data: { slots: 7 } }), 503],
    ['with too much', huge, 503],
    [
      'with a way elsewhere',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
      503,
    ],
    ['with a refusal of our key', () => refusal({ code: 'unauthenticated' }), 503],
    ['with too many requests', limited, 429],
  ])('shows cached slots while the server fails %s', async (_, response, status) => {
    expect(await seen(response)).toEqual([status, 200, '100']);
  });

  it.each([
    ['before its response', () => new Promise<Response>(() => undefined)],
    [
      'within its response',
      () => new Response(new ReadableStream({ start: (sink) => sink.enqueue(new Uint8Array(1)) })),
    ],
  ])('gives up on a server that hangs %s after ten seconds', async (_, hang) => {
    vi.useFakeTimers();
    const world = openWorld();
    world.server.instead.set(slotsPath, hang);
    const response = world.get(slotsOfApril);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([(await response).status, (await response).headers.get('retry-after')]).toEqual([503, '5']);
    expect(world.server.requests.at(-1)?.signal.aborted).toBe(true);
  });
});

describe('a server that words its failures in its own way', () => {
  it.each([
    [404, 404, 'resource_not_found'],
    [403, 404, 'resource_not_found'],
    [401, 503, 'unavailable'],
    [500, 503, 'unavailable'],
  ])('understands the status %i without a body', async (status, publicStatus, code) => {
    const world = openWorld();
    world.server.instead.set('GET /v1/event-types/42', () => Response.json({ message: 'Not so.' }, { status }));
    const response = await world.get('/event-types/42');
    expect([response.status, (await response.json()).error.code]).toEqual([publicStatus, code]);
  });

  it.each([
    [409, 'slot_unavailable'],
    [422, 'validation_failed'],
    [429, 'too_many_requests'],
  ])('refuses a booking for the status %i without a body', async (status, code) => {
    const world = openWorld();
    world.server.instead.set('POST /v1/events', () => new Response('no', { status, headers: wait }));
    const response = await world.book('2026-04-07T09:00Z');
    expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
  });
});

it.each([
  ['a booking without an id', 'POST /v1/events', { start: '2026-04-07T09:00:00Z' }, 'cannot be read'],
  ['an event without a type', 'GET', { start: '2026-04-07T09:00:00Z', duration: 30 }, 'cannot be read'],
  ['an event without a start', 'GET', { event_type_id: 42, duration: 30 }, 'cannot be read'],
  ['an event without an end', 'GET', { event_type_id: 42, start: '2026-04-07T09:00:00Z' }, 'cannot be read'],
  ['a slot at no time', slotsPath, { slots: { '2026-04-07': [{ start: 'nine', end: 'ten' }] } }, 'an invalid time'],
])('reports %s, which it cannot show', async (_, path, data, sentence) => {
  const errors: unknown[] = [];
  const world = openWorld({ onError: (error) => errors.push(error) });
  const { id, manage_token: token } = (await (await world.book('2026-04-08T09:00Z')).json()).data;
  world.server.instead.set(path === 'GET' ? `GET /v1/events/${id}` : path, () =>
    Response.json({ success: true, data }),
  );
  const responses = [
    await world.book('2026-04-07T09:00Z'),
    await world.manage(id, token),
    await world.get(slotsOfApril),
  ];
  expect(responses.filter(({ status }) => status === 503).length).toBe(1);
  expect(errors.map(String)).toEqual([expect.stringContaining(sentence)]);
});

it.each(['insufficient_scope', 'https_required', 'route_not_found'] as const)(
  'reports a booking refused with %s, which says nothing about the event type',
  async (code) => {
    const errors: unknown[] = [];
    const world = openWorld({ onError: (error) => errors.push(error) });
    world.server.instead.set('POST /v1/events', () => refusal({ code }));
    expect((await world.book('2026-04-07T09:00Z')).status).toBe(503);
    expect(errors.map(String)).toEqual([expect.stringContaining('may lack a scope')]);
  },
);

/** What a proxy answers while the server behind it restarts, and what a firewall answers. */
const proxyResponses = [
  ['404', () => new Response('404 page not found\n', { status: 404 })],
  ['403', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
] as const;

describe('a proxy that responds in place of the server', () => {
  it.each(proxyResponses)('does not replace a known event type with its %s', async (_, response) => {
    const errors: unknown[] = [];
    const world = openWorld({ onError: (error) => errors.push(error) });
    const path = 'GET /v1/event-types/42';
    await world.get('/event-types/42');
    world.server.instead.set(path, response);
    world.passSeconds(61);
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      statuses.push((await world.get('/event-types/42')).status);
      await settle();
    }
    await world.forget();
    statuses.push((await world.get('/event-types/42')).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(errors.map(String)).toEqual([expect.stringMatching(/GET \/v1\/event-types\/{id} has status 40[34] and/)]);
    world.passSeconds(360);
    expect((await world.get('/event-types/42')).status).toBe(404);
  });

  it.each(proxyResponses)('does not deny what belongs to a known event type with its %s', async (_, response) => {
    const world = openWorld();
    for (const path of ['GET /v1/users/me', 'GET /v1/event-types/42/booking-forms', slotsPath])
      world.server.instead.set(path, response);
    const paths = ['/event-types/42', '/event-types/42/booking-forms', slotsOfApril];
    const responses = await Promise.all(paths.map((path) => world.get(path)));
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  });

  it.each(proxyResponses)('does not refuse a booking or a change for good with its %s', async (_, response) => {
    const world = openWorld();
    const { data } = await (await world.book('2026-04-07T09:00Z')).json();
    for (const path of ['', `/${data.id}/cancel`, `/${data.id}/reschedule`])
      world.server.instead.set(`POST /v1/events${path}`, response);
    const start = '2026-04-08T09:00Z';
    const responses = [
      await world.book(start),
      await world.manage(`${data.id}/cancel`, data.manage_token, { body: {} }),
      await world.manage(`${data.id}/reschedule`, data.manage_token, { body: { start } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  });

  it('does not hide a public id, because every server has its own event types', async () => {
    const world = openWorld();
    world.server.instead.set('GET /v1/users/me', proxyResponses[0][1]);
    expect((await world.get('/event-types/demo~introductory-call')).status).toBe(503);
  });

  it('reports each other response that cannot be read', async () => {
    const errors: unknown[] = [];
    const world = openWorld({ onError: (error) => errors.push(error) });
    world.server.instead.set('GET /v1/event-types/42', () => new Response('Not Acceptable', { status: 406 }));
    expect((await world.get('/event-types/42')).status).toBe(503);
    expect(errors.map(String)).toEqual([expect.stringContaining('has status 406 and cannot be read')]);
  });
});

it('names the booking limit to an invitee, and no booking', async () => {
  const world = openWorld();
  world.server.instead.set('POST /v1/events', () => refusal({ code: 'invitee_limit_reached' }));
  const response = await world.book('2026-04-07T09:00Z');
  const { error } = await response.json();
  expect([response.status, error.code, 'errors' in error]).toEqual([409, 'invitee_limit_reached', false]);
});

it('says that a host has no times for now without mentioning calendars', async () => {
  const world = openWorld();
  world.server.instead.set(slotsPath, () => refusal({ code: 'calendar_unreachable', retryAfterSeconds: 300 }));
  for (const response of [await world.get(slotsOfApril), await world.get(slotsOfApril)]) {
    const text = await response.text();
    expect([response.status, JSON.parse(text).error]).toMatchObject([503, { code: 'unavailable', reason: 'closed' }]);
    expect(text).not.toContain('calendar');
  }
});

it('passes on at most as many errors as a page can show', async () => {
  const world = openWorld();
  const errors = { start: Array(1000).fill('x'.repeat(1000)), internal: ['y'] };
  world.server.instead.set('POST /v1/events', () => refusal({ code: 'validation_failed', errors }));
  const text = await (await world.book('2026-04-07T09:00Z')).text();
  expect([text.includes('xxx'), text.includes('internal'), text.length < 2000]).toEqual([true, false, true]);
});

describe('a server that refuses further requests', () => {
  it('sends no request until the time the server named', async () => {
    const world = openWorld({ requestsPerMinute: 60 });
    world.server.instead.set(slotsPath, limited);
    const response = await world.get(slotsOfApril);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    const requestCount = world.server.requests.length;
    world.passSeconds(29);
    expect((await world.book('2026-04-07T09:00Z')).status).toBe(429);
    expect(world.server.requests.length).toBe(requestCount);
    world.passSeconds(1);
    expect((await world.book('2026-04-07T09:00Z')).status).toBe(201);
  });
});

it('goes on reading from a server that refuses only what would send mail', async () => {
  const world = openWorld({ requestsPerMinute: 60 });
  const tooMuchMail = { code: 'too_many_requests', reason: 'too_much_mail', retryAfterSeconds: 3240 } as const;
  world.server.instead.set('POST /v1/events', () => refusal(tooMuchMail));
  expect((await world.book('2026-04-07T09:00Z')).status).toBe(429);
  expect((await world.get(slotsOfApril)).status).toBe(200);
});

describe('a budget that is spent', () => {
  it('shows cached data before it refuses a visitor', async () => {
    const world = openWorld({ requestsPerMinute: 6 });
    await world.get(slotsOfApril);
    await world.get(slotsOfApril.replaceAll('2026-04', '2026-05'));
    world.passSeconds(30);
    expect((await world.get(slotsOfApril)).headers.get('age')).toBe('30');
    const response = await world.get(slotsOfApril.replaceAll('2026-04', '2026-06').replace('06-30', '06-29'));
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      429,
      '30',
      'no-store',
    ]);
    expect((await response.json()).error.code).toBe('too_many_requests');
  });

  it('removes times booked since from cached slots', async () => {
    const world = openWorld({ requestsPerMinute: 6 });
    await world.get(slotsOfApril);
    await world.get('/event-types/42/booking-forms');
    expect((await world.book('2026-04-07T09:00Z')).status).toBe(201);
    const text = await (await world.get(slotsOfApril)).text();
    expect(text).not.toContain('2026-04-07T09:00');
    expect(text).toContain('2026-04-07T10:00');
  });
});

it('sends a slow request once, however many wait for it', async () => {
  const world = openWorld();
  const { promise, resolve } = Promise.withResolvers<Response>();
  world.server.instead.set(slotsPath, () => promise);
  const responses = [world.get(slotsOfApril), world.get(slotsOfApril.replace('UTC', 'Asia/Tokyo'))];
  await settle();
  resolve(Response.json({ success: true, data: { slots: {}, next_available: null } }));
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
  expect(world.server.countOf('/slots')).toBe(1);
});
