import { beforeEach, describe, expect, it } from 'vitest';
import { parseOriginRules } from './http/index.ts';
import { openWorld, refusal, secretKey, settle, slotsOfApril, type World } from './testing/index.ts';

const start = '2026-04-07T09:00Z';
const json = { 'content-type': 'application/json' };

let world: World;
let errors: unknown[];
let id: string;
let token: string;

beforeEach(() => open());

async function open(options: Parameters<typeof openWorld>[0] = {}): Promise<void> {
  errors = [];
  world = openWorld({ onError: (error) => errors.push(error), ...options });
  const { data } = await (await world.book(start)).json();
  [id, token] = [data.id, data.manage_token];
}

/** Every request that a page can make. */
async function askEverything(): Promise<Response[]> {
  const responses = [
    await world.get('/event-types/42'),
    await world.get('/event-types/42/booking-forms'),
    await world.get('/event-types/42/form-token'),
    await world.get(slotsOfApril),
    await world.get(slotsOfApril, { headers: { 'sched-manage-token': token } }),
    await world.book('2026-04-08T09:00Z', { key: 'a' }),
    await world.manage(id, token),
    await world.manage(`${id}/reschedule`, token, { body: { start: '2026-04-09T09:00Z' } }),
    await world.manage(`${id}/cancel`, token, { body: {} }),
    await world.get('/nothing'),
  ];
  await settle();
  return responses;
}

describe('the account’s key', () => {
  const leaking = () =>
    Response.json({ success: true, data: { key: secretKey, message: secretKey } }, { headers: { 'x-key': secretKey } });

  it.each([
    ['as it should', undefined],
    ['in another shape', leaking],
    [
      'with a failure that quotes it',
      () => refusal({ code: 'validation_failed', message: secretKey, errors: { start: ['x'] } }),
    ],
    ['with one of its own', () => new Response(secretKey, { status: 500, statusText: secretKey })],
    ['not at all', () => Promise.reject(new TypeError(`connect to https://${secretKey}@upstream.example`))],
  ])('keeps the key out of responses and reports when the server responds %s', async (_, reply) => {
    if (reply) {
      for (const path of world.server.instead.keys()) world.server.instead.set(path, reply);
      for (const path of ['', '/booking-forms']) world.server.instead.set(`GET /v1/event-types/42${path}`, reply);
      await world.forget();
    }
    for (const response of await askEverything()) {
      const text = `${await response.text()} ${JSON.stringify([...response.headers])}`;
      expect(text).not.toContain('secret_of_the_account');
    }
    expect(JSON.stringify(errors)).not.toContain('secret_of_the_account');
  });
});

it('does not follow redirects, which would take the key along', async () => {
  await askEverything();
  expect(new Set(world.server.requests.map(({ redirect }) => redirect))).toEqual(new Set(['manual']));
});

describe('every response', () => {
  it('responds with JSON and without credentials', async () => {
    for (const { headers } of await askEverything()) {
      expect([headers.get('set-cookie'), headers.get('access-control-allow-credentials')]).toEqual([null, null]);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('forbids caching what concerns one person', async () => {
    const personal = (await askEverything()).slice(4);
    expect(personal.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(6).fill('no-store'));
  });
});

describe('requests that change something', () => {
  const posts = () => ['/events', `/events/${id}/cancel`, `/events/${id}/reschedule`];

  function post(path: string, headers: Record<string, string>): Promise<Response> {
    const init = { method: 'POST', headers: { 'sched-manage-token': token, ...headers }, body: '{}' };
    return world.gateway.fetch(new Request(`https://book.example/embed/v1${path}`, init));
  }

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'multipart/form-data; boundary=x' }],
  ])('refuses changes from a form of another site: %j', async (headers) => {
    const responses = await Promise.all(posts().map((path) => post(path, headers)));
    expect(responses.map(({ status }) => status)).toEqual([415, 415, 415]);
  });

  it.each([[{}], [{ origin: 'https://bad.example' }], [{ origin: 'null' }], [{ origin: 'https://good.example.bad' }]])(
    'changes nothing for a page that is not on the list: %j',
    async (headers) => {
      world = openWorld({ allowedOrigins: parseOriginRules('https://good.example') });
      const responses = await Promise.all(posts().map((path) => post(path, { ...json, ...headers })));
      const codes = await Promise.all(responses.map(async (reply) => (await reply.json()).error.code));
      expect(codes).toEqual(Array(3).fill('origin_not_allowed'));
      expect(world.server.requests).toEqual([]);
    },
  );

  it('changes nothing by GET', async () => {
    const responses = await Promise.all([world.manage(`${id}/cancel`, token), world.manage(`${id}/reschedule`, token)]);
    expect([responses.map(({ status }) => status), world.server.booked.length]).toEqual([[404, 404], 1]);
  });

  it('refuses a body larger than 16 kB', async () => {
    const body = { reason: 'x'.repeat(17_000) };
    expect((await world.manage(`${id}/cancel`, token, { body })).status).toBe(413);
  });
});

describe('an event type that is not shown', () => {
  it('sends as many requests for a hidden event type as for a missing one', async () => {
    world.server.eventType = { ...world.server.eventType, is_active: false };
    await world.forget();
    const costOf = async (path: string) => {
      const before = world.server.requests.length;
      const { status } = await world.get(path);
      return [status, world.server.requests.length - before];
    };
    for (const rest of ['', '/booking-forms', '/slots?start=2026-04-01&end=2026-04-02']) {
      const [hidden, unknown] = [await costOf(`/event-types/42${rest}`), await costOf(`/event-types/99${rest}`)];
      expect(hidden).toEqual(unknown);
    }
  });
});

it('reports no error when a visitor leaves while sending', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  // `duplex` is missing from the types; a stream cannot be sent without it.
  const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit;
  const reply = await world.gateway.fetch(new Request('https://book.example/embed/v1/events', init));
  expect([reply.status, errors]).toEqual([400, []]);
});
