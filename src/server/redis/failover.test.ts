import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../time/index.ts';
import { connectRedis, keySlot, type Redis } from './connection/index.ts';
import { createRedisState } from './redis-state.ts';
import { book, findRedis, get, openReplicas, slotsOfApril, startCluster, type TestCluster } from './testing/index.ts';

const program = findRedis();
const machines = program ? [program] : [];
// Vitest reports a file without any test as failed.
if (!program) it.skip('needs Redis or Valkey, which are not installed');
const once = { max: 1, windowSeconds: 3600 };
const names = Array.from({ length: 60 }, (_, number) => `visitor ${number}`);
let cluster: TestCluster | undefined;
const connections: Redis[] = [];

afterEach(async () => {
  await Promise.all(connections.splice(0).map((redis) => redis.close()));
  await cluster?.remove();
  cluster = undefined;
});

async function open(program: string) {
  cluster = await startCluster(program, { hasReplicas: true });
  const { urls, nodes } = cluster;
  const [, lostNode] = nodes;
  if (!lostNode) throw new Error('A cluster has three nodes.');
  const connect = async () => {
    const redis = await connectRedis({ urls, onError: () => undefined });
    connections.push(redis);
    return redis.run;
  };
  const lostNames = names.filter((name) => lostNode.serves(keySlot(`limit:${name}`)));
  return { lostNode, lostNames, one: await connect(), other: await connect() };
}

function stateOn(run: Redis['run']) {
  return createRedisState({ run, prefix: '', clock: systemClock, onError: () => undefined });
}

/** Waits until a script of the slots of the lost node runs again. */
async function untilTakenOver(run: Redis['run'], names: readonly string[]): Promise<void> {
  const request = () => run('return 1', { keys: [`limit:${names[0]}`], values: [] }).catch(() => 0);
  await expect.poll(request).toBe(1);
}

describe.each(machines)('a cluster of three with replicas (%s)', (program) => {
  it('remembers what was counted on a node that is killed, in every process', async () => {
    const { lostNode, lostNames, one, other } = await open(program);
    const { limits } = stateOn(one);
    for (const name of lostNames) await limits.count(name, once);
    await lostNode.untilCopied();
    await lostNode.kill();
    await Promise.all([one, other].map((run) => untilTakenOver(run, lostNames)));
    // Counted by new processes, which have no memory of it.
    for (const run of [one, other]) {
      const again = await Promise.all(lostNames.map((name) => stateOn(run).limits.count(name, once)));
      expect(again.map(({ isOver }) => isOver)).toEqual(lostNames.map(() => true));
    }
  });

  it('shares limits and cache again once a replica has taken over', async () => {
    const { lostNode, lostNames, one, other } = await open(program);
    await lostNode.kill();
    await Promise.all([one, other].map((run) => untilTakenOver(run, lostNames)));
    const entry = { value: 'kept', requestedAt: systemClock(), generation: 0 };
    for (const name of names) {
      await stateOn(one).limits.count(name, once);
      await stateOn(one).cache.set({ owner: '1', scope: name }, 'a', entry);
    }
    const overs = await Promise.all(names.map(async (name) => (await stateOn(other).limits.count(name, once)).isOver));
    expect(overs).toEqual(names.map(() => true));
    const lookups = await Promise.all(names.map((scope) => stateOn(other).cache.find({ owner: '1', scope }, 'a')));
    expect(lookups.map(({ entry }) => entry?.value)).toEqual(names.map(() => 'kept'));
  });

  it('responds to every visitor during a failover under load, and books nothing twice', async () => {
    const { lostNode, lostNames, one: run } = await open(program);
    const options = { requestsPerMinute: 100_000, readsPerMinute: 100_000, proofOfWork: 'never' } as const;
    const { server, one, other } = openReplicas(run, options);
    let isOver = false;
    const statuses: number[][] = [];
    const visit = async (number: number) => {
      const booking = {
        start: new Date(server.times[number] ?? 0).toISOString(),
        key: `booking ${number}`,
        email: `visitor${number}@example.org`,
        from: `192.0.2.${number % 250}`,
      };
      const responses = await Promise.all([book(one, booking), book(other, booking), get(one, slotsOfApril)]);
      statuses.push(responses.map(({ status }) => status));
    };
    const visits = async () => {
      // An event type takes at most 200 bookings an hour.
      for (let number = 0; number < 198 && !(isOver && number >= 60); number += 3) {
        await Promise.all([visit(number), visit(number + 1), visit(number + 2), wait(50)]);
      }
    };
    const visiting = visits();
    await wait(300);
    await lostNode.kill();
    await untilTakenOver(run, lostNames);
    isOver = true;
    await visiting;
    expect(statuses.flat().filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter(([first, second]) => first !== 201 && second !== 201)).toEqual([]);
    const starts = [...server.events.values()].map(({ start }) => start);
    expect([starts.length, new Set(starts).size]).toEqual([statuses.length, statuses.length]);
  });
});
