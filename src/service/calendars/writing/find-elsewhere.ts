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
  return entries.find(calendarUrl, uid).catch((error) => {
    if (error instanceof CalendarError && unknownSearch.includes(error.problem)) return undefined;
    throw error;
  });
}
