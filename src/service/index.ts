/**
 * The scheduling service, `/v1`, over PostgreSQL: `app → routes → operations → (slots, records ← store)`.
 *
 * Design: the rules are in the middle and know neither HTTP nor SQL. Routes are mounted from the table of the contract,
 * the store implements `records`, and time is passed in. The service keeps no state, so that any number of services can
 * share one database.
 */
export { openCalendars } from './calendars/index.ts';
export { openOperations } from './create-context.ts';
export { createService, type Service } from './create-service.ts';
export { describeError } from './describe-error.ts';
export { createFailureTally } from './failure-tally.ts';
export type { Log } from './log.ts';
export {
  type ConsoleLinks,
  type DkimOptions,
  type ManageLink,
  senderAddress,
  sendSamples,
  type WrittenMail,
} from './mail/index.ts';
export { openOutbox } from './open-outbox.ts';
export type { OperationResult } from './operations/index.ts';
export type { DeliveryReport, Outbox } from './outbox/index.ts';
export { consoleLinks, type LinkRequest, makeConsoleLink, makeInvitation } from './people/index.ts';
export type { CountKeyUse, Picture } from './records/index.ts';
export { createRetention, type Retention } from './retention/index.ts';
export type { KnownCaller } from './routes/index.ts';
export type { ConsoleOptions, ServiceOptions } from './service-options.ts';
export {
  type AccountSummary,
  type AccountUser,
  type ApiKeySummary,
  type BookingPage,
  type ConfiguredKey,
  type ConnectOptions,
  createAccount,
  createBookingPageFinder,
  type DeletedAccount,
  type Demonstration,
  deleteAccount,
  type FindBookingPage,
  findDatabaseId,
  findEventTypePlace,
  findLogo,
  findUsersByEmail,
  issueKey,
  listAccounts,
  listCalendarOwners,
  listKeys,
  type NewAccount,
  openStore,
  renameAccount,
  revokeKey,
  type SeedOptions,
  type Store,
  seedDemonstration,
  TooManyVisitsError,
} from './store/index.ts';
export { version } from './version.ts';
