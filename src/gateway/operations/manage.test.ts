import { beforeEach, describe, expect, it } from 'vitest';
import { parseOriginRules } from '../http/index.ts';
import { at, linkSecret, openWorld, refusal, type World } from '../testing/index.ts';
import { createManageTokens } from '../tokens/index.ts';

const nine = '2026-04-07T09:00:00+00:00';
const ten = '2026-04-07T10:00:00+00:00';
const unknown = '00000000-0000-4000-8000-000000000000';

let world: World;
let id: string;
let token: string;

beforeEach(async () => {
  await open();
});

/** Opens a world in which Ada has booked nine o'clock. */
async function open(options: Parameters<typeof openWorld>[0] = {}): Promise<void> {
  world = openWorld(options);
  const { data } = await (await world.book(nine)).json();
  [id, token] = [data.id, data.manage_token];
}

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).error?.code];
}

const cancel = (body: unknown = {}) => world.manage(`${id}/cancel`, token, { body });
const move = (start: string) => world.manage(`${id}/reschedule`, token, { body: { start } });

describe('a valid token', () => {
  it('shows the event as it was booked', async () => {
    const response = await world.manage(id, token);
    const { data } = await response.json();
    expect(data).toMatchObject({ id, status: 'confirmed', start: nine, manage_token: token });
    expect([Object.keys(data).includes('contact_id'), response.headers.get('cache-control')]).toEqual([
      false,
      'no-store',
    ]);
  });

  it('cancels twice with the same response', async () => {
    const [first, again] = [await cancel({ reason: 'I am ill' }), await cancel()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await again.json()).data.status).toBe('canceled');
    const cancellations = world.server.requests.filter(({ url }) => url.endsWith('/cancel'));
    expect([cancellations.length, await cancellations[0]?.json()]).toEqual([1, { reason: 'I am ill' }]);
  });

  it('cancels without a body, which is optional', async () => {
    const headers = { 'content-type': 'application/json', 'sched-manage-token': token };
    const url = `https://book.example/embed/v1/events/${id}/cancel`;
    const response = await world.gateway.fetch(new Request(url, { method: 'POST', headers }));
    expect([response.status, (await response.json()).data?.status]).toEqual([200, 'canceled']);
    const move = new Request(url.replace('cancel', 'reschedule'), { method: 'POST', headers });
    expect((await world.gateway.fetch(move)).status).toBe(400);
  });

  it('cancels an event that someone else cancels at the same moment', async () => {
    world.server.instead.set(`POST /v1/events/${id}/cancel`, () => refusal({ code: 'event_canceled' }));
    const response = await cancel();
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({ id, status: 'canceled' });
  });

  it("reschedules without changing the event's id", async () => {
    const { data } = await (await move(ten)).json();
    expect(data).toMatchObject({ id, start: ten, sequence: 1, manage_token: token });
    expect(world.server.booked).toEqual([at(ten)]);
  });

  it('shows an event until thirty days after its end', async () => {
    const endsInSeconds = (at(nine) - world.clock()) / 1000 + 30 * 60;
    world.passSeconds(endsInSeconds + 30 * 24 * 3600);
    expect((await world.manage(id, token)).status).toBe(200);
    world.passSeconds(1);
    const { error } = await (await world.manage(id, 'x')).json();
    for (const response of [await world.manage(id, token), await cancel(), await move('2026-06-02T09:00Z')]) {
      expect([response.status, { ...(await response.json()).error, request_id: '' }]).toEqual([
        403,
        { ...error, request_id: '' },
      ]);
    }
    expect(world.server.booked).toEqual([at(nine)]);
  });

  it('shows, reschedules and cancels an event whose event type is no longer published', async () => {
    world.server.eventType = { ...world.server.eventType, is_active: false };
    await world.forget();
    expect((await world.manage(id, token)).status).toBe(200);
    expect((await cancel()).status).toBe(200);
  });

  it('requests an event in the account that its token names', async () => {
    const resolvedType = { accountId: '7', eventTypeId: 42, isActive: true, isPrivate: false };
    const about: string[] = [];
    const headersFor = (resource: string) => {
      about.push(resource);
      return {};
    };
    const otherWorld = openWorld({ findEventType: async () => resolvedType, headersFor });
    const { data } = await (await otherWorld.book(nine)).json();
    await otherWorld.manage(data.id, data.manage_token);
    await otherWorld.manage(`${data.id}/reschedule`, data.manage_token, { body: { start: ten } });
    await otherWorld.manage(`${data.id}/cancel`, data.manage_token, { body: {} });
    const within = `accounts/7/events/${data.id}`;
    expect(about.filter((resource) => resource.includes('events/'))).toEqual(Array(5).fill(within));
  });

  it('accepts a token signed with the previous secret', async () => {
    await open({ linkSecrets: ['a secret of today', linkSecret] });
    const before = await createManageTokens([linkSecret]).issue({ id });
    const response = await world.manage(id, before);
    expect([response.status, (await response.json()).data.manage_token === before]).toEqual([200, false]);
  });
});

