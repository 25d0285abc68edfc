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
