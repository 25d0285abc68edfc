/**
 * The state that several gateways may share: cache, budget of requests, limits, idempotency keys and leases.
 *
 * The decision behind it: `shared-state.ts` declares it, this room implements it in memory, and another may implement
 * it elsewhere; one suite of laws for each part holds every implementation to the same behavior.
 */
export { BoundedMap, bytesOf, FairMap, readAtMost, shareOfOwner } from './bounded/index.ts';
export { accountGroup, placeGroup } from './cache-group.ts';
export { unlimitedBudget } from './memory-budget.ts';
export { cacheBytes, createMemoryCache } from './memory-cache.ts';
export { isFinal } from './memory-idempotency.ts';
export { createMemoryLimits } from './memory-limits.ts';
export { createMemoryState } from './memory-state.ts';
export type {
  Budget,
  Cache,
  CacheEntry,
  CacheGroup,
  CacheLookup,
  Idempotency,
  Leases,
  Limit,
  Limits,
  Purpose,
  Replayable,
  SharedState,
  Tally,
} from './shared-state.ts';