describe('a server that responds to a change in its own way', () => {
  const statusesOfChanges = async (respond: () => Response) => {
    await open();
    for (const act of ['cancel', 'reschedule']) world.server.instead.set(`POST /v1/events/${id}/${act}`, respond);
    const responses = [await move(ten), await cancel()];
    return responses.map(({ status }) => status);
  };

  it.each([
    ['no body', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('\n')],
    ['no data', () => Response.json({ success: true })],
    ['other data', () => Response.json({ success: true, data: 'done' })],
    ['other JSON', () => Response.json({ message: 'Done.' })],
    ['null', () => Response.json(null)],
  ])('has made a change if its success has %s', async (_, respond) => {
    expect(await statusesOfChanges(respond)).toEqual([200, 200]);
  });

  it.each([
    ['a page', () => new Response('<h1>Down for maintenance</h1>')],
    ['a failure', () => Response.json({ success: false, error: { code: 'x', message: 'x' } })],
    ['no success', () => Response.json({ success: false })],
    ['an error', () => Response.json({ error: 'No.' })],
    ['half a body', () => new Response('{"success":tr')],
  ])('may not have made a change if its status 200 has %s', async (_, respond) => {
    expect(await statusesOfChanges(respond)).toEqual([503, 503]);
    const headers = { 'sched-manage-token': token };
    const again = () => world.manage(`${id}/reschedule`, token, { body: { start: ten }, key: 'a' });
    expect([(await again()).status, (await again()).headers.get('idempotent-replayed')]).toEqual([503, null]);
    expect((await (await world.get(`/events/${id}`, { headers })).json()).data.start).toBe(nine);
  });
});

describe('a token that does not open the event', () => {
  it.each([
    ['of another event', async () => (await (await world.book(ten)).json()).data.manage_token],
    ['that is missing', async () => undefined],
    ['that is empty', async () => ''],
    ['that was made up', async () => `${id}.${'A'.repeat(43)}`],
    ['of an event that is gone', async () => createManageTokens([linkSecret]).issue({ id: unknown })],
  ])('refuses every operation alike to a token %s', async (_, make) => {
    const wrong = await make();
    const path = wrong?.startsWith(unknown) ? unknown : id;
    const responses = await Promise.all([
      world.manage(path, wrong),
      world.manage(`${path}/cancel`, wrong, { body: {} }),
      world.manage(`${path}/reschedule`, wrong, { body: { start: ten } }),
    ]);
    for (const response of responses) {
      const { error } = await response.json();
      expect({ status: response.status, ...error, request_id: '' }).toEqual({
        status: 403,
        code: 'manage_token_invalid',
        message: 'This manage token is not valid for this event.',
        request_id: '',
      });
    }
    expect(world.server.booked).toContain(at(nine));
  });

  it('sends no request for an invalid token', async () => {
    const requestCount = world.server.requests.length;
    await world.manage(`${id}/cancel`, `${id}.${'A'.repeat(43)}`, { body: {} });
    await world.manage(unknown, token);
    expect(world.server.requests.length).toBe(requestCount);
  });
});

describe('a refused rescheduling', () => {
  it('refuses to cancel an event that is over', async () => {
    world.passSeconds(8 * 24 * 3600);
    expect(await codeOf(await cancel())).toEqual([409, 'event_in_past']);
    expect(await codeOf(await move('2026-04-20T09:00Z'))).toEqual([409, 'event_in_past']);
  });

  it('refuses to reschedule a canceled event', async () => {
    await cancel();
    expect(await codeOf(await move(ten))).toEqual([409, 'event_canceled']);
  });

  it('refuses to reschedule to a taken time', async () => {
    world.server.take(at(ten));
    const response = await move(ten);
    expect([response.status, (await response.json()).error]).toMatchObject([
      409,
      { code: 'slot_unavailable', reason: 'taken' },
    ]);
  });

  it.each([
    ['reschedule', {}, 'start'],
    ['reschedule', { start: 'soon' }, 'start'],
    ['reschedule', { start: ten, status: 'canceled' }, 'status'],
    ['cancel', { reason: 7 }, 'reason'],
  ])('refuses to %s with %j', async (act, body, path) => {
    const response = await world.manage(`${id}/${act}`, token, { body });
    expect([response.status, Object.keys((await response.json()).error.errors)]).toEqual([422, [path]]);
  });

  it('refuses to change events for an origin that is not allowed', async () => {
    const otherWorld = openWorld({ allowedOrigins: parseOriginRules('https://good.example') });
    expect(await codeOf(await otherWorld.manage(`${id}/cancel`, token, { body: {} }))).toEqual([
      403,
      'origin_not_allowed',
    ]);
  });
});
