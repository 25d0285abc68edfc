import type { CalendarProblem, Event } from '../../../contract/index.ts';
import type { Instant, Interval } from '../../../time/index.ts';

/** An encrypted text, and the id of the key that encrypted it. */
export type Sealed = { readonly sealed: Buffer; readonly keyId: number };

/** One calendar of a source, and how it was read last. */
export type ConnectedCalendar = {
  readonly id: string;
  readonly name: string;
  /** What of it keeps the host from meetings: entries that say so, all, or nothing. */
  readonly blocks: 'busy' | 'all' | 'nothing';
  /** Whether bookings of the user are written into it. */
  readonly isWrittenTo: boolean;
  /** Why the last one could not be. */
  readonly writeProblem: CalendarProblem | null;
  readonly sealedHref: Buffer | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly syncToken: string | null;
  readonly bodyDigest: Buffer | null;
  readonly wholeReadAt: Instant | null;
  /** Whether what its objects held then is stored, so that only changes need to be read. */
  readonly hasObjects: boolean;
  /** Until when busy times are known; null before the first reading. */
  readonly coveredUntil: Instant | null;
  readonly unreadable: number;
  readonly doubtful: number;
};

/** A place that a host's calendars are read from: a feed, or an account on a calendar server. */
export type CalendarSource = {
  readonly accountId: number;
  readonly id: string;
  readonly userId: number;
  readonly kind: 'feed' | 'caldav';
  readonly name: string;
  readonly server: string;
  readonly secret: Sealed;
  /** Whether the host is closed, or known times go on blocking, once it could not be read for long. */
  readonly whenUnreachable: 'close' | 'keep';
  readonly isIgnored: boolean;
  readonly failures: number;
  readonly readAt: Instant | null;
  readonly problem: CalendarProblem | null;
  readonly problemSince: Instant | null;
  /** When the host was last mailed about the problem. */
  readonly notifiedAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly calendars: readonly ConnectedCalendar[];
};

export type OneSource = { readonly accountId: number; readonly id: string };

/** Busy time of an entry of one of our own bookings. */
export type OwnBusyTime = Interval & { readonly uid: string; readonly sequence: number };

/** What one object of a calendar on a server says: an entry, or a series with what changes it (RFC 4791, 4.1). */
export type ObjectContent = {
  /** The starts and ends of the busy times of others in turn, merged and in order, in milliseconds. */
  readonly foreign: readonly number[];
  readonly own: readonly OwnBusyTime[];
  readonly entries: number;
  readonly unreadable: number;
  readonly doubtful: number;
};

/** An object by the digest of its path. */
export type CalendarObject = {
  readonly object: string;
  readonly content: ObjectContent;
  /** The ids of our bookings that it is an entry of, whether they block or not. */
  readonly bookings: readonly string[];
};

/** What was read of the objects of a calendar. */
export type ReadObjects = {
  readonly saved: readonly CalendarObject[];
  /** Which are gone: some, or all that were not read. */
  readonly removed: readonly string[] | 'others';
};

/** What a calendar held when it was read. */
export type CalendarContent = {
  readonly calendarId: string;
  /** Undefined when nothing has changed since the last time. */
  readonly busy: readonly Interval[] | undefined;
  /** Only of a calendar on a server. */
  readonly objects: ReadObjects | undefined;
  /** When it was last read as a whole: at this reading, or at the one that this adds its changes to. */
  readonly wholeReadAt: Instant;
  readonly coveredUntil: Instant;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly syncToken: string | null;
  readonly bodyDigest: Buffer | null;
  readonly unreadable: number;
  readonly doubtful: number;
};

/** A source that was read as a whole. */
export type SourceReading = OneSource & {
  readonly userId: number;
  readonly now: Instant;
  readonly nextReadAt: Instant;
  /** Those that were not read because nothing has changed are not among them. */
  readonly contents: readonly CalendarContent[];
};

export type SourceFailure = OneSource & {
  readonly problem: CalendarProblem;
  /** Mails the host about it. */
  readonly notifies: boolean;
  readonly now: Instant;
  readonly nextReadAt: Instant;
};

export type NewCalendar = {
  readonly id: string;
  readonly name: string;
  readonly hrefDigest: Buffer;
  readonly sealedHref: Buffer | null;
};

export type NewSource = OneSource & {
  readonly userId: number;
  readonly kind: CalendarSource['kind'];
  readonly name: string;
  readonly server: string;
  readonly secret: Sealed;
  readonly calendars: readonly NewCalendar[];
  readonly now: Instant;
};

export type SourceChange = OneSource & {
  readonly name: string;
  readonly whenUnreachable: CalendarSource['whenUnreachable'];
  readonly isIgnored: boolean;
  readonly blocks: ReadonlyMap<string, ConnectedCalendar['blocks']>;
  /** Which of its calendars bookings are written into, by id. Null for none; undefined leaves the choice as it is. */
  readonly writtenTo: string | null | undefined;
  readonly now: Instant;
};

/** Busy time of a host by one of their calendars. */
export type ForeignBusyTime = Interval & { readonly calendarId: string };

/** When an event or meeting of ours is, by its id: calendars hand our own bookings back. */
export type OwnTime = Interval & { readonly id: string; readonly sequence: number };

