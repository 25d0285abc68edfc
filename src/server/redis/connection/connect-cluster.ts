import { setTimeout as wait } from 'node:timers/promises';
import type { RedisClusterOptions } from '@redis/client';
import { type Breaker, createBreaker } from './breaker.ts';
import { evaluate } from './evaluate.ts';
import { keySlot } from './key-slot.ts';
import { loadClient } from './load-client.ts';
import type { Redis, RedisAddress } from './redis.ts';
import { socketOptions, startMillis } from './socket-options.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a node is away before the others are asked which node serves its slots now, and how often. */
const refreshMillis = 500;
/** How long a probed node has to respond. The rest of a second is for asking the others. */
const pingMillis = 500;
/** The pause before retrying a cluster without reachable nodes. */
const retryMillis = 1000;

/**
 * Connects to a cluster through some of its nodes. Each node has its own breaker, so that a node that is away or hangs
 * does not affect the data on the others.
 */
export async function connectCluster({ urls, onError, responseMillis }: RedisAddress): Promise<Redis> {
  const openCluster = await prepareClusters(urls);
  let cluster = watch(openCluster());
  let following: Promise<void> | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const breakers = new Map<string, Breaker>();

  /** Returns the node that serves a slot. After a failover it is another one. */
  function nodeOf(slot: number) {
    const node = cluster.slots[slot]?.master;
    if (!node) throw new Error('The nodes of the Redis cluster are not known yet.');
    return node;
  }

  function breakerOf(slot: number): Breaker {
    const { address } = nodeOf(slot);
    const breaker = breakers.get(address);
    if (breaker) return breaker;
    const newBreaker = createBreaker({ probe: () => probeNode(slot), onError, signal, responseMillis });
    breakers.set(address, newBreaker);
    return newBreaker;
  }

  async function probeNode(slot: number): Promise<void> {
    const node = nodeOf(slot);
    try {
      await withTimeout(
        cluster.nodeClient(node).then((client) => client.ping()),
        pingMillis,
      );
    } catch (error) {
      following ??= followFailover(slot, node.address).finally(() => {
        following = undefined;
      });
      await following.catch(onError);
      throw error;
    }
  }

  /**
   * Finds out whether another node serves a slot now. The library does so only after it loses a node that it was
   * connected to. A process that never was would wait for that node forever.
   */
  async function followFailover(slot: number, address: string): Promise<void> {
    const newCluster = openCluster();
    newCluster.on('error', () => undefined);
    try {
      await withTimeout(newCluster.connect(), startMillis);
    } catch (error) {
      newCluster.destroy();
      throw error;
    }
    const servedBy = newCluster.slots[slot]?.master?.address;
    if (signal.aborted || servedBy === undefined || servedBy === address) return newCluster.destroy();
    const former = cluster;
    cluster = watch(newCluster);
    // Scripts that the other nodes are running end.
    await withTimeout(former.close(), startMillis).catch(() => former.destroy());
  }

  function watch(openedCluster: ReturnType<typeof openCluster>) {
    openedCluster.on('error', onError);
    openedCluster.on('node-error', onError);
    openedCluster.on('node-ready', ({ host, port }: NodeAddress) => breakers.get(`${host}:${port}`)?.close());
    return openedCluster;
  }

  await withTimeout(connectUntilUp(cluster, { onError, signal }), startMillis).catch(onError);
  return {
    run: async (lua, call) => breakerOf(keySlot(call.keys[0] ?? '')).run(() => evaluate(cluster, lua, call)),
    async close() {
      ending.abort();
      cluster.destroy();
    },
  };
}

/** Loads the library. Returns a function that opens a cluster of these nodes. */
async function prepareClusters(urls: readonly string[]) {
  const { createCluster } = await loadClient();
  return () => createCluster(optionsOf(urls));
}

type NodeAddress = { readonly host: string; readonly port: number };

/** The addresses that a cluster names have no password: all nodes use the password of the first address. */
function optionsOf(urls: readonly string[]): RedisClusterOptions {
  const { protocol, username, password } = new URL(urls[0] ?? '');
  return {
    rootNodes: urls.map((url) => ({ url })),
    defaults: {
      disableOfflineQueue: true,
      socket: { ...socketOptions, ...(protocol === 'rediss:' && { tls: true }) },
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
    },
    // Otherwise the start would wait for a node that is away.
    minimizeConnections: true,
    topologyRefreshOnReconnectionAttemptStrategy: refreshMillis,
  };
}

type ConnectOptions = Pick<RedisAddress, 'onError'> & { readonly signal: AbortSignal };

/** Asks one node after another for all nodes, until one responds. */
async function connectUntilUp(
  cluster: { connect(): Promise<unknown> },
  { onError, signal }: ConnectOptions,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await cluster.connect();
      return;
    } catch (error) {
      if (signal.aborted) return;
      onError(error);
      await wait(retryMillis, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
