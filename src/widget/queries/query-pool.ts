import {
  focusManager,
  hashKey,
  notifyManager,
  onlineManager,
  type Query,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/query-core';

/** What all queries of a gateway have in common, and what is known of each. */
export type QueryPool = {
  /** What observers of the library are made with. */
  readonly client: QueryClient;
  /** Asks beforehand for what is not fresh; a failure is left to whoever shows it. */
  readonly prefetch: <Data>(options: QueryObserverOptions<Data>) => void;
  /** Asks again what has this key; resolves when what is on show is here. */
  readonly refresh: (queryKey: QueryKey) => Promise<void>;
  /** Asks again what has failed. */
  readonly retryFailed: () => void;
  /** Forgets everything. */
  readonly close: () => void;
};

/** What holds for every query that does not say otherwise. */
type Defaults = Pick<
  QueryObserverOptions,
  'networkMode' | 'refetchInterval' | 'refetchOnReconnect' | 'retry' | 'retryDelay'
> & {
  readonly staleTime: number;
};

/**
 * Opens a pool of queries. It stands in for the library's own client, which brings mutations and much else that nothing here
 * uses, and would weigh on the first screen.
 */
export function openQueryPool(defaults: Defaults): QueryPool {
  const cache = new QueryCache();
  const withDefaults = <Data>(options: QueryObserverOptions<Data>) => ({
    ...defaults,
    ...options,
    queryHash: hashKey(options.queryKey),
    _defaulted: true as const,
  });
  const called = { getQueryCache: () => cache, defaultQueryOptions: withDefaults, getQueryDefaults: () => ({}) };
  const client = called as unknown as QueryClient; // all that queries, observers and the cache call of one
  const stops = [
    focusManager.subscribe((isFocused) => isFocused && cache.onFocus()),
    onlineManager.subscribe((isOnline) => isOnline && cache.onOnline()),
  ];
  return {
    client,
    prefetch(options) {
      const fullOptions = withDefaults(options);
      const query = cache.build(client, fullOptions);
      if (query.isStaleByTime(defaults.staleTime)) void settled(query.fetch(fullOptions));
    },
    refresh: (queryKey) =>
      notifyManager.batch(() => {
        for (const query of cache.findAll({ queryKey })) query.invalidate();
        return askAgain(cache.findAll({ queryKey, type: 'active' }));
      }),
    retryFailed: () => void askAgain(cache.findAll({ predicate: ({ state }) => state.status === 'error' })),
    close() {
      for (const stop of stops) stop();
      cache.clear();
    },
  };
}

function askAgain(queries: readonly Query[]): Promise<void> {
  const enabled = queries.filter((query) => !query.isDisabled());
  return settled(
    notifyManager.batch(() =>
      Promise.all(enabled.map((query) => settled(query.fetch(undefined, { cancelRefetch: true })))),
    ),
  );
}

/** Resolves when something has come or has failed: its failure is in its state. */
function settled(promise: Promise<unknown>): Promise<void> {
  const ignore = () => undefined;
  return promise.then(ignore, ignore);
}