/** An event that a calendar of one of its hosts is to hold as it is now: this process's alone until the claim runs out. */
export type ClaimedWrite = {
  readonly accountId: number;
  readonly eventId: string;
  readonly userId: number;
  /** The change that is to be written. */
  readonly sequence: number;
  /** This attempt included. */
  readonly attempts: number;
  readonly calendar: Pick<ConnectedCalendar, 'id' | 'sealedHref'>;
  readonly source: Pick<CalendarSource, 'id' | 'secret'>;
};

/** What one attempt to write an event came to. */
export type WriteResult = {
  readonly claimed: ClaimedWrite;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly problem: CalendarProblem | null;
  /** Only of one that is pending. */
  readonly nextAttemptAt: Instant | null;
  /** The event about which the host is mailed again, with a calendar file; null for no mail. */
  readonly mailedEvent: Event | null;
  readonly now: Instant;
};

/** An event whose entry the host has deleted from the calendar that it was written into. */
export type DeletedEntry = {
  readonly eventId: string;
  readonly userId: number;
  readonly calendarId: string;
  /** When that was noticed. */
  readonly deletedAt: Instant;
};

/** An event that a reading of its calendar has not found there, though it was written. */
export type MissingEntry = {
  readonly eventId: string;
  readonly icsUid: string;
  readonly calendar: Pick<ConnectedCalendar, 'id' | 'sealedHref'>;
};

type MissingSearch = OneSource & {
  /** Only events that were written before, and have not begun. */
  readonly writtenBefore: Instant;
  readonly now: Instant;
  readonly limit: number;
};

/** Events whose entries the host has deleted; they are mailed about it. */
export type NoticedDeletion = {
  readonly accountId: number;
  readonly userId: number;
  readonly eventIds: readonly string[];
  readonly notifies: boolean;
  readonly now: Instant;
};

/** The feed of a user's bookings: its token, encrypted, to show, and a digest to find it by. */
export type OwnFeed = { readonly secret: Sealed; readonly rotatedAt: Instant };

export type CalendarLookups = {
  /** Lists the sources of a user, or of all users of the account, oldest first. */
  listCalendarSources(accountId: number, userId?: number): Promise<CalendarSource[]>;
  /** Finds when the calendars of a host that are not ignored say they are busy, in order. */
  findForeignBusyTimes(
    host: { readonly accountId: number; readonly userId: number },
    range: Interval,
  ): Promise<ForeignBusyTime[]>;
  findOwnFeed(accountId: number, userId: number): Promise<OwnFeed | undefined>;
  /** Lists the events to come whose entries were deleted, of a user or of all users of the account, soonest first. */
  listDeletedEntries(search: {
    readonly accountId: number;
    readonly userId: number | undefined;
    readonly now: Instant;
  }): Promise<DeletedEntry[]>;
  /** Finds whose feed has a token with this digest. */
  findFeedOwner(tokenDigest: Buffer): Promise<{ readonly accountId: number; readonly userId: number } | undefined>;
};

type DueSources = { readonly now: Instant; readonly limit: number; readonly claimSeconds: number };

/** What reading and writing calendars in the background needs. */
export type CalendarRecords = {
  /** Claims sources whose next reading is due, the longest overdue first. */
  claimDueSources(due: DueSources): Promise<CalendarSource[]>;
  /** Returns whether a user hosts an event type that can be booked. */
  canBeBooked(host: { readonly accountId: number; readonly userId: number }): Promise<boolean>;
  /** Lists what the objects of a calendar held when they were read. */
  listCalendarObjects(calendar: OneSource): Promise<CalendarObject[]>;
  /**
   * Stores what a source contained, in one transaction. Ignores a source that was deleted meanwhile, or of which a later
   * reading is stored.
   */
  saveReading(reading: SourceReading): Promise<void>;
  /** Records that a source could not be read. Its known busy times stay. */
  noteReadingFailure(failure: SourceFailure): Promise<void>;
  /** Finds when events and meetings with these ids are, whatever has become of them. */
  findOwnTimes(accountId: number, ids: readonly string[]): Promise<OwnTime[]>;
  /** Lists events that were written into calendars of a source and that no calendar of the host was found to hold. */
  listMissingEntries(search: MissingSearch): Promise<MissingEntry[]>;
  /** Records that a host has deleted entries of events. */
  noteDeletedEntries(deletion: NoticedDeletion): Promise<void>;
  /** Claims events whose next attempt to be written is due, the longest overdue first. */
  claimDueWrites(due: DueSources): Promise<ClaimedWrite[]>;
  /** Stores what an attempt came to. An event that changed meanwhile stays due. */
  finishWrite(result: WriteResult): Promise<void>;
};

export type NewOwnFeed = OwnFeed & {
  readonly accountId: number;
  readonly userId: number;
  readonly tokenDigest: Buffer;
};

export type CalendarWrites = {
  saveCalendarSource(source: NewSource): Promise<void>;
  updateCalendarSource(change: SourceChange): Promise<void>;
  /** Deletes a source with its secret and all times it gave. */
  deleteCalendarSource(source: OneSource): Promise<void>;
  /** Has an event written again into the calendars that it was deleted from. */
  restoreDeletedEntries(event: {
    readonly accountId: number;
    readonly eventId: string;
    readonly now: Instant;
  }): Promise<void>;
  /** Stores a new token for a user's feed, in place of the one before. */
  saveOwnFeed(feed: NewOwnFeed): Promise<void>;
  deleteOwnFeed(user: { readonly accountId: number; readonly userId: number }): Promise<void>;
};
