/**
 * The port of the store: what operations, the outbox and mail ask of whatever keeps the accounts.
 *
 * The decision behind it: types alone, one file a noun, so that the rules do not know SQL and the store does not know
 * the rules. `Records` only reads and locks; what is written stands in `AccountRecords` and `HostRecords`, which exist
 * only under a lock.
 */
export type { EnteredEmail, UserContent } from './accounts.ts';
export type { ApiKeyRecords } from './api-keys.ts';
export type { AvailabilityContent } from './availabilities.ts';
export type { FieldContent } from './booking-form-fields.ts';
export { hasNotBeenReadFor, staleMinutes, unreachableMinutes } from './calendar-age.ts';
export type {
  CalendarContent,
  CalendarSource,
  ClaimedWrite,
  ConnectedCalendar,
  ForeignBusyTime,
  NewSource,
  OwnFeed,
  OwnTime,
  Sealed,
  SourceFailure,
  SourceReading,
  WriteResult,
} from './calendars.ts';
export {
  type ActingFor,
  type ActingForWithin,
  type Caller,
  type CallerOfSession,
  type CountKeyUse,
  type KeyUse,
  type KeyUseInput,
  type ResourceReference,
  rateWindowSeconds,
} from './callers.ts';
export type { ContactChange, ContactRecords, ContactSearch } from './contacts.ts';
export type { Extent } from './content.ts';
export type { DeliveryRecords, DeliverySearch, DeliveryWrites, MailedEventKind, NewReminder } from './deliveries.ts';
export type { EventTypeContent, EventTypeSearch, HostedEventType, Schedule } from './event-types.ts';
export type { BusyMeeting, EventSearch, MailDetails, NewEvent, Organizer } from './events.ts';
export type { IdempotencyResult, IdempotentRequest, StoredResponse } from './idempotency-keys.ts';
export type {
  Actor,
  JournalChange,
  JournalRecords,
  JournalSearch,
  JournalWrites,
  NewJournalEntry,
  NotedEventChange,
} from './journal.ts';
export type { Listing, Slice } from './listing.ts';
export type { DeliveryAboutEvent, MailRecords, MailSearch, MailWrites } from './mails.ts';
export type { HostsOfAccount, MeetingHost, NewMeeting, SharedMeeting } from './meetings.ts';
export type {
  AttemptResult,
  Channel,
  ClaimedDelivery,
  DeliveryStatus,
  DueReminder,
  DueSearch,
  OutboxRecords,
  Recipient,
} from './outbox.ts';
export type {
  Challenge,
  FirstAccount,
  LinkPurpose,
  LiveSession,
  Membership,
  PeopleRecords,
  Person,
  Session,
  SignInLink,
  StoredPasskey,
} from './people.ts';
export { cautiousFrom, healthAfter, isGivenUp, type ReceiverHealth } from './receiver-health.ts';
export type { AccountRecords, HostRecords, IdempotencyRecords, LockResult, Records, Responder } from './records.ts';
export type { TeamRecords } from './teams.ts';
