/**
 * The service's records in PostgreSQL: tables, queries, the lock that keeps bookings apart.
 *
 * The decision behind it: what must never happen, two meetings of one host at one time, the database itself forbids, by
 * an exclusion constraint; the lock only makes the answer quick and the refusal exact. One file a noun, which turns its
 * rows into what goes over the wire, made for a pool of connections and for one transaction alike, so that work under a
 * lock or an Idempotency-Key uses the same queries. Instants are kept to the millisecond, and "now" is always passed in.
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
export { type BookingPage, findBookingPage, findEventTypePlace } from './event-types/index.ts';
export type { ConfiguredKey } from './keys/index.ts';
export { type ApiKeySummary, createApiKey, hashApiKey, issueKey, listKeys, revokeKey } from './keys/index.ts';
export { openStore, type Store } from './open-store.ts';
export type { ConnectOptions } from './postgres/index.ts';
