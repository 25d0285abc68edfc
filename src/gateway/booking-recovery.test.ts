import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from './upstream.testing.ts';
import { at, openWorld, type World } from './world.testing.ts';

const nine = '2026-04-07T09:00Z';
const booking = 'POST /v1/events';

let world: World;
let usual: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  world = openWorld();
  usual = world.server.instead.get(booking) ?? expect.fail('The server books nothing.');
});

/** Books, and the answer is lost on its way. */
async function bookUnheard(visit: Parameters<World['book']>[1]): Promise<void> {
  world.server.instead.set(booking, async (request) => {
    await usual(request);
    throw new TypeError('The connection was reset.');
  });
  expect((await world.book(nine, visit)).status).toBe(503);
  world.server.instead.set(booking, usual);
  world.passSeconds(5);
}

describe('a booking whose answer never came, of a server that knows no keys', () => {
  it('is found when it is sent again', async () => {
    await bookUnheard({ key: 'a' });
    const again = await world.book(nine, { key: 'a' });
    expect([again.status, world.server.booked]).toEqual([201, [at(nine)]]);
    const { data } = await again.json();
    expect((await world.manage(data.id, data.manage_token)).status).toBe(200);
  });

  it('is found later when the server cannot be asked at once', async () => {
    await bookUnheard({ key: 'a' });
    const list = world.server.instead.get('GET /v1/events') ?? expect.fail();
    world.server.instead.set('GET /v1/events', () => refusal({ code: 'internal_error' }));
    expect((await world.book(nine, { key: 'a' })).status).toBe(503);
    world.server.instead.set('GET /v1/events', list);
    expect((await world.book(nine, { key: 'a' })).status).toBe(201);
  });

  it.each([
    ['under another key', { key: 'b' }],
    ['by another', { key: 'a', email: 'bob@example.org' }],
    ['under another name', { key: 'a', answers: { name: 'Bob' } }],
  ])('is nothing to who asks %s', async (_, visit) => {
    await bookUnheard({ key: 'a' });
    expect((await world.book(nine, visit)).status).toBe(409);
  });

  it('is no booking of before', async () => {
    await world.book(nine, { key: 'before' });
    world.passSeconds(600);
    world.server.instead.set(booking, () => refusal({ code: 'internal_error' }));
    await world.book(nine, { key: 'a' });
    world.server.instead.set(booking, usual);
    expect((await world.book(nine, { key: 'a' })).status).toBe(409);
  });

  it('is taken where the server lists no events', async () => {
    await bookUnheard({ key: 'a' });
    world.server.instead.set('GET /v1/events', () => refusal({ code: 'route_not_found' }));
    expect((await world.book(nine, { key: 'a' })).status).toBe(409);
  });
});

it('asks no more of a server that answers', async () => {
  await world.book(nine, { key: 'a' });
  await world.book(nine, { key: 'b', email: 'bob@example.org' });
  expect(world.server.asked.filter(({ url, method }) => method === 'GET' && url.includes('/v1/events'))).toEqual([]);
});
