import type { CalendarProblem } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';

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
  /** Changes whenever its entries may mean something else, read in another zone or by another rule. */
  readonly revision: number;
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

/** How far a source that is not ignored says when its host is busy. */
export type SourceCoverage = Pick<CalendarSource, 'whenUnreachable' | 'readAt'> & {
  /** Until when the busy times of all its calendars that block are known; null before the first reading. */
  readonly coveredUntil: Instant | null;
};

export type OneSource = { readonly accountId: number; readonly id: string };
