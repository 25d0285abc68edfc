import type { CalendarProblem } from '../../../contract/index.ts';
import type { createCaldavEntries, StoredEntry } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';

type Entries = Pick<ReturnType<typeof createCaldavEntries>, 'find'>;
type Searched = { readonly calendarUrl: string; readonly uid: string };

/** What servers without searches answer: such a server has no such entry, as far as we can know. */
const unknownSearch: readonly CalendarProblem[] = ['unexpected_status', 'not_found'];

export async function findElsewhere(
  entries: Entries,
  { calendarUrl, uid }: Searched,
): Promise<StoredEntry | undefined> {
  return entries.find(calendarUrl, uid).catch(ignoring(unknownSearch));
}

type Moved = {
  /** The other calendars that hold an entry of the event. */
  readonly otherUrls: readonly string[];
  readonly uid: string;
};

/** What a server answers about a calendar that is not the host's own: a colleague may share it, to read only. */
const refusals: readonly CalendarProblem[] = [...unknownSearch, 'unauthorized'];

/** Changes the entry that a host has moved to another calendar; returns whether there is one that was changed. */
export async function changeMoved(
  entries: Entries,
  { otherUrls, uid }: Moved,
  change: (entry: StoredEntry) => Promise<boolean>,
): Promise<boolean> {
  for (const url of otherUrls) {
    const moved = await entries.find(url, uid).catch(ignoring(refusals));
    if (moved && !isInvitation(moved) && (await change(moved).catch(ignoring(refusals)))) return true;
  }
  return false;
}

/** Ours name nobody. One that does came by mail, maybe to a colleague who shares a calendar with the host. */
function isInvitation({ file }: StoredEntry): boolean {
  return /^(ORGANIZER|ATTENDEE)[;:]/im.test(file);
}

function ignoring(problems: readonly CalendarProblem[]) {
  return function ignore(error: unknown): undefined {
    if (!(error instanceof CalendarError && problems.includes(error.problem))) throw error;
  };
}
