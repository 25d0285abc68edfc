import type { CalendarProblem } from '../../../contract/index.ts';
import type { Instant, Interval } from '../../../time/index.ts';
import type { OneSource } from './calendar-source.ts';

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
