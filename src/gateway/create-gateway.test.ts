import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGateway, type GatewayOptions } from './create-gateway.ts';
import { at, CalendarServer, date, hourly } from './testing/index.ts';

const now = at('2026-04-01T00:00Z');
const apiKey = 'sk_live_secret_of_the_account';
let server: CalendarServer;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  server = new CalendarServer(() => now, hourly(date('2026-04-01'), 30, [9]));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(options: Partial<GatewayOptions> = {}) {
  const gateway = createGateway({ upstream: server, apiKey, proofOfWork: 'never', ...options });
  const request = (path: string, init: RequestInit = {}) =>
    gateway.fetch(new Request(`https://book.example/embed/v1${path}`, init));
  return { ...gateway, request };
}

/** Returns which of these origins may read the response. */
async function readersOf({ request }: ReturnType<typeof open>, origins: readonly string[]): Promise<string[]> {
  const answers = origins.map((origin) => request('/event-types/42', { headers: { origin } }));
  const allowedOrigins = (await Promise.all(answers)).map(
    ({ headers }) => headers.get('access-control-allow-origin') ?? '',
  );
  return origins.filter((origin) => allowedOrigins.includes(origin));
}

async function book({ request }: ReturnType<typeof open>): Promise<{ id: string; manage_token: string }> {
  const body = {
    event_type_id: 42,
    start: '2026-04-02T09:00:00Z',
    timezone: 'UTC',
    answers: { name: 'Ada', email: 'ada@example.org' },
  };
  const headers = { 'content-type': 'application/json' };
  return (await (await request('/events', { method: 'POST', headers, body: JSON.stringify(body) })).json()).data;
}

describe('a gateway with a key', () => {
  it('sends requests with the key to anything with a fetch', async () => {
    expect((await open().request('/event-types/42')).status).toBe(200);
    expect(new Set(server.requests.map(({ headers }) => headers.get('authorization')))).toEqual(
      new Set([`Bearer ${apiKey}`]),
    );
  });

  it('sends requests over the network below an address', async () => {
    vi.stubGlobal('fetch', server.fetch);
    expect(await open({ upstream: 'https://api.example.com/' }).checkUpstream()).toBeUndefined();
    expect(server.requests.map(({ url }) => url)).toEqual(['https://api.example.com/v1/users/me']);
  });

  it('lets only pages of listed origins read', async () => {
    const allowedOrigins = ['https://*.shop.example', 'https://a.example'];
    const origins = ['https://a.example', 'https://b.shop.example', 'https://c.example'];
    expect(await readersOf(open({ allowedOrigins }), origins)).toEqual(origins.slice(0, 2));
    expect(await readersOf(open({ allowedOrigins: [] }), origins)).toEqual([]);
  });

  it('shows only the listed event types', async () => {
    const { request } = open({ eventTypes: [42] });
    const responses = await Promise.all([request('/event-types/42'), request('/event-types/43')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 404]);
  });

  it('opens bookings made by another gateway with the same key', async () => {
    const { id, manage_token } = await book(open());
    const openEvent = (options: Partial<GatewayOptions>) =>
      open(options).request(`/events/${id}`, { headers: { 'sched-manage-token': manage_token } });
    const statuses = await Promise.all([
      openEvent({}),
      openEvent({ apiKey: `${apiKey}2` }),
      openEvent({ linkSecret: secret }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 403, 403]);
  });

  it('accepts two secrets and signs with the first', async () => {
    const { id, manage_token } = await book(open({ linkSecret: secret }));
    const openEvent = (linkSecret: readonly [string, string]) =>
      open({ linkSecret }).request(`/events/${id}`, { headers: { 'sched-manage-token': manage_token } });
    expect((await openEvent([`${secret} of today`, secret])).status).toBe(200);
  });
});

const secret = 'a secret to sign links with';

describe('an invalid option', () => {
  // A program without types may pass this.
  const nothing = undefined as unknown as string;

  it.each<[Partial<GatewayOptions>, RegExp]>([
    [{ apiKey: nothing }, /^apiKey must be an API key of the server/],
    [{ apiKey: 'a key\nof two lines' }, /^apiKey must be/],
    [{ upstream: nothing }, /^upstream must have a fetch, or be an address/],
    [{ upstream: 'http://api.example.com' }, /^upstream must/],
    [{ allowedOrigins: ['shop.example'] }, /^An allowed origin is "shop\.example"; expected/],
    [{ linkSecret: 'too short' }, /^linkSecret must be 24 characters or more/],
    [{ linkSecret: [secret, 'too short'] }, /^linkSecret must/],
  ])('refuses the options %j', (options, sentence) => {
    expect(() => open(options)).toThrow(sentence);
  });

  it('refuses a wrong option without quoting the key', () => {
    expect(() => open({ apiKey: `${apiKey}\n` })).not.toThrow(apiKey);
  });

  it('reports a wrong key when the server is checked', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
    expect(await open({ upstream: 'https://api.example.com' }).checkUpstream()).toMatch(/^The key is wrong/);
  });
});
