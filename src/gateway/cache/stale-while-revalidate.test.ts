import { beforeEach, describe, expect, it } from 'vitest';
import { type Cache, createMemoryCache } from '../state/index.ts';
import { openWorld, refusal, settle, slotsOfApril, startsIn, type World } from '../testing/index.ts';

let world: World;
const breaks = () => refusal({ code: 'internal_error' });
const slotsPath = 'GET /v1/event-types/42/slots';

beforeEach(() => {
  world = openWorld();
});

describe('slots', () => {
  it('requests slots once for visitors of every zone', async () => {
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Pacific/Pago_Pago']) {
      await world.get(slotsOfApril.replace('UTC', zone));
    }
    expect(world.server.countOf('/slots')).toBe(1);
    expect(world.server.requests.at(-1)?.url).toContain('start=2026-03-31&end=2026-05-01&timezone=UTC');
  });

  it('requests slots once for concurrent cache misses', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => world.get(slotsOfApril)));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(world.server.countOf('/slots')).toBe(1);
  });

  it('uses what another gateway cached while it waited for its turn', async () => {
    const cache = createMemoryCache();
    const other = openWorld({ state: { cache } });
    const acquire = async () => {
      await other.get(slotsOfApril);
      return async () => undefined;
    };
    const one = openWorld({ state: { cache, leases: { acquire } } });
    expect((await one.get(slotsOfApril)).status).toBe(200);
    expect([one.server.countOf('/slots'), other.server.countOf('/slots')]).toEqual([0, 1]);
  });

  it('shares slots with and without the default duration', async () => {
    await world.get(slotsOfApril);
    await world.get(`${slotsOfApril}&duration=30`);
    expect(world.server.countOf('/slots')).toBe(1);
  });

  it('keeps slots fresh for 15 seconds, then shows them while revalidating', async () => {
    await world.get(slotsOfApril);
    world.passSeconds(14.9);
    await world.get(slotsOfApril);
    expect(world.server.countOf('/slots')).toBe(1);
    world.passSeconds(0.1);
    expect((await world.get(slotsOfApril)).headers.get('age')).toBe('15');
    await settle();
    expect(world.server.countOf('/slots')).toBe(2);
    expect((await world.get(slotsOfApril)).headers.get('age')).toBe('0');
  });

  it('shows stale slots with their age for five minutes when the server fails', async () => {
    await world.get(slotsOfApril);
    world.server.instead.set(slotsPath, breaks);
    world.passSeconds(314);
    const stale = await world.get(slotsOfApril);
    expect([stale.status, stale.headers.get('age')]).toEqual([200, '314']);
    await settle();
    world.passSeconds(1);
    expect((await world.get(slotsOfApril)).status).toBe(503);
  });

  it('backs off while the server fails', async () => {
    await world.get(slotsOfApril);
    world.server.instead.set(slotsPath, breaks);
    world.passSeconds(20);
    for (let visitor = 0; visitor < 10; visitor += 1) {
      await world.get(slotsOfApril);
      await settle();
    }
    expect(world.server.countOf('/slots')).toBe(2);
  });

  it('backs off for slots that were never cached', async () => {
    world = openWorld({ requestsPerMinute: 60 });
    const works = world.server.instead.get(slotsPath);
    world.server.instead.set(slotsPath, breaks);
    const statuses: number[] = [];
    for (let visitor = 0; visitor < 100; visitor += 1) {
      statuses.push((await world.get(slotsOfApril, { address: `192.0.2.${visitor}` })).status);
    }
    expect([new Set(statuses), world.server.countOf('/slots')]).toEqual([new Set([503]), 1]);
    if (works) world.server.instead.set(slotsPath, works);
    world.passSeconds(5);
    expect((await world.get(slotsOfApril)).status).toBe(200);
  });

  it('requests slots again when the clock is put back', async () => {
    await world.get(slotsOfApril);
    world.passSeconds(-3600);
    for (const seconds of [0, 20]) {
      world.passSeconds(seconds);
      await world.get(slotsOfApril);
      await settle();
    }
    expect(world.server.countOf('/slots')).toBe(3);
  });

  it('ends a backoff when the clock is put back', async () => {
    const works = world.server.instead.get(slotsPath);
    world.server.instead.set(slotsPath, breaks);
    await world.get(slotsOfApril);
    if (works) world.server.instead.set(slotsPath, works);
    world.passSeconds(-3600);
    expect((await world.get(slotsOfApril)).status).toBe(200);
  });

  it("sends no request before the server's Retry-After", async () => {
    const headers = { 'retry-after': '30' };
    world.server.instead.set(slotsPath, () => new Response('', { status: 503, headers }));
    await world.get(slotsOfApril);
    world.passSeconds(20);
    const response = await world.get(slotsOfApril);
    expect([response.headers.get('retry-after'), world.server.countOf('/slots')]).toEqual(['10', 1]);
    world.passSeconds(10);
    await world.get(slotsOfApril);
    expect(world.server.countOf('/slots')).toBe(2);
  });

  it('drops slots that start now before revalidating', async () => {
    world.passSeconds(9 * 3600 - 5);
    expect(await startsIn(await world.get(slotsOfApril))).toContain('2026-04-01T09:00:00+00:00');
    world.passSeconds(6);
    expect(await startsIn(await world.get(slotsOfApril))).not.toContain('2026-04-01T09:00:00+00:00');
    expect(world.server.countOf('/slots')).toBe(1);
  });
});

