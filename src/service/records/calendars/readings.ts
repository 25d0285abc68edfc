import type { CalendarProblem } from '../../../contract/index.ts';
import type { Instant, Interval, PackedIntervals } from '../../../time/index.ts';
import type { NewCalendar, OneSource, SealedText } from './calendar-source.ts';

/** The times of our events and meetings, by id: calendars contain our own bookings. */
export type OwnTime = Interval & {
  readonly id: string;
  readonly sequence: number;
  /** Whether its time is known without a calendar: the user hosts it, or it was canceled. */
  readonly isAccountedFor: boolean;
  readonly isCanceled: boolean;
};

/** Busy time of an entry of one of our own bookings. */
export type OwnBusyTime = Interval & {
  readonly uid: string;
  readonly sequence: number;
  /** Whether it is the travel time that the host has added before the entry. @default false */
  readonly isTravel?: boolean;
};

/** The content of one object of a calendar on a server: an entry, or a series with its changes (RFC 4791, 4.1). */
export type ObjectContent = {
  /** The starts and ends of the busy times of others, alternating, merged and in order, in milliseconds. */
  readonly foreign: readonly number[];
  readonly own: readonly OwnBusyTime[];
  /** Whether someone else than the host organizes one of our bookings in it: an invitation by mail. @default false */
  readonly hasInvitation?: boolean;
  readonly entries: number;
  readonly unreadable: number;
  readonly doubtful: number;
};

/** An object, by the digest of its path. */
export type CalendarObject = {
  readonly object: string;
  readonly content: ObjectContent;
  /** The ids of our bookings among its entries, whether they block or not. */
  readonly bookings: readonly string[];
};

/** Sums over the objects of a calendar. */
export type ObjectTotals = Pick<ObjectContent, 'entries' | 'unreadable' | 'doubtful'> & {
  /** How many busy times they have. */
  readonly times: number;
};

/** Objects that have changed since the last reading. */
export type ChangedObjects = {
  readonly updates: readonly CalendarObject[];
  readonly removals: readonly string[];
};

/** The part of a calendar that changed objects reach, and what overlaps it. */
export type ChangedPart = {
  /** In order, with gaps between them. A busy time is never partly inside one of these intervals. */
  readonly extent: readonly Interval[];
  /** The objects that overlap it, changed or not. They may extend beyond it. */
  readonly objects: readonly CalendarObject[];
  /** The times of our bookings among these objects. */
  readonly ownTimes: readonly OwnTime[];
  /** The busy times of the former reading. */
  readonly before: readonly Interval[];
  /** Whether the calendar had no busy time elsewhere. */
  readonly isAll: boolean;
  /** Sums over all objects of the calendar. */
  readonly totals: ObjectTotals;
};

type ContentMarks = {
  readonly calendarId: string;
  /** When it was last read as a whole: in this reading, or in the one to which this adds changes. */
  readonly wholeReadAt: Instant;
  readonly coveredUntil: Instant;
  /** The revision of the calendar when the reading began. */
  readonly revision: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly syncToken: string | null;
  readonly bodyDigest: Buffer | null;
};

/** The content of a calendar that was read as a whole. */
export type WholeContent = ContentMarks &
  Pick<ObjectTotals, 'unreadable' | 'doubtful'> & {
    readonly kind: 'whole';
    /** The lines of a feed in which the first unreadable entries begin. */
    readonly unreadableLines: readonly number[];
    /** Ascending, none overlapping another. */
    readonly busy: PackedIntervals;
    /** Undefined for a feed. */
    readonly objects: readonly CalendarObject[] | undefined;
  };

/** The changes of a calendar on a server since the last reading. */
export type ChangedContent = ContentMarks & {
  readonly kind: 'changes';
  readonly objects: ChangedObjects;
  /** Returns the busy times in the part that changes reach. If it throws, everything stays as it was. */
  readonly findBusyTimes: (part: ChangedPart) => PackedIntervals;
};

/** The result of reading a calendar. */
export type CalendarContent = WholeContent | ChangedContent;

/** The result of listing the calendars of an account again. */
export type AccountListing = {
  /** When to list them next. */
  readonly nextListAt: Instant;
  /** Undefined if they could not be listed. */
  readonly result:
    | {
        /** Those that were added and could be read. Their contents are in the same reading. */
        readonly newCalendars: readonly NewCalendar[];
        /** Why others are not read. */
        readonly leftOutProblem: CalendarProblem | null;
        /** The secret of the source with the current mail addresses of its user. */
        readonly secret: SealedText;
      }
    | undefined;
};

/** A reading of a source. */
export type SourceReading = OneSource & {
  readonly userId: number;
  readonly now: Instant;
  readonly nextReadAt: Instant;
  /** Without those that were not read because nothing has changed. */
  readonly contents: readonly CalendarContent[];
  /** Undefined if its calendars were not listed again. */
  readonly listing?: AccountListing | undefined;
  /** Whether other calendars could not be read, so that the source does not count as read. @default false */
  readonly isPartial?: boolean;
  /** Pauses after each large write, so that bookings go first. @default false */
  readonly isThrottled?: boolean;
};

export type SourceFailure = OneSource & {
  readonly problem: CalendarProblem;
  /** Mails the host about it. */
  readonly notifies: boolean;
  /** When the reading began. */
  readonly begunAt: Instant;
  readonly now: Instant;
  /** Undefined if a person requested the reading: the worker continues as before. */
  readonly nextReadAt: Instant | undefined;
  /** Until when the server wants no requests. */
  readonly notBefore: Instant | undefined;
};
