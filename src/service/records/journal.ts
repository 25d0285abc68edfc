import type { Actor, JournalEntry, Turn } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { Listing, Slice } from './listing.ts';

export type { Actor };

/**
 * A change: the names of its fields, the value of one that decides what was done and, for an event, the new start or
 * host, and whose turn it was.
 */
export type JournalChange = {
  readonly fields: readonly string[];
  readonly archived?: boolean;
  readonly absent?: boolean;
  readonly start?: string;
  readonly host?: string;
  readonly turns?: readonly Turn[];
};

/** A change to be recorded. */
export type NewJournalEntry = {
  readonly accountId: number;
  readonly actor: Actor;
  readonly operation: string;
  readonly subject: Pick<JournalEntry['subject'], 'kind' | 'id'>;
  readonly change: JournalChange;
  readonly now: Instant;
};

/** Which changes to list. Undefined fields match all. */
export type JournalSearch = Slice & {
  readonly accountId: number;
  readonly subjectKind: string | undefined;
  readonly subjectId: string | undefined;
};

/** A change of one event. */
export type RecordedEventChange = Pick<NewJournalEntry, 'actor' | 'operation' | 'change'> & {
  readonly at: Instant;
  /** The name that the actor has now; undefined for an invitee or a command. */
  readonly actorName: string | undefined;
};

export type JournalWrites = {
  /** Records a change, in the transaction of the change if there is one. */
  recordChange(entry: NewJournalEntry): Promise<void>;
};

export type JournalRecords = JournalWrites & {
  /** Lists newest first, with the names that the subjects have now. */
  listJournal(search: JournalSearch): Promise<Listing<JournalEntry>>;
  /** Lists the recorded changes of one event, oldest first. */
  listEventChanges(accountId: number, eventId: string): Promise<RecordedEventChange[]>;
  /** Removes some of the changes before an instant, of any account. Returns how many. */
  removeJournalBefore(before: Instant): Promise<number>;
};
