import type { CalendarProblem, Event } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { MailedEventKind } from '../outbox/index.ts';
import type { CalendarSource, ConnectedCalendar, OneSource } from './calendar-source.ts';

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
  /** What the host is mailed again, with a calendar file: the event, and what became of it last; null for no mail. */
  readonly mailed: { readonly event: Event; readonly kind: MailedEventKind } | null;
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

export type MissingSearch = OneSource & {
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
