import { setTimeout as wait } from 'node:timers/promises';
import { cacheBytes, createMemoryState, type SharedState } from '../../gateway/index.ts';
import type { Clock } from '../../time/index.ts';
import { createCacheWithFallback } from './cache-with-fallback.ts';
import type { RunScript } from './connection/index.ts';
import { createRedisBudget } from './redis-budget.ts';
import { createRedisCache, entryMillis } from './redis-cache.ts';
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
const shareWithoutRedis = 1 / 4;
/** The part of a process's memory for responses that Redis holds as well. The rest is for when Redis is away. */
const shareOfCopies = 1 / 2;

/**
 * Creates the state that several gateways share in a Redis. While it cannot be reached, each uses its own memory:
 * visitors are counted by each gateway separately, and each uses a quarter of the server's budget.
 */
export function createRedisState({ requestsPerMinute, onError, ...options }: RedisStateOptions): RedisState {
  const { clock } = options;
  const ownRequestsPerMinute = requestsPerMinute && Math.max(1, Math.floor(requestsPerMinute * shareWithoutRedis));
  const maxBytes = cacheBytes * shareOfCopies;
  const memory = createMemoryState({ clock, requestsPerMinute: ownRequestsPerMinute, maxBytes: cacheBytes - maxBytes });
  const redisOptions = { ...options, onError, wait: (millis: number) => wait(millis) };
  const orMemory = <Part>(instead: Part) => ({ instead, onError });
  const cache = createCacheWithFallback({
    shared: createRedisCache({ ...redisOptions, maxBytes }),
    ...orMemory(memory.cache),
    clock,
    entryMillis,
  });
  return {
    cache,
    limits: withOwnLimits({ own: memory.limits, shared: createRedisLimits(redisOptions), onError }),
    leases: withFallback(createRedisLeases(redisOptions), orMemory(memory.leases)),
    // It must not act twice, so it decides itself what a failure means.
    idempotency: withOwnIdempotency({ own: memory.idempotency, shared: createRedisIdempotency(redisOptions) }),
    budget:
      requestsPerMinute === undefined
        ? memory.budget
        : withFallback(createRedisBudget({ ...redisOptions, requestsPerMinute }), orMemory(memory.budget)),
    close: cache.close,
  };
}
