import type { CalendarProblem } from '../../../contract/index.ts';
import type { createCaldavEntries, StoredEntry } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';

type Entries = Pick<ReturnType<typeof createCaldavEntries>, 'find'>;
type EntrySearch = { readonly calendarUrl: string; readonly uid: string };

/** The errors of a server without searches, besides 403. As far as we can know, it has no such entry. */
const unknownSearch: readonly CalendarProblem[] = ['unexpected_status', 'not_found'];

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
};

/** The errors of a calendar that is not the host's own: a colleague may have shared it to read only. */
const refusals: readonly CalendarProblem[] = [...unknownSearch, 'unauthorized'];

/** Changes the entry that a host has moved to another calendar. Returns whether one was changed. */
export async function changeMoved(
  entries: Entries,
  { otherUrls, uid }: SearchElsewhere,
  change: (entry: StoredEntry) => Promise<boolean>,
): Promise<boolean> {
  for (const calendarUrl of otherUrls) {
    const moved = await findInOther(entries, { calendarUrl, uid });
    if (moved && !isInvitation(moved) && (await change(moved).catch(ignoring(refusals)))) return true;
  }
  return false;
}

/** Our entries name nobody. One that does came by mail, maybe to a colleague who shares a calendar with the host. */
function isInvitation({ file }: StoredEntry): boolean {
  return /^(ORGANIZER|ATTENDEE)[;:]/im.test(file);
}

/** A server that is down may have the entry all the same. */
function ignoring(problems: readonly CalendarProblem[]) {
  return function ignore(error: unknown): undefined {
    if (!(error instanceof CalendarError) || error.isOutage) throw error;
    if (!problems.includes(error.problem) && !error.isForbidden) throw error;
  };
}
