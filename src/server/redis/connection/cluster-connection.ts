import type { RedisClusterOptions } from '@redis/client';
import { loadClient } from './load-client.ts';
import type { RedisAddress } from './redis.ts';
import { socketOptions, startMillis } from './socket-options.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a node is away before the others are asked which node serves its slots now, and how often. */
const refreshMillis = 500;

type Cluster = ReturnType<Awaited<ReturnType<typeof prepareClusters>>>;

/** The connection to a cluster, which another one replaces after a failover. */
export type ClusterConnection = {
  /** Returns the client to use now. */
  client(): Cluster;
  /** Returns the node that serves a slot. After a failover it is another one. */
  nodeOf(slot: number): NonNullable<Cluster['slots'][number]>['master'];
  /**
   * Finds out whether another node than the one at `address` serves a slot now. The library does so only after it loses
   * a node that it was connected to. A process that never was would wait for that node forever.
   */
  followFailover(slot: number, address: string): Promise<void>;
};

export type ClusterConnectionOptions = Pick<RedisAddress, 'urls' | 'onError'> & {
  /** Called with the address of each node that is ready. */
  readonly onNodeReady: (address: string) => void;
  /** Aborted once the connection is closed. */
  readonly signal: AbortSignal;
};

/** Prepares the connection to a cluster of these nodes. It connects when its client does. */
export async function openClusterConnection(options: ClusterConnectionOptions): Promise<ClusterConnection> {
  const { urls, onError, onNodeReady, signal } = options;
  const createClient = await prepareClusters(urls);
  let current = watch(createClient());

  function watch(client: Cluster): Cluster {
    client.on('error', onError);
    client.on('node-error', onError);
    client.on('node-ready', ({ host, port }: NodeAddress) => onNodeReady(`${host}:${port}`));
    return client;
  }

  return {
    client: () => current,
    nodeOf(slot) {
      const node = current.slots[slot]?.master;
      if (!node) throw new Error('The nodes of the Redis cluster are not known yet.');
      return node;
    },
    async followFailover(slot, address) {
      const newClient = createClient();
      newClient.on('error', () => undefined);
      try {
        await withTimeout(newClient.connect(), startMillis);
      } catch (error) {
        newClient.destroy();
        throw error;
      }
      const newAddress = newClient.slots[slot]?.master?.address;
      if (signal.aborted || newAddress === undefined || newAddress === address) return newClient.destroy();
      const former = current;
      current = watch(newClient);
      // Scripts that the other nodes are running end.
      await withTimeout(former.close(), startMillis).catch(() => former.destroy());
    },
  };
}

type NodeAddress = { readonly host: string; readonly port: number };

/** Loads the library. Returns a function that creates a client of the cluster with these nodes. */
async function prepareClusters(urls: readonly string[]) {
  const { createCluster } = await loadClient();
  return () => createCluster(optionsOf(urls));
}

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
