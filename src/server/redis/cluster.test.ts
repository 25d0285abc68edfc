import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../time/index.ts';
import { connectRedis, keySlot, type Redis } from './connection/index.ts';
import { createRedisState } from './redis-state.ts';
import { book, findRedis, get, openReplicas, slotsOfApril, startCluster, type TestCluster } from './testing/index.ts';

const program = findRedis();
// Where no Redis is installed, there is no node to end; `openStores` says so.
const machines = program ? [program] : [];
const once = { max: 1, windowSeconds: 3600 };
const names = Array.from({ length: 60 }, (_, number) => `visitor ${number}`);

let cluster: TestCluster | undefined;
let redis: Redis | undefined;

afterEach(async () => {
  await redis?.close();
  await cluster?.remove();
  [redis, cluster] = [undefined, undefined];
});

async function open(program: string) {
  cluster = await startCluster(program);
  redis = await connectRedis({ urls: cluster.urls, onError: () => undefined });
  const [, lostNode] = cluster.nodes;
  if (!lostNode) throw new Error('A cluster has three nodes.');
  const { run } = redis;
  const isLost = (key: string) => lostNode.serves(keySlot(key));
  return { run, lostNode, isLost, urls: cluster.urls };
}

function limitsOn(run: Redis['run']) {
  return createRedisState({ run, prefix: '', clock: systemClock, onError: () => undefined }).limits;
}

describe.each(machines)('a cluster of three (%s)', (program) => {
  it('stores a key in the slot that we compute', async () => {
    const { run } = await open(program);
    const anyKey = fc.oneof(fc.string(), fc.stringMatching(/^[a{}]{1,8}$/), fc.string({ unit: 'grapheme' }));
    await fc.assert(
      fc.asyncProperty(anyKey, async (key) => {
        const slot = await run(`return redis.call('CLUSTER', 'KEYSLOT', ARGV[1])`, { keys: [], values: [key] });
        expect(slot).toBe(keySlot(key));
      }),
    );
  });

  it('counts on the remaining nodes, and in each process for the lost one', async () => {
    const { run, lostNode, isLost } = await open(program);
    const limits = limitsOn(run);
    for (const name of names) await limits.count(name, once);
    await lostNode.kill();
    const isOver = await Promise.all(names.map(async (name) => (await limits.count(name, once)).isOver));
    expect(isOver).toEqual(names.map((name) => !isLost(`limit:${name}`)));
    const again = await Promise.all(names.map((name) => limits.count(name, once)));
    expect(again.every((state) => state.isOver)).toBe(true);
  });

  it('responds to every visitor while a node is killed under load, and books nothing twice', async () => {
    const { run, lostNode } = await open(program);
    const options = { requestsPerMinute: 100_000, readsPerMinute: 100_000, proofOfWork: 'never' } as const;
    const { server, one, other } = openReplicas(run, options);
    const visit = async (number: number) => {
      const start = server.times[number] ?? 0;
      const booking = {
        start: new Date(start).toISOString(),
        key: `booking ${number}`,
        email: `visitor${number}@example.org`,
        from: `192.0.2.${number}`,
      };
      const responses = await Promise.all([book(one, booking), book(other, booking), get(one, slotsOfApril)]);
      return responses.map(({ status }) => status);
    };
    const statuses: number[][] = [];
    for (let number = 0; number < 90; number += 3) {
      if (number === 30) await lostNode.kill();
      statuses.push(...(await Promise.all([visit(number), visit(number + 1), visit(number + 2)])));
    }
    expect(statuses.flat().filter((status) => status >= 500)).toEqual([]);
    expect(statuses.every(([first, second]) => first === 201 || second === 201)).toBe(true);
    const starts = [...server.events.values()].map(({ start }) => start);
    expect([starts.length, new Set(starts).size]).toEqual([90, 90]);
  });

  it('shows both gateways one cache while a node is away', async () => {
    const { run, lostNode, isLost } = await open(program);
    const group = { owner: '1', scope: 'account 1' };
    const scopes = names.map((name) => ({ ...group, scope: name }));
    const openCache = () => createRedisState({ run, prefix: '', clock: systemClock, onError: () => undefined }).cache;
    const [one, other] = [openCache(), openCache()];
    const entry = { value: 'kept', requestedAt: systemClock(), generation: 0 };
    await lostNode.kill();
    await Promise.all(scopes.map((scope) => one.set(scope, 'a', entry)));
    const values = await Promise.all(scopes.map(async (scope) => (await other.find(scope, 'a')).entry?.value));
    expect(values).toEqual(scopes.map(({ scope }) => (isLost(`cache:{${scope}}:group`) ? undefined : 'kept')));
  });

  it('waits once for a node that hangs, and for no other node', async () => {
    const { run, lostNode, isLost } = await open(program);
    const request = (key: string) => run('return 1', { keys: [key], values: [] }).catch(String);
    const hanging = names.filter(isLost);
    for (const name of hanging.slice(0, 1)) await request(name);
    lostNode.hang();
    expect(await request(hanging[0] ?? '')).toBe('Error: Redis did not respond within 1000 ms.');
    const responses = await Promise.all(names.map(request));
    expect(responses).toEqual(names.map((name) => (isLost(name) ? expect.stringContaining('a moment ago') : 1)));
    lostNode.resume();
  });

  it('uses a node again when it is back', async () => {
    const { run, lostNode } = await open(program);
    const request = () => Promise.all(names.map((key) => run('return 1', { keys: [key], values: [] }).catch(String)));
    await request();
    await lostNode.kill();
    expect(await request()).not.toEqual(names.map(() => 1));
    await lostNode.start();
    await expect.poll(request).toEqual(names.map(() => 1));
  });

  it('serves a process that starts while a node is away', async () => {
    const { lostNode, isLost, urls } = await open(program);
    await lostNode.kill();
    const late = await connectRedis({ urls, onError: () => undefined });
    const request = (key: string) => late.run('return 1', { keys: [key], values: [] }).catch(() => 0);
    expect(await Promise.all(names.map(request))).toEqual(names.map((name) => (isLost(name) ? 0 : 1)));
    await late.close();
  });

  it('finds all nodes through one address', async () => {
    const { urls } = await open(program);
    const laterRedis = await connectRedis({ urls: urls.slice(2), isCluster: true, onError: () => undefined });
    const request = (key: string) => laterRedis.run('return 1', { keys: [key], values: [] });
    expect(await Promise.all(names.map(request))).toEqual(names.map(() => 1));
    await laterRedis.close();
  });
});

it('refuses scripts immediately while no node of a cluster is reachable', async () => {
  const errors: unknown[] = [];
  const urls = ['redis://127.0.0.1:1', 'redis://127.0.0.1:2'];
  const late = await connectRedis({ urls, onError: (error) => errors.push(error) });
  await expect(late.run('return 1', { keys: ['a'], values: [] })).rejects.toThrow('not known yet');
  await late.close();
  expect(errors.length).toBeGreaterThan(0);
});
