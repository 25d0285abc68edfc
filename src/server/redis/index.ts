/**
 * What several gateways share, in a Redis: cache, budget, limits, repeated requests and single flight.
 *
 * The decision behind it: each part is a few scripts that run in Redis one after another, so that no gateway decides on
 * what another has changed meanwhile; time is handed in. The same laws hold for a part in memory and in Redis. Without
 * Redis the gateways go on, each by itself.
 */
export { openRedisParts, type SharedParts } from './open-redis-parts.ts';
