/**
 * The service's records in PostgreSQL: tables, queries, and the lock that separates bookings.
 *
 * Design: the database itself forbids two meetings of one host at one time, with an exclusion constraint. The lock only
 * makes the response fast and the refusal exact. There is one file per noun, which converts its rows to the form of the
 * API. It works on a pool of connections and within a transaction alike, so that work under a lock or an
 * Idempotency-Key uses the same queries. Instants are stored to the millisecond, and the current time is always passed
 * in.
 */
export {
  type AccountSummary,
  createAccount,
  type DeletedAccount,
  deleteAccount,
  listAccounts,
  type NewAccount,
  renameAccount,
} from './accounts/index.ts';
export { findLogo } from './branding/index.ts';
export { type AccountUser, findUsersByEmail, listCalendarOwners } from './calendars/index.ts';
export { findDatabaseId } from './database-id.ts';
export { type Demonstration, type SeedOptions, seedDemonstration } from './demonstration/index.ts';
export {
  type BookingPage,
  createBookingPageFinder,
  type FindBookingPage,
  findEventTypePlace,
  TooManyVisitsError,
} from './event-types/index.ts';
export type { ConfiguredKey } from './keys/index.ts';
export { type ApiKeySummary, createApiKey, hashApiKey, issueKey, listKeys, revokeKey } from './keys/index.ts';
export { openStore, type Store } from './open-store.ts';
export type { ConnectOptions } from './postgres/index.ts';
