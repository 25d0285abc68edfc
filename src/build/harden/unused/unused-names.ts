/** Methods that only the library's own client, its bindings to frameworks or paginated lists call. */
export const unusedMethods: ReadonlySet<string> = new Set([
  '#clearStaleTimeout',
  '#updateStaleTimeout',
  'fetchOptimistic',
  'find',
  'findAll',
  'getCurrentQuery',
  'getObserversCount',
  'getOptimisticResult',
  'isDisabled',
  'isFetched',
  'isStale',
  'isStatic',
  'meta',
  'notify',
  'promise',
  'queryType',
  'reset',
  'resetState',
  'trackProp',
  'trackResult',
]);

/**
 * Calls whose result is known in advance. The widget never runs on a server, its queries also run offline, and nothing
 * subscribes to the cache, so notifications need no batching. The widget hashes query keys and compares data itself,
 * and nothing waits for data to become stale. The library's symbols are markers that nothing here uses: a bundler keeps
 * them, unless they are marked as free of effects.
 */
export const knownResults: ReadonlyMap<string, string> = new Map([
  ['#clearStaleTimeout', 'undefined'],
  ['canFetch', 'true'],
  ['canRun', 'true'],
  ['canStart', 'true'],
  ['createNotifyManager', '{batch:(run)=>run()}'],
  ['ensureQueryFn', 'this.options.queryFn'],
  ['hashQueryKeyByOptions', 'undefined'],
  ['infiniteQueryBehavior', 'undefined'],
  ['isFocused', '(document.visibilityState!=="hidden")'],
  ['isOnline', 'true'],
  ['isServer', 'false'],
  ['Symbol', '/* @__PURE__ */ Symbol()'],
  ['notify', 'undefined'],
  ['replaceEqualDeep', 'undefined'],
  ['shouldNotifyListeners', 'true'],
]);

/** Fields of a query result that nothing here reads. */
export const unusedResults: ReadonlySet<string> = new Set([
  'dataUpdatedAt',
  'errorUpdateCount',
  'errorUpdatedAt',
  'failureCount',
  'fetchStatus',
  'isEnabled',
  'isFetched',
  'isFetchedAfterMount',
  'isFetching',
  'isInitialLoading',
  'isLoading',
  'isLoadingError',
  'isPaused',
  'isPending',
  'isRefetchError',
  'isRefetching',
  'isStale',
  'isSuccess',
  'refetch',
  'status',
]);

/** Fields of queries and retries that nothing in the rest of the library reads. */
export const unusedFields: ReadonlySet<string> = new Set([
  'canRun',
  'canStart',
  'dataUpdateCount',
  'errorUpdateCount',
  'errorUpdatedAt',
  'failureCount',
  'fetchFailureCount',
  'fetchSignal',
  'initialPromise',
  'manual',
  'meta',
  'networkMode',
]);

/** Values of options that nothing here sets, and a name that only another runtime has. */
export const unusedValues: ReadonlySet<unknown> = new Set(['Deno', 'always', 'static']);
