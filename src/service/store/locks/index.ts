/**
 * Locks: changes of some hosts' bookings, or of one account's settings, one after the other.
 *
 * The decision behind it: who waits for a lock waits in a queue of this process first, so that those who wait for one
 * busy host never hold all connections.
 */
export { createAccountLock } from './account-lock.ts';
export { createHostsLock } from './hosts-lock.ts';
export { createShares, type Shares } from './shares.ts';
