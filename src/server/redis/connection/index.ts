/**
 * The connection to Redis, one server or a cluster, and the scripts that run there.
 *
 * Design: no visitor waits for a server that is away. Each server, and each node of a cluster, has a breaker: one
 * script fails, the next ones are refused at once, and the server is probed in the background.
 */
export { connectRedis } from './connect-redis.ts';
export { keySlot } from './key-slot.ts';
export type { Redis, RedisAddress } from './redis.ts';
export { listOf, numberOf, type RunScript, type ScriptValue } from './script.ts';
