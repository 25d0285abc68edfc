/**
 * Locks: changes of the bookings of some hosts, or of the settings of one account, are made one after the other.
 *
 * Design: a request that waits for a lock first waits in a queue of this process, so that requests for one busy host
 * never hold all connections.
 */
export { createAccountLock } from './account-lock.ts';
export { createHostsLock } from './hosts-lock.ts';
export { createShares, type Shares } from './shares.ts';
