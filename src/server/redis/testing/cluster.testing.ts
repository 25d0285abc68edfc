import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { freePort } from '../../free-port.ts';
import { startRedis, type TestRedis } from './redis.testing.ts';

/** A cluster of three nodes on this machine; each serves a third of the slots, and none has a replica. */
export type TestCluster = {
  readonly urls: readonly string[];
  readonly nodes: readonly ClusterNode[];
  /** Ends all nodes and removes what they left. */
  remove(): Promise<void>;
};

type ClusterNode = TestRedis & { readonly serves: (slot: number) => boolean };

/** Cut so that every node has its third: the first and the last slot of each. */
const thirds = [
  [0, 5460],
  [5461, 10_922],
  [10_923, 16_383],
] as const;

/** Starts three nodes of Redis 7 or later, and makes them a cluster. */
export async function startCluster(program: string): Promise<TestCluster> {
  const nodes = await Promise.all(
    thirds.map(async ([first, last]) => {
      const busPort = await freePort();
      const settings = [
        '--cluster-enabled',
        'yes',
        '--cluster-port',
        String(busPort),
        '--cluster-node-timeout',
        '1000',
      ];
      // What is left of a cluster goes on without the slots of a node that is away.
      const node = await startRedis(program, [...settings, '--cluster-require-full-coverage', 'no']);
      const { port } = new URL(node.url);
      return { ...node, port, busPort, first, last, serves: (slot: number) => first <= slot && slot <= last };
    }),
  );
  const [{ port, busPort } = { port: '', busPort: 0 }] = nodes;
  for (const { url, first, last } of nodes) {
    await command(url, ['CLUSTER', 'ADDSLOTSRANGE', String(first), String(last)]);
    await command(url, ['CLUSTER', 'MEET', '127.0.0.1', port, String(busPort)]);
  }
  for (const { url } of nodes) await untilWhole(url);
  return {
    urls: nodes.map(({ url }) => url),
    nodes,
    remove: async () => void (await Promise.all(nodes.map((node) => node.remove()))),
  };
}

async function command(url: string, words: readonly string[]): Promise<string> {
  const client = createClient({ url });
  await client.connect();
  return client
    .sendCommand([...words])
    .then(String)
    .finally(() => client.destroy());
}

/** Waits until a node knows who serves every slot. */
async function untilWhole(url: string): Promise<void> {
  const isWhole = (said: string) => /cluster_state:ok/.test(said) && /cluster_slots_ok:16384/.test(said);
  while (!isWhole(await command(url, ['CLUSTER', 'INFO']))) await wait(50);
}
