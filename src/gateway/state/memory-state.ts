import type { Clock } from '../../time/index.ts';
import { createMemoryBudget, unlimitedBudget } from './memory-budget.ts';
import { cacheBytes, createMemoryCache } from './memory-cache.ts';
import { createMemoryIdempotency } from './memory-idempotency.ts';
import { memoryLeases } from './memory-leases.ts';
import { createMemoryLimits } from './memory-limits.ts';
import type { SharedState } from './shared-state.ts';

/** The options of a state in memory. */
export type MemoryOptions = {
  readonly clock: Clock;
  /** The most requests per minute that the server accepts. @default unlimited */
  readonly requestsPerMinute?: number | undefined;
  /** How many bytes of responses are kept. @default cacheBytes */
  readonly maxBytes?: number;
};

/** Creates the state that a gateway keeps in its own memory. */
export function createMemoryState({ clock, requestsPerMinute, maxBytes = cacheBytes }: MemoryOptions): SharedState {
  return {
    cache: createMemoryCache(maxBytes),
    budget: requestsPerMinute === undefined ? unlimitedBudget : createMemoryBudget({ requestsPerMinute, clock }),
    limits: createMemoryLimits(clock),
    idempotency: createMemoryIdempotency(clock),
    leases: memoryLeases,
  };
}
