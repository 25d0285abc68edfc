import type { CalendarProblem } from '../../../contract/index.ts';
import { mailtoOf } from '../../../invite/index.ts';
import type { createCaldavEntries, StoredEntry } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { unfoldLines } from '../unfold-lines.ts';

type Entries = Pick<ReturnType<typeof createCaldavEntries>, 'find'>;
type EntrySearch = { readonly calendarUrl: string; readonly uid: string };

/** The errors of a server without searches, in addition to 403. Such a server is assumed not to have the entry. */
const unknownSearch: readonly CalendarProblem[] = ['unexpected_status', 'not_found'];

/** Finds an entry at another address of its calendar, if its server can search. */
export async function findElsewhere(
  entries: Entries,
  { calendarUrl, uid }: EntrySearch,
): Promise<StoredEntry | undefined> {
  return entries.find(calendarUrl, uid).catch(ignoring(unknownSearch));
}

/** Finds an entry in another calendar of the host's account, if they may search that one. */
export async function findInOther(
  entries: Entries,
  { calendarUrl, uid }: EntrySearch,
): Promise<StoredEntry | undefined> {
  return entries.find(calendarUrl, uid).catch(ignoring(refusals));
}

type SearchElsewhere = {
  /** The other calendars that may hold an entry of the event. */
  readonly otherUrls: readonly string[];
  readonly uid: string;
  /** The organizer in the emails about the event, unless that is the host. */
  readonly organizerAddress: string | undefined;
  /** Changes an entry; returns false on a conflict, and undefined to look further. */
  readonly change: (entry: StoredEntry) => Promise<boolean | undefined>;
};

/** The errors of a calendar that is not the host's own: a colleague may have shared it to read only. */
const refusals: readonly CalendarProblem[] = [...unknownSearch, 'unauthorized'];

/**
 * The outcome of changing a moved entry. A `conflict` has changed since it was read: it is there, and needs another
 * attempt.
 */
type MovedEntry = 'changed' | 'conflict' | 'absent';

/** Changes the entry that a host has moved to another calendar. */
export async function changeElsewhere(
  entries: Entries,
  { otherUrls, uid, organizerAddress, change }: SearchElsewhere,
): Promise<MovedEntry> {
  for (const calendarUrl of otherUrls) {
    const entry = await findInOther(entries, { calendarUrl, uid });
    if (!entry || isInvitation(entry, organizerAddress)) continue;
    const isChanged = await change(entry).catch(ignoring(refusals));
    if (isChanged !== undefined) return isChanged ? 'changed' : 'conflict';
  }
  return 'absent';
}

/**
 * Returns whether an entry came from one of our emails, maybe to a colleague who shares a calendar with the host. What
 * we write has no organizer; if the host invites someone to it in a calendar program, they become its organizer.
 */
export function isInvitation({ file }: Pick<StoredEntry, 'file'>, organizerAddress: string | undefined): boolean {
  if (organizerAddress === undefined) return false;
  const organizer = mailtoOf(organizerAddress).toLowerCase();
  const organizers = unfoldLines(file).matchAll(/^ORGANIZER(?:;.*)?:(mailto:.*)$/gim);
  return [...organizers].some(([, address]) => address?.trim().toLowerCase() === organizer);
}

/** Ignores some problems, and 403. A server that is down may still have the entry, so its errors are thrown. */
function ignoring(problems: readonly CalendarProblem[]) {
  return function ignore(error: unknown): undefined {
    if (!(error instanceof CalendarError) || error.isOutage) throw error;
    if (!problems.includes(error.problem) && !error.isForbidden) throw error;
  };
}
