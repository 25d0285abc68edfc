/**
 * Fixtures for the tests of Redis: one server and a cluster of three if the machine has the program, and a stand-in in
 * this process.
 */
export { startCluster, type TestCluster } from './cluster.testing.ts';
export { createStandIn, findRedis, startRedis, type TestRedis } from './redis.testing.ts';
export { book, get, nine, openReplicas, slotsOfApril } from './replicas.testing.ts';
export { busyMillis, openStandIns, openStores } from './stores.testing.ts';
