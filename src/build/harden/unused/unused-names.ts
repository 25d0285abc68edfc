/** Methods that only the library's own client calls, its bindings to frameworks, or lists with pages. */
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
 * Calls whose result is known here: pages are in no server, their queries run without a connection too, nothing listens to
 * the cache, and so no notice waits for the next. The pool of queries hashes their keys, and decides itself which data are
 * the same; nobody is told that they have become stale.
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
  ['notify', 'undefined'],
  ['replaceEqualDeep', 'undefined'],
  ['shouldNotifyListeners', 'true'],
]);

/** What a result says beyond what is read of it. */
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

/** What a query and its tries are told, or remember, and nothing that is left of the library reads. */
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

/** Values of options that nothing here sets. */
export const unusedValues: ReadonlySet<unknown> = new Set(['always', 'static']);
