/**
 * The connection to Redis, one server or a cluster, and the scripts that run there.
 *
 * The decision behind it: a server that is away must cost no visitor a wait. Each server, so each node of a cluster, has
 * a breaker: one script finds out, the next ones are refused at once, and the server is tried out in the background.
 */
export { connectRedis } from './connect-redis.ts';
export { keySlot } from './key-slot.ts';
export type { Redis, RedisAddress } from './redis.ts';
export { listOf, numberOf, type RunScript, type ScriptValue } from './script.ts';
