import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, event, openWorld, settle, slotsOfApril, type World } from '../testing/index.ts';

const start = '2026-04-07T09:00Z';
const publicId = 'demo/introductory-call';
const secret = 'p_0123456789abcdefghijklmn';

let world: World;

beforeEach(() => open());

function open(options: Parameters<typeof openWorld>[0] = {}): void {
  world = openWorld(options);
  world.server.instead.set('GET /v1/event-types', () =>
    Response.json({ success: true, data: [world.server.eventType] }),
  );
}

/** Every request about an event type, by one name in the path and by another in the body. */
async function askAll(inPath: string, inBody: unknown, headers: Record<string, string> = {}): Promise<Response[]> {
  const responses = [
    await world.get(`/event-types/${inPath}`, { headers }),
    await world.get(`/event-types/${inPath}/booking-forms`, { headers }),
    await world.get(slotsOfApril.replace('42', inPath), { headers }),
    await world.book(start, { more: { event_type_id: inBody } }),
  ];
  await settle();
  return responses;
}

const statusesOf = (responses: Response[]) => responses.map(({ status }) => status);

describe('a public id', () => {
  it('accepts a public id wherever an id is accepted', async () => {
    expect(statusesOf(await askAll('demo~introductory-call', publicId))).toEqual([200, 200, 200, 201]);
    expect((await world.get('/event-types/Demo~introductory-call')).status).toBe(200);
    expect((await world.get('/event-types/demo~introductory-call/form-token')).status).toBe(200);
  });

  it('shows the same for a public id as for the id', async () => {
    const [byId, byName] = await Promise.all(
      ['42', 'demo~introductory-call'].map(async (name) => (await world.get(`/event-types/${name}`)).json()),
    );
    expect(byName).toEqual(byId);
  });

  it.each(['demo~other', 'other~introductory-call', 'demo%2Fintroductory-call', 'demo', '@1~introductory-call', '~'])(
    'finds no event type as %s',
    async (name) => expect(await codeOf(await world.get(`/event-types/${name}`))).toBe('resource_not_found'),
  );

  it('looks up public ids once for everyone who guesses', async () => {
    for (const name of ['a', 'b', 'c']) await world.get(`/event-types/demo~${name}`);
    expect([world.server.countOf('/v1/event-types'), world.server.countOf('/v1/users/me')]).toEqual([1, 1]);
  });

  it('finds a public id on a server that lists none', async () => {
    const { public_id, visibility, ...before } = world.server.eventType;
    world.server.eventType = before;
    expect(statusesOf(await askAll('demo~introductory-call', publicId))).toEqual([200, 200, 200, 201]);
  });

  it('responds 503 for a public id while the server is away', async () => {
    world.server.instead.set('GET /v1/event-types', () => new Response('', { status: 500 }));
    expect((await world.get('/event-types/demo~introductory-call')).status).toBe(503);
  });

  it.each(['42', 'demo~introductory-call', {}, null, 0])('refuses %j as an event type in a body', async (name) => {
    expect(await codeOf(await world.book(start, { more: { event_type_id: name } }))).toBe('validation_failed');
  });

  it('publishes an event type by its public id', async () => {
    open({ eventTypes: [{ account: 'demo', name: 'introductory-call' }] });
    expect(statusesOf(await askAll('42', 42))).toEqual([200, 200, 200, 201]);
    open({ eventTypes: [{ account: 'demo', name: 'other' }] });
    expect(statusesOf(await askAll('42', 42))).toEqual([404, 404, 404, 404]);
  });
});

describe('a private event type', () => {
  beforeEach(() => {
    world.server.eventType = { ...world.server.eventType, public_id: `demo/${secret}`, visibility: 'private' };
  });

  it('finds a private event type by its public id', async () => {
    expect(statusesOf(await askAll(`demo~${secret}`, `demo/${secret}`))).toEqual([200, 200, 200, 201]);
  });

  it('finds a private event type neither by id nor by slug', async () => {
    expect(statusesOf(await askAll('42', 42))).toEqual([404, 404, 404, 404]);
    expect(statusesOf(await askAll('demo~introductory-call', publicId))).toEqual([404, 404, 404, 404]);
  });

  it("shows a private event type's slots to the invitee who reschedules", async () => {
    const { data } = await (await world.book(start, { more: { event_type_id: `demo/${secret}` } })).json();
    const headers = { 'sched-manage-token': data.manage_token };
    const responses = await Promise.all(['/event-types/42', slotsOfApril].map((path) => world.get(path, { headers })));
    expect(responses.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
    ]);
    const response = await world.manage(`${data.id}/reschedule`, data.manage_token, {
      body: { start: '2026-04-08T09:00Z' },
    });
    const canceled = await world.manage(`${data.id}/cancel`, data.manage_token, { body: {} });
    expect([response.status, canceled.status]).toEqual([200, 200]);
  });

  it('hides a private event type from invitees of another one', async () => {
    const { data } = await (await world.book(start, { more: { event_type_id: `demo/${secret}` } })).json();
    world.server.instead.set(`GET /v1/events/${data.id}`, () =>
      Response.json({ success: true, data: { ...event, id: data.id, event_type_id: 43 } }),
    );
    const headers = { 'sched-manage-token': data.manage_token };
    expect((await world.get('/event-types/42', { headers })).status).toBe(404);
  });

  it('does not call a private event type missing while the server cannot say whose event the token opens', async () => {
    const { data } = await (await world.book(start, { more: { event_type_id: `demo/${secret}` } })).json();
    world.server.instead.set(`GET /v1/events/${data.id}`, () => new Response('', { status: 503 }));
    const headers = { 'sched-manage-token': data.manage_token };
    const responses = await Promise.all(
      ['/event-types/42', slotsOfApril, '/event-types/99'].map((path) => world.get(path, { headers })),
    );
    expect(statusesOf(responses)).toEqual([503, 503, 503]);
  });

  it('asks an invitee who reads too many months to wait, like everyone else', async () => {
    open({ requestsPerMinute: 60 });
    world.server.eventType = { ...world.server.eventType, public_id: `demo/${secret}`, visibility: 'private' };
    const { data } = await (await world.book(start, { more: { event_type_id: `demo/${secret}` } })).json();
    const visit = { headers: { 'sched-manage-token': data.manage_token }, address: '192.0.2.1' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 16; turn += 1) statuses.push((await world.get('/event-types/42', visit)).status);
    expect([new Set(statuses), statuses.at(-1)]).toEqual([new Set([200, 429]), 429]);
  });

  it('hides a private event type under its former public id', async () => {
    expect((await world.get(`/event-types/demo~${secret}`)).status).toBe(200);
    world.server.eventType = { ...world.server.eventType, public_id: 'demo/p_another' };
    world.passSeconds(61);
    await world.get('/event-types/42');
    await settle();
    expect((await world.get(`/event-types/demo~${secret}`)).status).toBe(404);
  });
});
