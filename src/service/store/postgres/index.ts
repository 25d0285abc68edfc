/**
 * PostgreSQL: connections, transactions, prepared statements, errors, and instants in its format.
 *
 * Design: every query has a time limit, and errors are distinguished by code only, so that a database that hangs
 * becomes a 503 within seconds.
 */
export { type ConnectOptions, connect, defaultPoolSize } from './connect.ts';
export { inLockedTransaction, inTransaction } from './in-transaction.ts';
export { at, inUtc, nextVersion } from './instants.ts';
export { gatherIntervals, instantArray, readIntervals, readPackedIntervals } from './interval-bytes.ts';
export { writeLast } from './last-writes.ts';
export { codeOf, isUnavailable, uniqueViolation } from './postgres-error.ts';
export { prepared } from './prepared.ts';
