import type { CalendarProblem } from '../../../contract/index.ts';
import type { Instant, Interval } from '../../../time/index.ts';
import type { OneSource } from './calendar-source.ts';

/** When an event or meeting of ours is, by its id: calendars hand our own bookings back. */
export type OwnTime = Interval & { readonly id: string; readonly sequence: number };

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

/** Sums over the objects of a calendar. */
export type ObjectTotals = Pick<ObjectContent, 'entries' | 'unreadable' | 'doubtful'> & {
  /** How many busy times they have. */
  readonly times: number;
};

/** Objects that have changed since the last reading. */
export type ChangedObjects = {
  readonly saved: readonly CalendarObject[];
  readonly removed: readonly string[];
};

/** The part of a calendar that changed objects reach, and what touches them there. */
export type ChangedPart = {
  /** In order, with gaps between; no busy time is in one of these intervals and outside of it. */
  readonly extent: readonly Interval[];
  /** The objects that reach into it, changed or not; they may reach beyond it too. */
  readonly objects: readonly CalendarObject[];
  /** When our bookings are that these objects are entries of. */
  readonly ownTimes: readonly OwnTime[];
  /** What was busy there before. */
  readonly before: readonly Interval[];
  /** Whether nothing of the calendar was busy elsewhere. */
  readonly isAll: boolean;
  /** Of all objects of the calendar. */
  readonly totals: ObjectTotals;
};

type ContentMarks = {
  readonly calendarId: string;
  /** When it was last read as a whole: at this reading, or at the one that this adds its changes to. */
  readonly wholeReadAt: Instant;
  readonly coveredUntil: Instant;
  /** That of the calendar when the reading began. */
  readonly revision: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly syncToken: string | null;
  readonly bodyDigest: Buffer | null;
};

/** What a calendar held when it was read as a whole. */
export type WholeContent = ContentMarks &
  Pick<ObjectTotals, 'unreadable' | 'doubtful'> & {
    readonly kind: 'whole';
    /** Ascending, none overlapping another. */
    readonly busy: readonly Interval[];
    /** Undefined for a feed. */
    readonly objects: readonly CalendarObject[] | undefined;
  };

/** What has changed in a calendar on a server since it was read last. */
export type ChangedContent = ContentMarks & {
  readonly kind: 'changes';
  readonly objects: ChangedObjects;
  /** Returns what is busy in the part that changes reach. What it throws leaves everything as it was. */
  readonly findBusyTimes: (part: ChangedPart) => readonly Interval[];
};

/** What was read of a calendar. */
export type CalendarContent = WholeContent | ChangedContent;

/** A source that was read as a whole. */
export type SourceReading = OneSource & {
  readonly userId: number;
  readonly now: Instant;
  readonly nextReadAt: Instant;
  /** Those that were not read because nothing has changed are not among them. */
  readonly contents: readonly CalendarContent[];
  /** Rests after each large write for as long as that took, so that bookings go first. @default false */
  readonly rests?: boolean;
};

export type SourceFailure = OneSource & {
  readonly problem: CalendarProblem;
  /** Mails the host about it. */
  readonly notifies: boolean;
  readonly now: Instant;
  readonly nextReadAt: Instant;
};
