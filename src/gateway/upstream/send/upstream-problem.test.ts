import { describe, expect, it } from 'vitest';
import { openWorld, refusal, settle, slotsOfApril } from '../../testing/index.ts';

const slotsPath = 'GET /v1/event-types/42/slots';

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
