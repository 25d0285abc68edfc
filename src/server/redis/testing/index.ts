/**
 * Fixtures for the tests of Redis: a stand-in in this process and, if the machine has the program, one server and a
 * cluster of three.
 */
export { startCluster, type TestCluster } from './cluster.testing.ts';
export { createStandIn, findRedis, startRedis, type TestRedis } from './redis.testing.ts';
export { book, get, nine, openReplicas, slotsOfApril } from './replicas.testing.ts';
export { openStores } from './stores.testing.ts';
