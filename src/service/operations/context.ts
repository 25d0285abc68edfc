import type {
  Account,
  Answers,
  Availability,
  BookingFormField,
  Event,
  EventType,
  Hours,
  User,
  Webhook,
} from '../../contract/index.ts';
import type { Bookings, BookingsNeeded } from '../../slots/index.ts';
import type { Clock, Instant, Interval, ZoneName } from '../../time/index.ts';
import type { AnswerRecords } from './answer-records.ts';
import type { Computations } from './computations.ts';
import type { ContactRecords } from './contact-records.ts';
import type { Announcement, DeliveryRecords, OutboxRecords } from './delivery-records.ts';
import type { Listed, Slice } from './paging.ts';
import type { Settings } from './settings.ts';
import type { TeamRecords } from './team-records.ts';

/** What every act is given: what is kept, the time, and what whoever runs the service allows. */
export type Context = {
  readonly records: Records;
  readonly clock: Clock;
  /** Whether invitees and hosts are told by mail. */
  readonly sendsMail: boolean;
  /** Says why nothing may be delivered to an address, as far as the address itself tells; undefined when it may. */
  refuseTarget(url: string): string | undefined;
  readonly computations: Computations;
};

/** For whom a request acts. The gateway brings no key: it acts for the host of what it asks about. */
export type Caller = { readonly accountId: number; readonly userId: number; readonly via: 'key' | 'gateway' };

/** A key that is being used, to be counted against its limit. */
export type KeyToCount = { readonly key: string; readonly now: Instant; readonly requestsPerMinute: number };

/** What became of a use of a key: one too many in a minute is refused, and not counted. */
export type KeyUse = {
  readonly keyId: number;
  readonly isRefused: boolean;
  /** How many uses of the last minute are counted. */
  readonly count: number;
  /** The first of these, which is forgotten a minute later; null when none is counted. */
  readonly oldest: Instant | null;
};

/**
 * Counts a use of a key where all replicas count, in place of the database. Rejects while it cannot; then it is counted
 * with the keys.
 */
export type CountKeyUse = (use: Omit<KeyToCount, 'key'> & { readonly keyId: number }) => Promise<KeyUse>;

/** What the gateway acts for: an event type to be booked, or an event that was. */
export type ActedFor =
  | { readonly kind: 'event type'; readonly id: number }
  | { readonly kind: 'event'; readonly id: string };

/** Something an id in a request may name. */
export type Thing =
  | ActedFor
  | { readonly kind: 'availability' | 'field' | 'user' | 'webhook'; readonly id: number }
  | { readonly kind: 'contact' | 'delivery'; readonly id: string };

export type Host = {
  readonly accountId: number;
  readonly userId: number;
  /** 0 Sunday to 6 Saturday. */
  readonly startOfWeek: number;
};

/** An event type and what decides, besides its own settings, when it can be booked. */
export type HostedEventType = {
  readonly eventType: EventType;
  readonly host: Host;
  /** The schedule it follows; undefined when the account has none. */
  readonly schedule: { readonly zone: ZoneName; readonly hours: Hours } | undefined;
};

export type Invitee = { readonly name: string; readonly email: string; readonly zone: ZoneName };

export type NewContact = { readonly accountId: number; readonly invitee: Invitee; readonly now: Instant };

/** A booking as it was judged. */
export type NewEvent = {
  readonly hosted: HostedEventType;
  readonly contactId: string;
  readonly invitee: Invitee;
  readonly guests: readonly string[];
  readonly answers: Answers;
  readonly metadata: Readonly<Record<string, string>>;
  readonly meeting: Interval;
  /** The meeting and the buffers it was booked with. */
  readonly busy: Interval;
};

export type CanceledEvent = {
  readonly accountId: number;
  readonly id: string;
  readonly reason: string | null;
  readonly now: Instant;
};

export type MovedEvent = Pick<NewEvent, 'meeting' | 'busy'> & {
  readonly accountId: number;
  readonly id: string;
  readonly now: Instant;
};

/** Which events are listed; a part that is undefined leaves all. */
export type EventSearch = Slice & {
  readonly accountId: number;
  readonly status: Event['status'] | undefined;
  readonly eventTypeId: number | undefined;
  readonly contactId: string | undefined;
  /** Start at this time or later. */
  readonly from: Instant | undefined;
  /** Start before this time. */
  readonly to: Instant | undefined;
};

