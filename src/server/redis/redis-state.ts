import { setTimeout as wait } from 'node:timers/promises';
import { cacheBytes, createMemoryState, type SharedState } from '../../gateway/index.ts';
import type { Clock } from '../../time/index.ts';
import type { RunScript } from './connection/index.ts';
import { createRedisBudget } from './redis-budget.ts';
import { createRedisCache } from './redis-cache.ts';
import { createRedisIdempotency } from './redis-idempotency.ts';
import { createRedisLeases } from './redis-leases.ts';
import { createRedisLimits } from './redis-limits.ts';
import { withFallback } from './with-fallback.ts';

export type RedisStateOptions = {
  readonly run: RunScript;
  /** What the keys of this deployment begin with: processes with the same prefix share everything. */
  readonly prefix: string;
  readonly clock: Clock;
  /** The most requests the server behind the gateways takes in any minute. @default unlimited */
  readonly requestsPerMinute?: number | undefined;
  readonly onError: (error: unknown) => void;
};

/** While they cannot agree, each gateway takes this share of what the server allows. */
const shareAlone = 1 / 4;
/** How much of what a process may remember is for answers that Redis holds as well; the rest is for when it is away. */
const shareOfKnown = 1 / 2;

/**
 * Creates what several gateways share in a Redis. While it cannot be reached each works on by itself, in its own
 * memory: visitors are counted by each gateway alone, and each uses a quarter of the server's budget.
 */
export function createRedisState({ requestsPerMinute, onError, ...options }: RedisStateOptions): SharedState {
  const { clock } = options;
  const alone = requestsPerMinute && Math.max(1, Math.floor(requestsPerMinute * shareAlone));
  const mostBytes = cacheBytes * shareOfKnown;
  const memory = createMemoryState({ clock, requestsPerMinute: alone, mostBytes: cacheBytes - mostBytes });
  const all = { ...options, onError, wait: (millis: number) => wait(millis) };
  const or = <Part>(instead: Part) => ({ instead, onError });
  return {
    cache: withFallback(createRedisCache({ ...all, mostBytes }), or(memory.cache)),
    limits: withFallback(createRedisLimits(all), or(memory.limits)),
    leases: withFallback(createRedisLeases(all), or(memory.leases)),
    // It must not act twice, so it decides itself when to ask the other.
    idempotency: createRedisIdempotency({ ...all, instead: memory.idempotency }),
    budget:
      requestsPerMinute === undefined
        ? memory.budget
        : withFallback(createRedisBudget({ ...all, requestsPerMinute }), or(memory.budget)),
  };
}
