import { beforeEach, describe, expect, it } from 'vitest';
import { at, openWorld, refusal, type World } from '../../testing/index.ts';

const nine = '2026-04-07T09:00Z';
const ten = '2026-04-07T10:00Z';
const booking = 'POST /v1/events';

let world: World;
let usual: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  world = openWorld();
  usual = world.server.instead.get(booking) ?? expect.fail('The server books nothing.');
});

/** How often the gateway requested the server's events. */
function listRequests(): number {
  return world.server.requests.filter(({ url, method }) => method === 'GET' && url.includes('/v1/events')).length;
}

/** Books, and the response is lost on its way. */
async function bookUnheard(visit: Parameters<World['book']>[1], start = nine): Promise<void> {
  world.server.instead.set(booking, async (request) => {
    await usual(request);
    throw new TypeError('The connection was reset.');
  });
  expect((await world.book(start, visit)).status).toBe(503);
  world.server.instead.set(booking, usual);
  world.passSeconds(5);
}

describe('a booking whose response never came, on a server without idempotency keys', () => {
  it('finds an unanswered booking when it is sent again', async () => {
    await bookUnheard({ key: 'a' });
    const again = await world.book(nine, { key: 'a' });
    expect([again.status, world.server.booked]).toEqual([201, [at(nine)]]);
    const { data } = await again.json();
    expect((await world.manage(data.id, data.manage_token)).status).toBe(200);
  });

  it('sends an unanswered booking only once, because another host may be free at its time', async () => {
    await bookUnheard({ key: 'a' });
    world.server.instead.set(booking, () => expect.fail('The time is booked with another host.'));
    const again = await world.book(nine, { key: 'a' });
    expect([again.status, world.server.booked]).toEqual([201, [at(nine)]]);
  });

  it('finds an unanswered booking later when the server is away', async () => {
    await bookUnheard({ key: 'a' });
    const list = world.server.instead.get('GET /v1/events') ?? expect.fail();
    world.server.instead.set('GET /v1/events', () => refusal({ code: 'internal_error' }));
    expect((await world.book(nine, { key: 'a' })).status).toBe(503);
    world.server.instead.set('GET /v1/events', list);
    expect((await world.book(nine, { key: 'a' })).status).toBe(201);
  });

  it('sends no retry, which another host could accept, while the server cannot list its events', async () => {
    await bookUnheard({ key: 'a' });
    world.server.instead.set('GET /v1/events', () => refusal({ code: 'internal_error' }));
    expect((await world.book(nine, { key: 'a' })).status).toBe(503);
    expect(world.server.requests.filter(({ method }) => method === 'POST').length).toBe(1);
  });

  it.each([
    ['under another key', { key: 'b' }, 409],
    ['with another address', { key: 'a', email: 'bob@example.org' }, 422],
    ['under another name', { key: 'a', answers: { name: 'Bob' } }, 422],
  ] as const)('does not show the booking to a visitor who repeats it %s', async (_, visit, status) => {
    await bookUnheard({ key: 'a' });
    const response = await world.book(nine, visit);
    expect([response.status, await response.text()]).toEqual([status, expect.not.stringContaining('manage_token')]);
  });

  /** Other hosts are booked at the same time, and the server lists them first. */
  function bookOtherHosts(count: number): void {
    const own = [...world.server.events];
    world.server.events.clear();
    for (let host = 0; host < count; host += 1) world.server.take(at(nine));
    for (const [id, event] of own) world.server.events.set(id, event);
  }

  it.each([15, 99])('finds an unanswered booking behind %i other hosts’ bookings at its time', async (count) => {
    await bookUnheard({ key: 'a' });
    bookOtherHosts(count);
    expect((await world.book(nine, { key: 'a' })).status).toBe(201);
  });

  it('sends no retry while the server lists only some of the events at its time', async () => {
    await bookUnheard({ key: 'a' });
    bookOtherHosts(100);
    expect((await world.book(nine, { key: 'a' })).status).toBe(503);
    expect(world.server.requests.filter(({ method }) => method === 'POST').length).toBe(1);
  });

  it('finds a booking that was made while its retry was refused because of the calendars', async () => {
    let first: Request | undefined;
    world.server.instead.set(booking, (request) => {
      first = request;
      throw new TypeError('The server did not respond in time.');
    });
    expect((await world.book(nine, { key: 'a' })).status).toBe(503);
    world.server.instead.set(booking, () => refusal({ code: 'calendar_unreachable' }));
    expect((await world.book(nine, { key: 'a' })).status).toBe(503);
    await usual(first ?? expect.fail('Nothing was sent.'));
    expect((await world.book(nine, { key: 'a' })).status).toBe(201);
  });

  it('finds an unanswered booking after a proxy has answered its retry in place of the server', async () => {
    await bookUnheard({ key: 'a' });
    const proxy = () => new Response('404 page not found', { status: 404 });
    const list = world.server.instead.get('GET /v1/events') ?? expect.fail();
    world.server.instead.set('GET /v1/events', proxy).set(booking, proxy);
    expect((await world.book(nine, { key: 'a' })).status).toBe(503);
    world.server.instead.set('GET /v1/events', list).set(booking, usual);
    const again = await world.book(nine, { key: 'a' });
    expect([again.status, world.server.booked]).toEqual([201, [at(nine)]]);
  });

  it('finds an unanswered booking in a list that says little about it', async () => {
    await bookUnheard({ key: 'a' });
    world.server.instead.set('GET /v1/events', () => {
      const data = [...world.server.events.values()].map(({ id, metadata }) => ({ id, metadata }));
      return Response.json({ success: true, data: { data } });
    });
    const again = await world.book(nine, { key: 'a' });
    expect([again.status, (await again.json()).data]).toMatchObject([
      201,
      { duration: 30, host: { name: 'Demo Host' } },
    ]);
    expect(world.server.requests.filter(({ method }) => method === 'POST').length).toBe(1);
  });

  it('refuses the taken time if the server lists no events', async () => {
    await bookUnheard({ key: 'a' });
    world.server.instead.set('GET /v1/events', () => refusal({ code: 'route_not_found' }));
    expect((await world.book(nine, { key: 'a' })).status).toBe(409);
  });
});

