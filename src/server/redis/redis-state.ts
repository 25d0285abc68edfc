import { setTimeout as wait } from 'node:timers/promises';
import { cacheBytes, createMemoryState, type SharedState } from '../../gateway/index.ts';
import type { Clock } from '../../time/index.ts';
import { createCacheWithFallback } from './cache-with-fallback.ts';
import type { RunScript } from './connection/index.ts';
import { createRedisBudget } from './redis-budget.ts';
import { createRedisCache, keptMillis } from './redis-cache.ts';
import { createRedisIdempotency, withOwnIdempotency } from './redis-idempotency.ts';
import { createRedisLeases } from './redis-leases.ts';
import { createRedisLimits, withOwnLimits } from './redis-limits.ts';
import { withFallback } from './with-fallback.ts';

export type RedisStateOptions = {
  readonly run: RunScript;
  /** The prefix of the keys of this deployment. Processes with the same prefix share everything. */
  readonly prefix: string;
  readonly clock: Clock;
  /** The most requests per minute that the server behind the gateways accepts. @default unlimited */
  readonly requestsPerMinute?: number | undefined;
  readonly onError: (error: unknown) => void;
};

/** The state in a Redis. */
export type RedisState = SharedState & {
  /** Tells the other gateways what they have missed, if Redis can be reached. Call it before closing Redis. */
  close(): Promise<void>;
};

/** The share of the server's limit that each gateway uses while they cannot agree. */
const shareAlone = 1 / 4;
/** The part of a process's memory for responses that Redis holds as well. The rest is for when Redis is away. */
const shareOfCopies = 1 / 2;

/**
 * Creates the state that several gateways share in a Redis. While it cannot be reached, each uses its own memory:
 * visitors are counted by each gateway separately, and each uses a quarter of the server's budget.
 */
export function createRedisState({ requestsPerMinute, onError, ...options }: RedisStateOptions): RedisState {
  const { clock } = options;
  const alone = requestsPerMinute && Math.max(1, Math.floor(requestsPerMinute * shareAlone));
  const maxBytes = cacheBytes * shareOfCopies;
  const memory = createMemoryState({ clock, requestsPerMinute: alone, maxBytes: cacheBytes - maxBytes });
  const all = { ...options, onError, wait: (millis: number) => wait(millis) };
  const or = <Part>(instead: Part) => ({ instead, onError });
  const cache = createCacheWithFallback({
    shared: createRedisCache({ ...all, maxBytes }),
    ...or(memory.cache),
    clock,
    keptMillis,
  });
  return {
    cache,
    limits: withOwnLimits({ own: memory.limits, shared: createRedisLimits(all), onError }),
    leases: withFallback(createRedisLeases(all), or(memory.leases)),
    // It must not act twice, so it decides itself what a failure means.
    idempotency: withOwnIdempotency({ own: memory.idempotency, shared: createRedisIdempotency(all) }),
    budget:
      requestsPerMinute === undefined
        ? memory.budget
        : withFallback(createRedisBudget({ ...all, requestsPerMinute }), or(memory.budget)),
    close: cache.close,
  };
}
