/**
 * The state that several gateways may share: cache, request budget, limits, idempotency keys and leases.
 *
 * Design: `shared-state.ts` declares the state and this folder implements it in memory. Another implementation may
 * store it elsewhere. One test suite for each part holds every implementation to the same behavior.
 */
export { BoundedMap, bytesOf, FairMap, readAtMost, shareOfOwner } from './bounded/index.ts';
export { accountGroup, referenceGroup } from './cache-group.ts';
export { unlimitedBudget } from './memory-budget.ts';
export { cacheBytes, createMemoryCache } from './memory-cache.ts';
export { isFinal } from './memory-idempotency.ts';
export { createMemoryLimits } from './memory-limits.ts';
export { createMemoryState } from './memory-state.ts';
export { budgetSeconds, idempotencyMillis, maxReadings, rememberedChanges, wholeSeconds } from './shared-limits.ts';
export type {
  Budget,
  Cache,
  CacheEntry,
  CacheGroup,
  CacheLookup,
  Idempotency,
  Leases,
  Limit,
  LimitState,
  Limits,
  Purpose,
  Replayable,
  SharedState,
} from './shared-state.ts';
