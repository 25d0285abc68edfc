import type { CalendarProblem, Event } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { UserKey } from '../account/index.ts';
import type { MailedEventKind } from '../outbox/index.ts';
import type { CalendarSource, ConnectedCalendar, OneSource } from './calendar-source.ts';

/**
 * An event to be written into a calendar of one of its hosts. Only this process may write it until the claim expires.
 */
export type ClaimedWrite = {
  readonly accountId: number;
  readonly eventId: string;
  readonly userId: number;
  /** The change to be written. */
  readonly sequence: number;
  /** The number of attempts, including this one. */
  readonly attempts: number;
  readonly calendar: Pick<ConnectedCalendar, 'id' | 'sealedHref'>;
  /**
   * Other calendars of the source, to which the entry may have been moved: first those in which the last reading found
   * it. None into which another host has the event written, and none for the first attempt to write a new event.
   */
  readonly otherCalendars: readonly Pick<ConnectedCalendar, 'id' | 'sealedHref'>[];
  /** The address of the organizer in mails about the event; undefined for a new event, and if that is the host. */
  readonly organizerAddress: string | undefined;
  /** Whether this user gets each change by mail with a calendar file, because they got an earlier one that way. */
  readonly isMailed: boolean;
  /** Whether a host of the event, other than this user, has it written into the same calendar. */
  readonly isInCalendarOfHost: boolean;
  readonly source: Pick<CalendarSource, 'id' | 'secret'>;
};

/** The result of one attempt to write an event. */
export type WriteResult = {
  readonly write: ClaimedWrite;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly problem: CalendarProblem | null;
  /** Only if it is pending. */
  readonly nextAttemptAt: Instant | null;
  /** The mail that the host gets again, with a calendar file: the event and its last change; null for no mail. */
  readonly mail: { readonly event: Event; readonly kind: MailedEventKind } | null;
  readonly now: Instant;
};

/** An event whose entry the host has deleted from the calendar that it was written into. */
export type DeletedEntry = {
  readonly eventId: string;
  readonly userId: number;
  readonly calendarId: string;
  /** When the deletion was noticed. */
  readonly deletedAt: Instant;
};

/** An event whose entry the host has moved to another time in their calendar. */
export type MovedEntry = Pick<DeletedEntry, 'eventId' | 'userId' | 'calendarId'> & {
  /** When the move was noticed. */
  readonly movedAt: Instant;
  /** When the entry begins now. */
  readonly movedTo: Instant;
};

/** An event that was written into its calendar and was not found there in a reading. */
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

export type MoveSearch = UserKey & {
  /** How long a server may take until it lists what was written. */
  readonly settledMinutes: number;
  readonly now: Instant;
};

/** Events whose entries the host has deleted. The host gets an email about them. */
export type NoticedDeletion = {
  readonly accountId: number;
  readonly userId: number;
  readonly eventIds: readonly string[];
  readonly notifies: boolean;
  readonly now: Instant;
};
