/**
 * Retention: erases the data of invitees whose last meeting was long ago, in accounts that want it.
 *
 * Design: every process looks, and none has to be the one. An erasure checks its contact once it is locked, so the
 * others find it gone, and a booking in the meantime keeps it. Accounts take turns, with a few contacts each.
 */
export { createRetention, type Retention } from './create-retention.ts';