/** What operations ask of what is kept. Everything is looked up within one account. */
export type Records = Lookups & ContactRecords & TeamRecords & AnswerRecords & DeliveryRecords & OutboxRecords;

type Lookups = {
  /** Finds whose key it is and counts this use of it, over all replicas. */
  findCallerByKey(key: KeyToCount): Promise<{ readonly caller: Caller; readonly use: KeyUse } | undefined>;
  /** Finds whose key it is, and counts nothing. */
  findHolder(
    key: Omit<KeyToCount, 'requestsPerMinute'>,
  ): Promise<{ readonly caller: Caller; readonly keyId: number } | undefined>;
  findHostOf(thing: ActedFor): Promise<Omit<Caller, 'via'> | undefined>;
  /** Returns whether a thing exists and belongs to another account. */
  belongsToAnother(thing: Thing, accountId: number): Promise<boolean>;
  findAccount(id: number): Promise<Account | undefined>;
  findUser(accountId: number, id: number): Promise<User | undefined>;
  findAvailability(accountId: number, id: number): Promise<Availability | undefined>;
  /** Lists all schedules, the default one first, then by id. */
  listAvailabilities(accountId: number): Promise<Availability[]>;
  findEventType(accountId: number, id: number): Promise<HostedEventType | undefined>;
  /** Lists all event types by id. */
  listEventTypes(accountId: number): Promise<EventType[]>;
  /** Lists all fields, inactive ones too, by position. */
  listFields(accountId: number, eventTypeId: number): Promise<BookingFormField[]>;
  findEvent(accountId: number, id: string): Promise<Event | undefined>;
  /** Lists the latest start first. */
  listEvents(search: EventSearch): Promise<Listed<Event>>;
  /**
   * Finds live events: those in the host's way, of any event type, and those of this type that its limits count; an
   * event that is to be moved is left out.
   */
  findBookings(hosted: HostedEventType, needed: BookingsNeeded, moved?: string): Promise<Bookings>;
  /** Lists newest first. */
  listWebhooks(accountId: number): Promise<Webhook[]>;
  /** Finds the time that live events of a host take, their buffers included, where it overlaps the range. */
  findBusy(host: Pick<Host, 'accountId' | 'userId'>, range: Interval): Promise<Interval[]>;
  /** Runs `work` in one transaction while no other booking of the host is judged or made. */
  withHostLocked<Result>(
    host: Pick<Host, 'accountId' | 'userId'>,
    work: (hostRecords: HostRecords) => Promise<Result>,
  ): Promise<Locked<Result>>;
  /** Runs `work` in one transaction while nothing else changes the settings of the account. */
  withAccountLocked<Result>(accountId: number, work: (settings: Settings) => Promise<Result>): Promise<Locked<Result>>;
  /** Returns whether an error means that the records cannot be reached for now. */
  isUnavailable(error: unknown): boolean;
};

/** The records as read and written under a host's lock. */
export type HostRecords = Pick<Records, 'findEventType' | 'listFields' | 'findEvent' | 'findBookings'> & {
  /** Keeps an invitee as a contact, known again by e-mail address in any letter case; returns the contact's id. */
  saveContact(contact: NewContact): Promise<string>;
  saveEvent(event: NewEvent, now: Instant): Promise<Event>;
  cancelEvent(event: CanceledEvent): Promise<Event>;
  moveEvent(event: MovedEvent): Promise<Event>;
  /** Keeps what is to be told of a change, in the transaction of the change: one is never without the other. */
  announce(announcement: Announcement): Promise<void>;
  /** Returns whether any event, a canceled one too, is of this type. */
  hasEvents(accountId: number, eventTypeId: number): Promise<boolean>;
  deleteEventType(accountId: number, id: number): Promise<void>;
};

/** What came of work under a lock; only `done` has written anything. */
export type Locked<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The database found the time taken: the last wall, should the lock ever be missing. */
  | { readonly kind: 'taken' }
  /** Others held the lock for too long. */
  | { readonly kind: 'busy' };