describe('work that continues after the response', () => {
  it("hands background work to the host's waitUntil", async () => {
    const background: Promise<unknown>[] = [];
    await world.get(slotsOfApril);
    world.passSeconds(20);
    await world.get(slotsOfApril, { waitUntil: (work) => background.push(work) });
    await Promise.all(background);
    expect([background.length, world.server.countOf('/slots')]).toEqual([1, 2]);
  });

  it('reports failing background work without affecting the response', async () => {
    const errors: unknown[] = [];
    let isBroken = false;
    const cache = createMemoryCache();
    const set: Cache['set'] = (...args) => (isBroken ? Promise.reject(new Error('no room')) : cache.set(...args));
    world = openWorld({ state: { cache: { ...cache, set } }, onError: (error) => errors.push(error) });
    await world.get(slotsOfApril);
    isBroken = true;
    world.passSeconds(20);
    expect((await world.get(slotsOfApril)).status).toBe(200);
    await settle();
    expect(errors).toEqual([new Error('no room')]);
  });
});

it('reports an error with the request id the visitor got', async () => {
  const requestIds: (string | undefined)[] = [];
  const find = () => Promise.reject(new Error('the cache is gone'));
  const cache = { ...createMemoryCache(), find };
  world = openWorld({ state: { cache }, onError: (_, requestId) => requestIds.push(requestId) });
  const response = await world.get(slotsOfApril);
  const { error } = await response.json();
  expect([response.status, error.code, error.request_id]).toEqual([500, 'internal_error', requestIds[0]]);
  expect(JSON.stringify(error)).not.toContain('cache');
});

it('keeps an event type and its form for a minute', async () => {
  await world.get('/event-types/42');
  await world.get('/event-types/42/booking-forms');
  world.passSeconds(59);
  await world.get('/event-types/42');
  await world.get('/event-types/42/booking-forms');
  expect(world.server.requests.length).toBe(3);
});

it('caches a missing event type for a while', async () => {
  await world.get('/event-types/99');
  await world.get('/event-types/99');
  expect(world.server.requests.length).toBe(1);
});

it('shows a new event type to the first visitor after a minute in which it was missing', async () => {
  world.server.instead.set('GET /v1/event-types/42', () => new Response('', { status: 404 }));
  expect((await world.get('/event-types/42')).status).toBe(404);
  world.server.instead.delete('GET /v1/event-types/42');
  world.passSeconds(59);
  expect((await world.get('/event-types/42')).status).toBe(404);
  world.passSeconds(1);
  expect((await world.get('/event-types/42')).status).toBe(200);
});

it('reloads everything that an invalidation names', async () => {
  await world.get(slotsOfApril);
  await world.forget();
  await world.get(slotsOfApril);
  expect(world.server.countOf('/slots')).toBe(2);
});
