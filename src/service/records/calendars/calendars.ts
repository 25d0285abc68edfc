import type { Instant, Interval } from '../../../time/index.ts';
import type { UserKey } from '../account/index.ts';
import type { HostsOfAccount } from '../meetings.ts';
import type {
  CalendarSource,
  ConnectedCalendar,
  NewCalendar,
  OneSource,
  SealedText,
  SourceCoverage,
} from './calendar-source.ts';
import type { OwnTime, SourceFailure, SourceReading } from './readings.ts';
import type {
  ClaimedWrite,
  DeletedEntry,
  MissingEntry,
  MissingSearch,
  MovedEntry,
  MoveSearch,
  NoticedDeletion,
  WriteResult,
} from './written-entries.ts';

export type NewSource = OneSource & {
  readonly userId: number;
  readonly kind: CalendarSource['kind'];
  readonly name: string;
  readonly server: string;
  readonly secret: SealedText;
  readonly calendars: readonly NewCalendar[];
  readonly now: Instant;
  /** When its account is listed again; null for a feed. */
  readonly nextListAt: Instant | null;
};

export type SourceChange = OneSource & {
  readonly name: string;
  readonly whenUnreachable: CalendarSource['whenUnreachable'];
  readonly isIgnored: boolean;
  readonly blocks: ReadonlyMap<string, ConnectedCalendar['blocks']>;
  /** The id of the calendar that bookings are written into. Null for none; undefined for no change. */
  readonly writtenTo: string | null | undefined;
  readonly now: Instant;
};

/** A busy time of a host in one of their calendars. */
export type ForeignBusyTime = Interval & { readonly calendarId: string };

/** How many busy times of a calendar overlap a range, and when the first of them begins. */
export type BusySummary = { readonly calendarId: string; readonly count: number; readonly next: Instant | null };

/** The feed of a user's bookings: its token, encrypted, to show. */
export type OwnFeed = {
  readonly secret: SealedText;
  /** Whether the feed of busy times has its own token. Feeds from earlier releases share one and add a parameter. */
  readonly hasBusyToken: boolean;
  readonly rotatedAt: Instant;
};

/** Whose feed an address leads to, and whether it shows busy times alone. */
export type FoundFeed = UserKey & { readonly isBusyOnly: boolean };

export type CalendarLookups = {
  /** Lists the sources of some or all users of an account, oldest first, without those that are disconnected. */
  listCalendarSources(accountId: number, userIds?: readonly number[]): Promise<CalendarSource[]>;
  /** Finds how far the users’ sources that can block and are not ignored have been read. */
  findSourceCoverage(hosts: HostsOfAccount): Promise<SourceCoverage[]>;
  /** Finds the busy times in a host's calendars that block and are not ignored, in order. */
  findForeignBusyTimes(host: UserKey, range: Interval): Promise<ForeignBusyTime[]>;
  /** Finds the busy times in all calendars of a host, including ignored ones, in order. */
  findKnownBusyTimes(host: UserKey, range: Interval): Promise<ForeignBusyTime[]>;
  /** Counts the busy times in the calendars of these sources that block. */
  summarizeBusyTimes(search: {
    readonly accountId: number;
    readonly sourceIds: readonly string[];
    readonly range: Interval;
  }): Promise<BusySummary[]>;
  findOwnFeed(accountId: number, userId: number): Promise<OwnFeed | undefined>;
  /** Lists the upcoming events whose entries were deleted, of a user or of all users of the account, soonest first. */
  listDeletedEntries(search: {
    readonly accountId: number;
    readonly userId: number | undefined;
    readonly now: Instant;
  }): Promise<DeletedEntry[]>;
  /**
   * Lists the upcoming events whose entries were moved to another time, of a user or of all users of the account, soonest
   * first.
   */
  listMovedEntries(search: {
    readonly accountId: number;
    readonly userId: number | undefined;
    readonly now: Instant;
  }): Promise<MovedEntry[]>;
  /** Finds the feed whose token has this digest. */
  findFeed(tokenDigest: Buffer): Promise<FoundFeed | undefined>;
};

type DueSources = { readonly now: Instant; readonly limit: number; readonly claimSeconds: number };

/** The records for reading and writing calendars in the background. */
export type CalendarRecords = {
  /** Claims sources whose next reading is due, the longest overdue first. */
  claimDueSources(due: DueSources): Promise<CalendarSource[]>;
  /** Returns whether a user hosts an event type that can be booked. */
  canBeBooked(host: UserKey): Promise<boolean>;
  /**
   * Stores the content of a source, in one transaction. Ignores a source that was deleted in the meantime, or that has
   * a later reading.
   */
  saveReading(reading: SourceReading): Promise<void>;
  /** Deletes a disconnected source, or makes it due in a minute if entries are still to be written into it. */
  deleteDisconnectedSource(source: OneSource & { readonly now: Instant }): Promise<void>;
  /** Records that a source could not be read. Its known busy times stay. */
  recordReadingFailure(failure: SourceFailure): Promise<void>;
  /** Finds the times of events and meetings with these ids, whatever their state, as they concern a user. */
  findOwnTimes(user: UserKey, ids: readonly string[]): Promise<OwnTime[]>;
  /** Lists events that were written into calendars of a source and were not found in any calendar of the host. */
  listMissingEntries(search: MissingSearch): Promise<MissingEntry[]>;
  /** Records that a host has deleted entries of events. */
  recordDeletedEntries(deletion: NoticedDeletion): Promise<void>;
  /** Records which entries of events a user has moved to another time, as far as their calendars have been read. */
  recordMovedEntries(search: MoveSearch): Promise<void>;
  /** Claims events whose next attempt to be written is due, the longest overdue first. */
  claimDueWrites(due: DueSources): Promise<ClaimedWrite[]>;
  /** Stores the result of an attempt. An event that changed in the meantime stays due. */
  finishWrite(result: WriteResult): Promise<void>;
};

export type NewOwnFeed = Omit<OwnFeed, 'hasBusyToken'> & {
  readonly accountId: number;
  readonly userId: number;
  readonly tokenDigest: Buffer;
  readonly busyTokenDigest: Buffer;
};

export type CalendarWrites = {
  saveCalendarSource(source: NewSource): Promise<void>;
  updateCalendarSource(change: SourceChange): Promise<void>;
  /** Deletes a source with its secret and all times read from it. */
  deleteCalendarSource(source: OneSource & { readonly now: Instant }): Promise<void>;
  /** Disconnects all sources of a removed user. They are deleted once nothing remains to be written into them. */
  disconnectSourcesOf(user: {
    readonly accountId: number;
    readonly userId: number;
    readonly now: Instant;
  }): Promise<void>;
  /**
   * Queues an event to be written again into the calendars in which its entry was deleted or moved; returns whether there
   * are any.
   */
  restoreEntries(event: {
    readonly accountId: number;
    readonly eventId: string;
    readonly now: Instant;
  }): Promise<boolean>;
  /** Stores a new token for a user's feed, in place of the previous one. */
  saveOwnFeed(feed: NewOwnFeed): Promise<void>;
  deleteOwnFeed(user: UserKey): Promise<void>;
};
