import {
  notifyManager,
  type Query,
  QueryCache,
  type QueryClient,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import { listen } from '../listen.ts';

/** The queries of a gateway, with their defaults and their cache. */
export type QueryPool = {
  /** The client with which observers of the library are created. */
  readonly client: QueryClient;
  /** Loads data before it is needed, unless it is fresh. Its observers receive an error. */
  readonly prefetch: <Data>(options: QueryObserverOptions<Data>) => void;
  /** Reloads the queries of a kind, which their keys begin with, or all. Resolves once the observed ones have loaded. */
  readonly refresh: (kind?: string) => Promise<void>;
  /** Reloads failed queries. */
  readonly retryFailed: () => void;
  /** Empties the cache and stops reacting to focus and connection. */
  readonly close: () => void;
};

/** The defaults of every query. */
type Defaults = Pick<
  QueryObserverOptions,
  'networkMode' | 'refetchInterval' | 'refetchOnReconnect' | 'retry' | 'retryDelay'
> & {
  readonly staleTime: number;
};

/** How many unobserved queries are remembered: two years of months, however many were visited. */
const maxRemembered = 24;

/**
 * Opens a pool of queries. It replaces the library's own client, which includes mutations and other unused features
 * that would slow down the first screen.
 */
export function openQueryPool(defaults: Defaults): QueryPool {
  const cache = new QueryCache();
  const withDefaults = <Data>(options: QueryObserverOptions<Data>) => ({
    ...defaults,
    ...options,
    queryHash: JSON.stringify(options.queryKey),
    structuralSharing: keepEqual,
  });
  // The methods of a client that queries, observers and the cache call.
  const partialClient = { getQueryCache: () => cache, defaultQueryOptions: withDefaults, getQueryDefaults: () => ({}) };
  const client = partialClient as unknown as QueryClient;
  const refetchIfVisible = () => void (document.visibilityState !== 'hidden' && cache.onFocus());
  // On the window, to which events of the document bubble: an image may have replaced the method of the document.
  const stopListening = listen(window, {
    // The library notices only tabs. A window that was behind another has old times as well.
    focus: refetchIfVisible,
    visibilitychange: refetchIfVisible,
    online: () => cache.onOnline(),
  });
  return {
    client,
    prefetch(options) {
      forgetOldest(cache);
      const fullOptions = withDefaults(options);
      const query = cache.build(client, fullOptions);
      if (query.isStaleByTime(defaults.staleTime)) void settled(query.fetch(fullOptions));
    },
    refresh: (kind) =>
      notifyManager.batch(() => {
        const queries = cache.getAll().filter(({ queryKey }) => !kind || queryKey[0] === kind);
        for (const query of queries) query.invalidate();
        return loadAgain(queries);
      }),
    retryFailed: () => void loadAgain(cache.getAll().filter(({ state }) => state.status === 'error')),
    close() {
      stopListening();
      cache.clear();
    },
  };
}

/** Removes unobserved queries above the limit, the first loaded ones first. */
function forgetOldest(cache: QueryCache): void {
  const unused = cache.getAll().filter((query) => !query.isActive() && query.state.fetchStatus === 'idle');
  unused.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const query of unused.slice(0, -maxRemembered)) cache.remove(query);
}

/** Reloads the observed queries. The others are loaded when they are shown. */
function loadAgain(queries: readonly Query[]): Promise<void> {
  const activeQueries = queries.filter((query) => query.isActive());
  return settled(
    notifyManager.batch(() =>
      Promise.all(activeQueries.map((query) => settled(query.fetch(undefined, { cancelRefetch: true })))),
    ),
  );
}

/** Keeps the known object if equal data arrives, so that nothing is drawn again. */
function keepEqual(before: unknown, now: unknown): unknown {
  // Nothing is known at first. Serializing a month of times would delay a slow phone.
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Resolves when a request has succeeded or failed. A query keeps its error in its state. */
function settled(promise: Promise<unknown>): Promise<void> {
  const ignore = () => undefined;
  return promise.then(ignore, ignore);
}
