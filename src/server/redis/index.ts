/**
 * What several servers share, in a Redis: cache, budget, limits, repeated requests, single flight, the uses of keys.
 *
 * The decision behind it: each part is a few scripts that run in Redis one after another, so that no gateway decides on
 * what another has changed meanwhile; time is handed in. The same laws hold for a part in memory and in Redis. Without
 * Redis the gateways go on, each by itself.
 */
export { connectRedis, type Redis } from './connection/index.ts';
export { createRedisKeyUses } from './redis-key-uses.ts';
export { createRedisState } from './redis-state.ts';
