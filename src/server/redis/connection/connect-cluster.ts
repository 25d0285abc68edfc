import { setTimeout as wait } from 'node:timers/promises';
import { type Breaker, createBreaker } from './breaker.ts';
import { openClusterConnection } from './cluster-connection.ts';
import { evaluate } from './evaluate.ts';
import { keySlot } from './key-slot.ts';
import type { Redis, RedisAddress } from './redis.ts';
import { startMillis } from './socket-options.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a probed node has to respond. The rest of a second is for asking the others. */
const pingMillis = 500;
/** The pause before retrying a cluster without reachable nodes. */
const retryMillis = 1000;

/**
 * Connects to a cluster through some of its nodes. Each node has its own breaker, so that a node that is away or hangs
 * does not affect the data on the others.
 */
export async function connectCluster({ urls, onError, responseMillis }: RedisAddress): Promise<Redis> {
  const stopController = new AbortController();
  const { signal } = stopController;
  const breakers = new Map<string, Breaker>();
  const onNodeReady = (address: string) => breakers.get(address)?.close();
  const cluster = await openClusterConnection({ urls, onError, onNodeReady, signal });
  let failover: Promise<void> | undefined;

  function breakerOf(slot: number): Breaker {
    const { address } = cluster.nodeOf(slot);
    const breaker = breakers.get(address);
    if (breaker) return breaker;
    const newBreaker = createBreaker({ probe: () => probeNode(slot), onError, signal, responseMillis });
    breakers.set(address, newBreaker);
    return newBreaker;
  }

  async function probeNode(slot: number): Promise<void> {
    const node = cluster.nodeOf(slot);
    try {
      const nodeClient = cluster.client().nodeClient(node);
      await withTimeout(
        nodeClient.then((client) => client.ping()),
        pingMillis,
      );
    } catch (error) {
      failover ??= cluster.followFailover(slot, node.address).finally(() => {
        failover = undefined;
      });
      await failover.catch(onError);
      throw error;
    }
  }

  await withTimeout(connectUntilUp(cluster.client(), { onError, signal }), startMillis).catch(onError);
  return {
    run: async (lua, call) => breakerOf(keySlot(call.keys[0] ?? '')).run(() => evaluate(cluster.client(), lua, call)),
    async close() {
      stopController.abort();
      cluster.client().destroy();
    },
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
