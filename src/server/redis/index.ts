/**
 * The state that several servers share in a Redis: cache, budget, limits, idempotency keys, single flight, uses of
 * keys.
 *
 * Design: each part is a few scripts that run in Redis one after another, so that no gateway decides on data that
 * another has changed in the meantime. The time is an argument. The same laws test each part in memory and in Redis.
 * Without Redis each gateway continues by itself.
 */
export { connectRedis, type Redis } from './connection/index.ts';
export { createRedisKeyUses } from './redis-key-uses.ts';
export { createRedisState } from './redis-state.ts';
