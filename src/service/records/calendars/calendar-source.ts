import type { CalendarConnection, CalendarProblem } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';

/** An encrypted text, and the id of the key that encrypted it. */
export type SealedText = { readonly sealed: Buffer; readonly keyId: number };

/** One calendar of a source, and its last reading. */
export type ConnectedCalendar = {
  readonly id: string;
  readonly name: string;
  /** Which of its entries block the host: those marked as busy, all, or none. */
  readonly blocks: CalendarConnection['calendars'][number]['blocks'];
  /** Whether bookings of the user are written into it. */
  readonly isWrittenTo: boolean;
  /** Why the last one could not be written. */
  readonly writeProblem: CalendarProblem | null;
  readonly sealedHref: Buffer | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly syncToken: string | null;
  readonly bodyDigest: Buffer | null;
  readonly wholeReadAt: Instant | null;
  /** Changes whenever its entries may mean something else, because of another zone or another rule. */
  readonly revision: number;
  /** Whether the content of its objects is stored, so that only changes need to be read. */
  readonly hasObjects: boolean;
  /** Until when busy times are known; null before the first reading, and until one that includes it if it blocks again. */
  readonly coveredUntil: Instant | null;
  readonly unreadable: number;
  /** The lines of a feed in which the first unreadable entries begin. */
  readonly unreadableLines: readonly number[];
  readonly doubtful: number;
};

/** A calendar before it is stored. */
export type NewCalendar = Pick<ConnectedCalendar, 'id' | 'name' | 'sealedHref'> & {
  /** A digest of its address; empty for a feed. */
  readonly hrefDigest: Buffer;
};

/** Where a host's calendars are read from: a feed, or an account on a calendar server. */
export type CalendarSource = {
  readonly accountId: number;
  readonly id: string;
  readonly userId: number;
  readonly kind: CalendarConnection['kind'];
  readonly name: string;
  readonly server: string;
  readonly secret: SealedText;
  /** Whether the host is closed, or known times continue to block, after it has been unreadable for long. */
  readonly whenUnreachable: CalendarConnection['when_unreachable'];
  readonly isIgnored: boolean;
  /** Whether its user was removed. It is no longer read, and is deleted once nothing remains to be written into it. */
  readonly isDisconnected: boolean;
  readonly failures: number;
  readonly readAt: Instant | null;
  /** When it last could not be read. */
  readonly triedAt: Instant | null;
  /** Until when its server wants no requests. */
  readonly notBefore: Instant | null;
  readonly problem: CalendarProblem | null;
  readonly problemSince: Instant | null;
  /** When the host was last notified of the problem by mail. */
  readonly notifiedAt: Instant | null;
  /** When the calendars of its account are listed again; null for with its next reading, and for a feed. */
  readonly nextListAt: Instant | null;
  /** Why some calendars of its account are not read at all; null if all of them are. */
  readonly leftOutProblem: CalendarProblem | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly calendars: readonly ConnectedCalendar[];
};

/** Until when a source that is not ignored, and has a calendar that blocks, knows the host's busy times. */
export type SourceCoverage = Pick<CalendarSource, 'userId' | 'whenUnreachable'> & {
  /** When it was last read; null while one of its blocking calendars has not been read. */
  readonly readAt: Instant | null;
  /** Until when the busy times of all its blocking calendars are known; null before the first reading. */
  readonly coveredUntil: Instant | null;
};

export type OneSource = { readonly accountId: number; readonly id: string };
