import { beforeEach, describe, expect, it } from 'vitest';
import { createGatewayCore, type GatewayCore } from './gateway-core.ts';
import { at, FakeServer, refusal, secretKey } from './testing/index.ts';

const draft = {
  event_type_id: 42,
  start: '2026-04-07T09:30:00+02:00',
  timezone: 'Europe/Berlin',
  answers: { name: 'Ada', email: 'ada@example.org' },
};

let server: FakeServer;
let gateway: GatewayCore;

beforeEach(() => {
  server = new FakeServer();
  gateway = createGatewayCore({
    upstream: {
      baseUrl: 'https://upstream.example',
      fetch: server.fetch,
      headersFor: () => ({ authorization: `Bearer ${secretKey}` }),
    },
    linkSecrets: ['a secret to sign links with'],
    proofOfWork: 'never',
    clock: () => at('2026-04-01T00:00Z'),
  });
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return gateway.fetch(new Request(`https://book.example${path}`, { headers }));
}

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return gateway.fetch(
    new Request('https://book.example/embed/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    }),
  );
}

describe('public fields', () => {
  it('shows an event type without its rules or its room', async () => {
    const reply = await (await get('/embed/v1/event-types/42')).json();
    expect(reply).toEqual({
      success: true,
      data: {
        id: 42,
        title: 'Introductory call',
        description: 'A first conversation.',
        duration: 30,
        durations: null,
        location: { type: 'video' },
        redirect_url: null,
        host: { name: 'Demo Host', avatar: '', timezone: 'Europe/Berlin', time_format: 24, start_of_week: 1 },
      },
    });
  });

  it.each([
    [
      { type: 'in_person', value: '12 High Street, Leeds', is_public: true },
      { type: 'in_person', value: '12 High Street, Leeds' },
    ],
    [{ type: 'in_person', value: '12 High Street, Leeds' }, { type: 'in_person' }],
    [{ type: 'video', value: 'https://meet.example/secret-room', is_public: true }, { type: 'video' }],
  ] as const)(
    'shows where people meet only if the host does, never the link of a call: %j',
    async (location, publicLocation) => {
      server.eventType = { ...server.eventType, location };
      expect((await (await get('/embed/v1/event-types/42')).json()).data.location).toEqual(publicLocation);
    },
  );

  it('lists active fields in order of position', async () => {
    const { data } = await (await get('/embed/v1/event-types/42/booking-forms')).json();
    expect(data.map((field: { identifier: string }) => field.identifier)).toEqual(['name', 'email']);
  });

  it('writes only the start and end of slots, in the requested zone', async () => {
    const reply = await get('/embed/v1/event-types/42/slots?start=2026-04-01&end=2026-04-30&timezone=Europe/Berlin');
    expect((await reply.json()).data).toEqual({
      slots: { '2026-04-07': [{ start: '2026-04-07T09:30:00+02:00', end: '2026-04-07T10:00:00+02:00' }] },
    });
  });

  it('shows the invitee no contact and no host email address', async () => {
    const reply = await post(draft);
    const { data } = await reply.json();
    expect(reply.status).toBe(201);
    expect(data).not.toHaveProperty('contact_id');
    expect(data.host).toEqual({ name: 'Demo Host', timezone: 'Europe/Berlin' });
  });

  it('hides an inactive event type like a missing one', async () => {
    server.eventType = { ...server.eventType, is_active: false };
    const off = await get('/embed/v1/event-types/42/booking-forms');
    const unknown = await get('/embed/v1/event-types/43/booking-forms');
    expect([off.status, unknown.status]).toEqual([404, 404]);
    expect({ ...(await off.json()).error, request_id: '' }).toEqual({
      ...(await unknown.json()).error,
      request_id: '',
    });
  });
});

describe('refused requests', () => {
  it.each([
    '/embed/v1/users/me',
    '/embed/v1/contacts',
    '/embed/v1/event-types',
    '/embed/v1/event-types/42/../../users/me',
    '/embed/v1/event-types/42/booking-forms/1',
  ])('responds 404 to the unknown route %s', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(server.requests).toEqual([]);
  });

  it.each(['0', '-1', '042', '4e1', '99999999999999999', 'abc', '42%2F..%2Fme'])(
    'responds 404 to the id %s without asking the server',
    async (id) => {
      expect((await get(`/embed/v1/event-types/${id}`)).status).toBe(404);
      expect(server.requests).toEqual([]);
    },
  );

  it('refuses a range of more than 62 days', async () => {
    const { status } = await get('/embed/v1/event-types/42/slots?start=2026-04-01&end=2026-06-02');
    expect(status).toBe(422);
  });

  it('refuses wrong answers without a request to the server', async () => {
    const reply = await post({ ...draft, answers: { name: 'Ada', email: 'ada', retired: 'x' } });
    expect((await reply.json()).error).toMatchObject({
      code: 'validation_failed',
      errors: {
        'answers.email': ['must be an email address like name@example.org, found "ada"'],
        'answers.retired': ['is not an active field of this booking form'],
      },
    });
    expect(server.requests.every((request) => request.method === 'GET')).toBe(true);
  });

  it.each([
    ['{"event_type_id":', {}, 400, 'invalid_json'],
    [JSON.stringify(draft), { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    [JSON.stringify(draft), { 'content-type': 'application/json; charset=utf-16' }, 415, 'unsupported_media_type'],
    [JSON.stringify(draft), { 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
    [JSON.stringify({ ...draft, pad: 'x'.repeat(17_000) }), {}, 413, 'body_too_large'],
    [JSON.stringify({ ...draft, start: 'soon' }), {}, 422, 'validation_failed'],
  ])('refuses the body %.30s', async (body, headers, status, code) => {
    const reply = await post(body, headers);
    expect([reply.status, (await reply.json()).error.code]).toEqual([status, code]);
  });

  it('refuses a name that is not written in UTF-8', async () => {
    const text = JSON.stringify({ ...draft, answers: { name: 'Zoë', email: 'zoe@example.org' } });
    const reply = await post(new Blob([Buffer.from(text, 'latin1')]));
    expect([reply.status, (await reply.json()).error.code]).toEqual([400, 'invalid_json']);
  });
});

describe('the account key', () => {
  it('sends the key to the server and to no page', async () => {
    server.instead.set('GET /v1/event-types/42/slots', () => refusal({ code: 'internal_error', message: secretKey }));
    const responses = await Promise.all([
      get('/embed/v1/event-types/42', { authorization: 'Bearer x', cookie: 'a=b', 'x-forwarded-host': 'evil' }),
      get('/embed/v1/event-types/42/slots?start=2026-04-01&end=2026-04-30'),
      post(draft),
    ]);
    for (const reply of responses) {
      expect(`${await reply.text()} ${JSON.stringify([...reply.headers])}`).not.toContain('secret_of_the_account');
    }
    for (const { headers } of server.requests) {
      expect(headers.get('authorization')).toBe(`Bearer ${secretKey}`);
      expect([headers.get('cookie'), headers.get('x-forwarded-host')]).toEqual([null, null]);
    }
  });
});

describe('a server that fails', () => {
  it.each([
    ['refuses our key', () => refusal({ code: 'unauthenticated' }), 503, 'unavailable'],
    ['breaks', () => refusal({ code: 'internal_error' }), 503, 'unavailable'],
    ['answers HTML', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }), 503, 'unavailable'],
    ['answers another shape', () => Response.json({ success: true, data: [] }), 503, 'unavailable'],
    ['says it is another account’s', () => refusal({ code: 'access_denied' }), 404, 'resource_not_found'],
  ])('turns a server that %s into a failure a page can read', async (_how, response, status, code) => {
    server.instead.set('GET /v1/event-types/42', response);
    const reply = await get('/embed/v1/event-types/42');
    expect([reply.status, (await reply.json()).error.code]).toEqual([status, code]);
  });

  it('responds 503 while the server cannot be reached', async () => {
    server.instead.set('GET /v1/event-types/42', () => {
      throw new TypeError('connect ECONNREFUSED');
    });
    const reply = await get('/embed/v1/event-types/42');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('says why a time is no longer available', async () => {
    server.instead.set('POST /v1/events', () => refusal({ code: 'slot_unavailable', reason: 'taken' }));
    const reply = await post(draft);
    expect([reply.status, (await reply.json()).error]).toMatchObject([
      409,
      { code: 'slot_unavailable', reason: 'taken' },
    ]);
  });

  it('passes on errors in answers and no other errors', async () => {
    server.instead.set('POST /v1/events', () =>
      refusal({ code: 'validation_failed', errors: { 'answers.name': ['is odd'], account_id: ['is 7'] } }),
    );
    expect((await (await post(draft)).json()).error.errors).toEqual({ 'answers.name': ['is odd'] });
  });
});