describe('another request with the key of a booking whose response never came', () => {
  const codeOf = async (response: Response) => (await response.json()).error?.code;

  it('gets no booking if the earlier request was booked, which its retry then finds', async () => {
    await bookUnheard({ key: 'a' });
    const response = await world.book(ten, { key: 'a' });
    expect([response.status, await codeOf(response)]).toEqual([422, 'idempotency_key_reused']);
    expect((await world.book(nine, { key: 'a' })).status).toBe(201);
    expect(world.server.booked).toEqual([at(nine)]);
  });

  it('gets a booking if the earlier request was not booked', async () => {
    world.server.instead.set(booking, () => refusal({ code: 'internal_error' }));
    await world.book(nine, { key: 'a' });
    world.server.instead.set(booking, usual);
    expect((await world.book(ten, { key: 'a' })).status).toBe(201);
    expect(world.server.booked).toEqual([at(ten)]);
  });

  it('gets no booking if the first of several earlier requests was booked', async () => {
    await bookUnheard({ key: 'a' });
    const list = world.server.instead.get('GET /v1/events') ?? expect.fail();
    world.server.instead.set('GET /v1/events', () => refusal({ code: 'route_not_found' }));
    world.server.instead.set(booking, () => refusal({ code: 'internal_error' }));
    expect((await world.book(ten, { key: 'a' })).status).toBe(503);
    world.server.instead.set('GET /v1/events', list).set(booking, usual);
    expect(await codeOf(await world.book(ten, { key: 'a' }))).toBe('idempotency_key_reused');
    expect(world.server.booked).toEqual([at(nine)]);
  });

  it('waits while the server cannot say whether the earlier one was booked', async () => {
    await bookUnheard({ key: 'a' });
    world.server.instead.set('GET /v1/events', () => refusal({ code: 'internal_error' }));
    expect((await world.book(ten, { key: 'a' })).status).toBe(503);
    expect(world.server.booked).toEqual([at(nine)]);
  });

  it('waits after three requests without a response', async () => {
    world.server.instead.set(booking, () => refusal({ code: 'internal_error' }));
    const starts = Array.from({ length: 4 }, (_, day) => `2026-04-${10 + day}T09:00Z`);
    for (const start of starts) expect((await world.book(start, { key: 'a' })).status).toBe(503);
    expect(world.server.requests.filter(({ method }) => method === 'POST').length).toBe(3);
  });

  it('looks up earlier requests for one time together', async () => {
    world.server.instead.set(booking, () => refusal({ code: 'internal_error' }));
    for (const name of ['Ada', 'Grace']) await world.book(nine, { key: 'a', answers: { name } });
    const before = listRequests();
    await world.book(nine, { key: 'a', answers: { name: 'Bob' } });
    expect(listRequests() - before).toBe(1);
  });

  it('does not look up bookings after a refusal because of the calendars', async () => {
    world.server.instead.set(booking, () => refusal({ code: 'calendar_unreachable' }));
    for (const start of [nine, ten]) expect((await world.book(start, { key: 'a' })).status).toBe(503);
    expect(listRequests()).toBe(0);
  });

  it('gets a booking an hour later', async () => {
    await bookUnheard({ key: 'a' });
    world.passSeconds(3600);
    expect((await world.book(ten, { key: 'a' })).status).toBe(201);
  });
});

