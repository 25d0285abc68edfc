/**
 * The interface of the store: the part of it that operations, the outbox and mail need.
 *
 * Design: types only, one file per noun, so that the rules do not know SQL and the store does not know the rules.
 * `Records` only reads and locks. Writing is part of `AccountRecords` and `HostRecords`, which exist only under a lock.
 */
export {
  type ActingFor,
  type ActingForWithin,
  type ApiKeyRecords,
  type Caller,
  type CallerOfSession,
  type Challenge,
  type CountKeyUse,
  type EnteredEmail,
  type FirstAccount,
  type InvitationMails,
  type InvitedUser,
  type KeyUse,
  type KeyUseInput,
  type LinkPurpose,
  type LiveSession,
  type Membership,
  type PeopleRecords,
  type Person,
  type Picture,
  type ResourceReference,
  rateWindowSeconds,
  type Session,
  type SignInLink,
  type StoredPasskey,
  type TeamRecords,
  type UnavailableUsername,
  type UserContent,
  type UserKey,
} from './account/index.ts';
export type { AvailabilityContent, AvailabilityUseSearch } from './availabilities.ts';
export type { FieldContent } from './booking-form-fields.ts';
export {
  type AccountListing,
  type BusySummary,
  type CalendarContent,
  type CalendarObject,
  type CalendarSource,
  type ChangedContent,
  type ChangedObjects,
  type ChangedPart,
  type ClaimedWrite,
  type ConnectedCalendar,
  canBlock,
  type DeletedEntry,
  type ForeignBusyTime,
  hasNotBeenReadFor,
  type MissingEntry,
  type MovedEntry,
  type MoveSearch,
  type NewCalendar,
  type NewSource,
  type ObjectContent,
  type ObjectTotals,
  type OwnBusyTime,
  type OwnFeed,
  type OwnTime,
  type SealedText,
  type SourceCoverage,
  type SourceFailure,
  type SourceReading,
  staleMinutes,
  timesIn,
  unreachableMinutes,
  type WholeContent,
  type WriteResult,
} from './calendars/index.ts';
export type {
  ContactChange,
  ContactDeletion,
  ContactDeletionResult,
  ContactRecords,
  ContactSearch,
  MergedContacts,
  NamedContact,
} from './contacts.ts';
export type { Extent, NewPositions } from './content.ts';
export type { AssignmentSearch, Assignments, NewRotatingHost, RotatingHost } from './event-type-hosts.ts';
export type {
  BusyHost,
  EventTypeContent,
  EventTypeHost,
  EventTypeSearch,
  HostedEventType,
  Schedule,
} from './event-types.ts';
export type { BusyMeeting, EventFilter, EventSearch, MailDetails, NewEvent, Organizer } from './events.ts';
export type { IdempotencyResult, IdempotentRequest, StoredResponse } from './idempotency-keys.ts';
export type {
  Actor,
  JournalChange,
  JournalRecords,
  JournalSearch,
  JournalWrites,
  NewJournalEntry,
  RecordedEventChange,
} from './journal.ts';
export type { Listing, Slice } from './listing.ts';
export type { HostsOfAccount, HostsOfEvent, MeetingHost, NewMeeting, SharedMeeting } from './meetings.ts';
export {
  type AccountMailKind,
  type Announcement,
  accountMailKinds,
  type Channel,
  type ClaimedDelivery,
  cautiousFrom,
  type DeliveryAboutEvent,
  type DeliveryRecords,
  type DeliverySearch,
  type DeliveryStatus,
  type DeliveryUpdate,
  type DeliveryWrites,
  type DueReminder,
  type DueSearch,
  type ErasureSearch,
  type EventReceivers,
  type FormerHost,
  healthAfter,
  isGivenUp,
  lastMailKind,
  longestWaitDays,
  type MailCounts,
  type MailedEventKind,
  type MailRecords,
  type MailSearch,
  type MailStatusRecords,
  type MailWrites,
  type NewReminder,
  type OutboxRecords,
  type PreviousMeeting,
  type ReceiverHealth,
  type Recipient,
} from './outbox/index.ts';
export type {
  AccountRecords,
  HostRecords,
  HostsWork,
  IdempotencyRecords,
  LockResult,
  Records,
  Responder,
} from './records.ts';
export { RefusedWork } from './refused-work.ts';
