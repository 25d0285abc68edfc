import { describe, expect, it } from 'vitest';
import { startsIn } from '../../gateway/testing/world.testing.ts';
import type { RunScript } from './connection/index.ts';
import { connectRedis } from './connection/index.ts';
import { book, createStandIn, findRedis, get, nine, openReplicas, slotsOfApril, startRedis } from './testing/index.ts';

const program = findRedis();

describe('without Redis', () => {
  const away: RunScript = async () => Promise.reject(new Error('connect ECONNREFUSED'));

  it('lets each gateway continue by itself, and reports it', async () => {
    const { server, errors, one, other, takeToken } = openReplicas(away);
    const token = await takeToken(one);
    expect((await get(one, slotsOfApril)).status).toBe(200);
    expect((await get(one, slotsOfApril)).headers.get('ratelimit')).toBe('"visitor";r=237;t=55');
    expect((await book(one, { token, key: 'a' })).status).toBe(201);
    expect((await book(one, { token, key: 'a' })).headers.get('idempotent-replayed')).toBe('true');
    expect(await startsIn(await get(other, slotsOfApril))).not.toContain(nine);
    expect([server.booked.length, errors.length > 0]).toEqual([1, true]);
  });

  it('offers no time that was booked while Redis was away', async () => {
    let isAway = false;
    const standIn = createStandIn();
    const { one, other, takeToken } = openReplicas((...call) => (isAway ? away(...call) : standIn(...call)));
    const token = await takeToken(one);
    expect(await startsIn(await get(one, slotsOfApril))).toContain(nine);
    isAway = true;
    expect((await book(one, { token })).status).toBe(201);
    isAway = false;
    for (const gateway of [one, other]) expect(await startsIn(await get(gateway, slotsOfApril))).not.toContain(nine);
  });

  it('replays a booking that was made while Redis was away', async () => {
    let isAway = true;
    const standIn = createStandIn();
    const { server, one, takeToken } = openReplicas((...call) => (isAway ? away(...call) : standIn(...call)));
    const token = await takeToken(one);
    expect((await book(one, { token, key: 'a' })).status).toBe(201);
    isAway = false;
    expect((await book(one, { token, key: 'a' })).headers.get('idempotent-replayed')).toBe('true');
    expect(server.booked.length).toBe(1);
  });

  /** Two gateways, of which the first books and gets no response. Then Redis goes away, or comes back. */
  async function bookUnheard({ isAwayAtFirst }: { readonly isAwayAtFirst: boolean }) {
    let isAway = isAwayAtFirst;
    const standIn = createStandIn();
    const run: RunScript = (...call) => (isAway ? away(...call) : standIn(...call));
    const { server, one, other } = openReplicas(run, { proofOfWork: 'never' });
    const usual = server.instead.get('POST /v1/events') ?? expect.fail('The server books nothing.');
    server.instead.set('POST /v1/events', async (request) => {
      await usual(request);
      throw new TypeError('The connection was reset.');
    });
    expect((await book(one, { key: 'a' })).status).toBe(503);
    isAway = !isAway;
    return { server, one, other };
  }

  it.each([
    ['once Redis is away', { isAwayAtFirst: false }, 'one'],
    ['at another gateway once Redis is away', { isAwayAtFirst: false }, 'other'],
    ['once Redis is back', { isAwayAtFirst: true }, 'one'],
  ] as const)('finds an unanswered booking %s', async (_, redis, retryAt) => {
    const { server, ...gateways } = await bookUnheard(redis);
    expect((await book(gateways[retryAt], { key: 'a' })).status).toBe(201);
    expect(server.requests.filter(({ method }) => method === 'POST').length).toBe(1);
  });

  it('sends the server a quarter of the requests from each gateway', async () => {
    const { server, one } = openReplicas(away, { requestsPerMinute: 40 });
    for (let id = 100; id < 120; id += 1) await get(one, `/event-types/${id}`);
    expect(server.requests.length).toBe(7);
  });

  it('keeps a booking whose key cannot be stored', async () => {
    const standIn = createStandIn();
    const forgetful: RunScript = (lua, call) =>
      lua.includes("'outcome', ARGV") ? away(lua, call) : standIn(lua, call);
    const { server, one, takeToken } = openReplicas(forgetful);
    const token = await takeToken(one);
    expect((await book(one, { token, key: 'a' })).status).toBe(201);
    expect(server.booked.length).toBe(1);
  });
});

it('starts without waiting for a missing Redis', async () => {
  const errors: unknown[] = [];
  const redis = await connectRedis({ urls: ['redis://127.0.0.1:1'], onError: (error) => errors.push(error) });
  const { one } = openReplicas(redis.run);
  expect((await get(one, slotsOfApril)).status).toBe(200);
  await expect(redis.run('return 1', { keys: [], values: [] })).rejects.toThrow();
  expect(errors.length).toBeGreaterThan(0);
  await redis.close();
});

// If no Redis is installed, a connection to one cannot be tested.
const machines = program ? [program] : [];

it.each(machines)('serves every visitor while Redis goes away and comes back (%s)', async (program) => {
  const own = await startRedis(program);
  const connection = await connectRedis({ urls: [own.url], onError: () => undefined });
  const { one, takeToken } = openReplicas(connection.run);
  expect((await get(one, slotsOfApril)).status).toBe(200);
  await own.kill();
  expect((await get(one, slotsOfApril)).status).toBe(200);
  const token = await takeToken(one);
  expect((await book(one, { token })).status).toBe(201);
  await own.start();
  await expect.poll(() => connection.run('return 1', { keys: [], values: [] }).catch(() => 0)).toBe(1);
  expect(await startsIn(await get(one, slotsOfApril))).not.toContain(nine);
  await connection.close();
  await own.remove();
});

it.each(machines)('waits once for a Redis that hangs, not once for each visitor (%s)', async (program) => {
  const own = await startRedis(program);
  const errors: unknown[] = [];
  const connection = await connectRedis({ urls: [own.url], onError: (error) => errors.push(error) });
  const run = () => connection.run('return 1', { keys: [], values: [] });
  expect(await run()).toBe(1);
  own.hang();
  await expect(run()).rejects.toThrow('Redis did not respond within');
  const state = async () => [String(await run().catch(String)), errors.length > 0];
  // In between, our own probe finds that it is still away, not a visitor.
  await expect.poll(state, { interval: 20 }).toEqual(['Error: Redis did not respond a moment ago.', true]);
  own.resume();
  await expect.poll(() => run().catch(() => 0)).toBe(1);
  await connection.close();
  await own.remove();
});
