import type { Instant } from '../../time/index.ts';
import type { AccountLookups, AccountWrites, ApiKeyRecords, CallerLookups, TeamRecords } from './account/index.ts';
import type { AvailabilityLookups, AvailabilityWrites } from './availabilities.ts';
import type { FieldLookups, FieldWrites } from './booking-form-fields.ts';
import type { CalendarLookups, CalendarRecords, CalendarWrites } from './calendars/index.ts';
import type { ContactRecords, ContactWrites, ErasureRecords } from './contacts.ts';
import type { EventTypeHostLookups, EventTypeHostWrites } from './event-type-hosts.ts';
import type { EventTypeLookups, EventTypeRemoval, EventTypeWrites } from './event-types.ts';
import type { EventLookups, EventWrites } from './events.ts';
import type { IdempotencyResult, IdempotentRequest, StoredResponse } from './idempotency-keys.ts';
import type { JournalRecords, JournalWrites } from './journal.ts';
import type { HostsOfAccount, MeetingLookups, MeetingWrites } from './meetings.ts';
import type {
  DeliveryRecords,
  DeliveryWrites,
  MailRecords,
  MailStatusRecords,
  MailWrites,
  OutboxRecords,
  SampleMailRecords,
  SampleMailWrites,
} from './outbox/index.ts';
import type { WebhookLookups, WebhookWrites } from './webhooks.ts';

/** The store, as operations need it. Everything is looked up within one account. */
export type Records = CallerLookups &
  AccountLookups &
  AvailabilityLookups &
  EventTypeLookups &
  EventTypeHostLookups &
  FieldLookups &
  EventLookups &
  MeetingLookups &
  WebhookLookups &
  CalendarLookups &
  CalendarRecords &
  ContactRecords &
  ErasureRecords &
  TeamRecords &
  DeliveryRecords &
  MailRecords &
  MailStatusRecords &
  SampleMailRecords &
  ApiKeyRecords &
  JournalRecords &
  OutboxRecords &
  IdempotencyRecords &
  Locks;

/** Work on locked hosts, and what it reads first. `read` must not write. */
export type HostsWork<Read, Result> = {
  readonly read: (hostRecords: HostRecords) => Promise<Read>;
  readonly work: (hostRecords: HostRecords, data: Read) => Promise<Result>;
};

type Locks = {
  /** Runs `work` in one transaction while no other booking of any of the hosts is checked or made. */
  withHostsLocked<Result>(
    hosts: HostsOfAccount,
    work: (hostRecords: HostRecords) => Promise<Result>,
  ): Promise<LockResult<Result>>;
  /** The same, with reads that are sent along with the lock, which saves a round trip. */
  withHostsLockedAndRead<Read, Result>(
    hosts: HostsOfAccount,
    work: HostsWork<Read, Result>,
  ): Promise<LockResult<Result>>;
  /** Runs `work` in one transaction while nothing else changes the settings of the account. */
  withAccountLocked<Result>(
    accountId: number,
    work: (accountRecords: AccountRecords) => Promise<Result>,
  ): Promise<LockResult<Result>>;
  /** Returns whether an error means that the records are temporarily unavailable. */
  isUnavailable(error: unknown): boolean;
};

/** How to respond to the first request with a key. */
export type Responder<Response extends StoredResponse> = {
  readonly now: Instant;
  /** Responds with records whose writes are committed together with the response: both, or neither. */
  respond(records: Records): Promise<Response>;
  /** Returns whether a response is stored, or the request may be retried. */
  isFinal(response: Response): boolean;
};

/** Stores responses by their Idempotency-Key, so that a request sent twice does one thing. */
export type IdempotencyRecords = {
  respondOnce<Response extends StoredResponse>(
    request: IdempotentRequest,
    responder: Responder<Response>,
  ): Promise<IdempotencyResult<Response>>;
  /** Removes some of the responses that are a day old, of any account. Returns how many. */
  removeExpiredResponses(now: Instant): Promise<number>;
};

/** The result of work under a lock. Only `done` has written anything. */
export type LockResult<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The database refused the time as taken: the last safeguard, in case a lock was missing. */
  | { readonly kind: 'taken' }
  /** Others held the lock for too long. */
  | { readonly kind: 'busy' };

/**
 * The records for reading and writing under an account's lock: its settings, which no other request changes in the
 * meantime.
 */
export type AccountRecords = Records &
  AccountWrites &
  EventTypeWrites &
  EventTypeHostWrites &
  AvailabilityWrites &
  FieldWrites &
  WebhookWrites &
  CalendarWrites &
  DeliveryWrites &
  SampleMailWrites;

/** The records for reading and writing under a host's lock. */
export type HostRecords = Pick<
  Records,
  | 'findEventType'
  | 'listRotatingHosts'
  | 'countAssignments'
  | 'listFields'
  | 'findEvent'
  | 'findBookings'
  | 'findBookingsInDetail'
  | 'findBusy'
  | 'findHostsOfEvent'
  | 'findSharedMeeting'
  | 'isRemovedUser'
> &
  ContactWrites &
  EventWrites &
  MeetingWrites &
  MailWrites &
  JournalWrites &
  Pick<MailRecords, 'listMails' | 'listTimesOfChangeMails'> &
  Pick<JournalRecords, 'listEventChanges'> &
  EventTypeRemoval;