describe('an attempt whose response never came', () => {
  const victim = { key: 'of the victim', email: 'grace@example.org', answers: { name: 'Grace' } };
  const attacker = { ...victim, key: 'of an attacker' };

  /** The attacker books in the victim's name while the server is away; the victim books when it is back. */
  async function stealBooking(): Promise<Response> {
    world.server.instead.set(booking, () => refusal({ code: 'internal_error' }));
    expect((await world.book(nine, attacker)).status).toBe(503);
    world.server.instead.set(booking, usual);
    expect((await world.book(nine, victim)).status).toBe(201);
    return world.book(nine, attacker);
  }

  it("never returns another person's booking of the same name, address and time", async () => {
    const stolen = await stealBooking();
    expect([stolen.status, await stolen.text()]).toEqual([409, expect.not.stringContaining('manage_token')]);
  });

  it('does not recover a booking on a server without metadata', async () => {
    const keeping = usual;
    usual = async (request) => {
      const draft = { ...(await request.json()), metadata: {} };
      return keeping(new Request(request.url, { method: 'POST', body: JSON.stringify(draft) }));
    };
    world.server.instead.set(booking, usual);
    expect((await stealBooking()).status).toBe(409);
    await bookUnheard({ key: 'a' }, ten);
    expect((await world.book(ten, { key: 'a' })).status).toBe(409);
  });

  it('leaves retries to a server that keeps idempotency keys', async () => {
    world = openWorld({ keepsIdempotencyKeys: true });
    usual = world.server.instead.get(booking) ?? expect.fail('The server books nothing.');
    expect((await stealBooking()).status).toBe(409);
    expect([listRequests(), world.server.events.values().next().value?.metadata]).toEqual([0, {}]);
  });
});

describe('the mark of an attempt', () => {
  const metadata = Object.fromEntries(Array.from({ length: 50 }, (_, turn) => [`key${turn}`, 'x']));
  const metadataBooked = () => [...world.server.events.values()].map((event) => event.metadata);

  it("keeps the attempt's mark from every page", async () => {
    const response = await world.book(nine, { key: 'a', more: { metadata: { source: 'mail' } } });
    const [mark] = metadataBooked().map(({ sched_attempt }) => sched_attempt);
    expect(metadataBooked()).toEqual([{ source: 'mail', sched_attempt: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(await response.text()).not.toContain(mark);
  });

  it("keeps metadata within fifty keys, all of them the page's", async () => {
    await world.book(nine, { key: 'a', more: { metadata } });
    expect(metadataBooked()).toEqual([metadata]);
  });

  it('ignores a mark that a page sends', async () => {
    await world.book(nine, { key: 'a', more: { metadata: { sched_attempt: 'made up' } } });
    expect(metadataBooked()[0]?.sched_attempt).not.toBe('made up');
  });
});

it('sends no more requests to a server that responds', async () => {
  await world.book(nine, { key: 'a' });
  await world.book(nine, { key: 'b', email: 'bob@example.org' });
  expect(listRequests()).toBe(0);
});
