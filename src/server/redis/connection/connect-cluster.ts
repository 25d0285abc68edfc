import { setTimeout as wait } from 'node:timers/promises';
import { createCluster } from '@redis/client';
import { type Breaker, createBreaker } from './breaker.ts';
import { evaluate } from './evaluate.ts';
import { keySlot } from './key-slot.ts';
import type { Redis, RedisAddress } from './redis.ts';
import { socketOptions, startMillis } from './socket-options.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a node is away before we ask the others which serves its slots now, and how often we ask. */
const refreshMillis = 500;
/** The pause before a cluster of which no node could be reached is tried again. */
const retryMillis = 1000;

/**
 * Connects to a cluster through some of its nodes. Each node has a breaker of its own, so that one that is away or
 * hangs takes nothing from what the others hold.
 */
export async function connectCluster({ urls, onError }: RedisAddress): Promise<Redis> {
  const cluster = openCluster(urls);
  const ending = new AbortController();
  const { signal } = ending;
  const breakers = new Map<string, Breaker>();

  /** Returns the node that serves a slot; after a failover that is another. */
  function nodeOf(slot: number) {
    const node = cluster.slots[slot]?.master;
    if (!node) throw new Error('The nodes of the Redis cluster are not known yet.');
    return node;
  }

  function breakerOf(slot: number): Breaker {
    const { address } = nodeOf(slot);
    const known = breakers.get(address);
    if (known) return known;
    const probe = async () => (await cluster.nodeClient(nodeOf(slot))).ping();
    const created = createBreaker({ probe, onError, signal });
    breakers.set(address, created);
    return created;
  }

  cluster.on('error', onError);
  cluster.on('node-error', onError);
  cluster.on('node-ready', ({ host, port }: NodeAddress) => breakers.get(`${host}:${port}`)?.close());
  await withTimeout(connectUntilUp(cluster, { onError, signal }), startMillis).catch(onError);
  return {
    run: async (lua, call) => breakerOf(keySlot(call.keys[0] ?? '')).run(() => evaluate(cluster, lua, call)),
    async close() {
      ending.abort();
      cluster.destroy();
    },
  };
}

type NodeAddress = { readonly host: string; readonly port: number };

/** The nodes that a cluster names have no address with a password: all use the one of the first address. */
function openCluster(urls: readonly string[]) {
  const { protocol, username, password } = new URL(urls[0] ?? '');
  return createCluster({
    rootNodes: urls.map((url) => ({ url })),
    defaults: {
      disableOfflineQueue: true,
      socket: { ...socketOptions, ...(protocol === 'rediss:' && { tls: true }) },
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
    },
    // Else the start would wait for a node that is away.
    minimizeConnections: true,
    topologyRefreshOnReconnectionAttemptStrategy: refreshMillis,
  });
}

type Connecting = Pick<RedisAddress, 'onError'> & { readonly signal: AbortSignal };

/** Asks one node after another for all nodes, until one responds. */
async function connectUntilUp(cluster: ReturnType<typeof openCluster>, { onError, signal }: Connecting): Promise<void> {
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
