import type { CalendarProblem } from '../../../contract/index.ts';
import type { createCaldavEntries, StoredEntry } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';

type Entries = Pick<ReturnType<typeof createCaldavEntries>, 'find'>;
type Searched = {
  readonly calendarUrl: string;
  /** Other calendars that hold an entry of the event. @default none */
  readonly otherUrls?: readonly string[];
  readonly uid: string;
};

/** What servers without searches answer: such a server has no such entry, as far as we can know. */
const unknownSearch: readonly CalendarProblem[] = ['unexpected_status', 'not_found'];

/** Finds an entry that lies at another address of its calendar, or that its host has moved to another calendar. */
export async function findElsewhere(
  entries: Entries,
  { calendarUrl, otherUrls = [], uid }: Searched,
): Promise<StoredEntry | undefined> {
  const found = await findIn(entries, calendarUrl, uid);
  if (found) return found;
  for (const url of otherUrls) {
    const moved = await findIn(entries, url, uid);
    if (moved && !isInvitation(moved)) return moved;
  }
  return undefined;
}

/** Ours name nobody. One that does came by mail, maybe to a colleague who shares a calendar with the host. */
function isInvitation({ file }: StoredEntry): boolean {
  return /^(ORGANIZER|ATTENDEE)[;:]/im.test(file);
}

async function findIn(entries: Entries, calendarUrl: string, uid: string): Promise<StoredEntry | undefined> {
  return entries.find(calendarUrl, uid).catch((error) => {
    if (error instanceof CalendarError && unknownSearch.includes(error.problem)) return undefined;
    throw error;
  });
}
