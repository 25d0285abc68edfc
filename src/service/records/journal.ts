import type { Actor, JournalEntry } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { Listing, Slice } from './listing.ts';

export type { Actor };

/** What was changed: names of fields, and of an event when it starts since then, or who hosts it. */
export type JournalChange = { readonly fields: readonly string[]; readonly start?: string; readonly host?: string };

/** A change to be noted. */
export type NewJournalEntry = {
  readonly accountId: number;
  readonly actor: Actor;
  readonly operation: string;
  readonly subject: JournalEntry['subject'];
  readonly change: JournalChange;
  readonly now: Instant;
};

/** Which changes are listed; a part that is undefined leaves all. */
export type JournalSearch = Slice & {
  readonly accountId: number;
  readonly subjectKind: string | undefined;
  readonly subjectId: string | undefined;
};

/** A change of one event. */
export type NotedEventChange = Pick<NewJournalEntry, 'actor' | 'operation' | 'change'> & { readonly at: Instant };

export type JournalWrites = {
  /** Notes a change, in the transaction of the change where there is one. */
  noteChange(entry: NewJournalEntry): Promise<void>;
};

export type JournalRecords = JournalWrites & {
  /** Lists newest first. */
  listJournal(search: JournalSearch): Promise<Listing<JournalEntry>>;
  /** Lists the noted changes of one event, oldest first. */
  listEventChanges(accountId: number, eventId: string): Promise<NotedEventChange[]>;
  /** Removes some of what was noted before an instant, of any account; returns how many. */
  removeJournalBefore(before: Instant): Promise<number>;
};
