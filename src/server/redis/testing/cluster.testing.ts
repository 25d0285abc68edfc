import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { freePort } from '../../free-port.ts';
import { startRedis, type TestRedis } from './redis.testing.ts';

/** A cluster on this machine: three nodes, and each serves a third of the slots. */
export type TestCluster = {
  readonly urls: readonly string[];
  readonly nodes: readonly ClusterNode[];
  /** Ends all nodes and removes their files. */
  remove(): Promise<void>;
};

type ClusterNode = TestRedis & {
  readonly serves: (slot: number) => boolean;
  /** Waits until its replica has everything written so far. */
  untilCopied(): Promise<void>;
};

type ClusterOptions = {
  /** Whether each node has a replica, which takes over when the node is gone. @default false */
  readonly hasReplicas?: boolean;
};

/** Every node serves a third of the slots: the first and the last slot of each. */
const thirds = [
  [0, 5460],
  [5461, 10_922],
  [10_923, 16_383],
] as const;

/** Each client of a node is a duplicate of this one: creating one takes longer than its requests do. */
const anyClient = createClient();

/** Starts nodes of Redis 7 or later, and makes them a cluster. */
export async function startCluster(
  program: string,
  { hasReplicas = false }: ClusterOptions = {},
): Promise<TestCluster> {
  const masters = await startNodes(program);
  let replicas: readonly StartedNode[] = [];
  const remove = async () => void (await Promise.all([...masters, ...replicas].map((node) => node.remove())));
  try {
    if (hasReplicas) replicas = await startNodes(program);
    await connectNodes(masters, replicas);
  } catch (error) {
    await remove();
    throw error;
  }
  const nodes = masters.map((node, index) => {
    const [first = 0, last = 0] = thirds[index] ?? [];
    const serves = (slot: number) => first <= slot && slot <= last;
    return { ...node, serves, untilCopied: () => untilCopied(node.url) };
  });
  return { urls: masters.map(({ url }) => url), nodes, remove };
}

/** Waits until a replica has all that was written to a node by then. */
async function untilCopied(url: string): Promise<void> {
  while ((await command(url, ['WAIT', '1', '5000'])) === '0') await wait(50);
}

type StartedNode = Awaited<ReturnType<typeof startNode>>;

/** Starts a node for each third, or none. */
async function startNodes(program: string): Promise<StartedNode[]> {
  const results = await Promise.allSettled(thirds.map(() => startNode(program)));
  const startedNodes = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return startedNodes;
  await Promise.all(startedNodes.map((node) => node.remove()));
  throw failed.reason;
}

/** Makes nodes a cluster, and waits until each knows all others. */
async function connectNodes(masters: readonly StartedNode[], replicas: readonly StartedNode[]): Promise<void> {
  const [introducer = masters[0]] = masters;
  for (const [index, { url }] of masters.entries()) {
    const [first, last] = thirds[index] ?? [];
    await command(url, ['CLUSTER', 'ADDSLOTSRANGE', String(first), String(last)]);
  }
  for (const { url } of [...masters, ...replicas]) {
    await command(url, ['CLUSTER', 'MEET', '127.0.0.1', introducer?.port ?? '', String(introducer?.busPort)]);
  }
  for (const { url } of [...masters, ...replicas]) await untilWhole(url);
  for (const [index, replica] of replicas.entries()) await replicate(replica.url, masters[index]?.url ?? '');
}

async function startNode(program: string) {
  let busPort = 0;
  const node = await startRedis(program, async () => {
    busPort = await freePort();
    return [
      ...['--cluster-enabled', 'yes', '--cluster-port', String(busPort), '--cluster-node-timeout', '1000'],
      // The rest of a cluster continues without the slots of a node that is away.
      ...['--cluster-require-full-coverage', 'no', '--repl-diskless-sync-delay', '0'],
    ];
  });
  return { ...node, busPort, port: new URL(node.url).port };
}

/** Makes one node the replica of another, and waits until it has a copy and the others know. */
async function replicate(url: string, of: string): Promise<void> {
  const id = await command(of, ['CLUSTER', 'MYID']);
  while ((await command(url, ['CLUSTER', 'REPLICATE', id]).catch(String)) !== 'OK') await wait(50);
  while (!/master_link_status:up/.test(await command(url, ['INFO', 'replication']))) await wait(50);
  while (!/ slave /.test(await command(of, ['CLUSTER', 'REPLICAS', id]))) await wait(50);
}

async function command(url: string, words: readonly string[]): Promise<string> {
  const client = anyClient.duplicate({ url });
  await client.connect();
  return client
    .sendCommand([...words])
    .then(String)
    .finally(() => client.destroy());
}

/** Waits until a node knows who serves every slot. */
async function untilWhole(url: string): Promise<void> {
  const isWhole = (info: string) => /cluster_state:ok/.test(info) && /cluster_slots_ok:16384/.test(info);
  while (!isWhole(await command(url, ['CLUSTER', 'INFO']))) await wait(50);
}
