import type { createCaldavEntries, StoredEntry } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';

type Entries = Pick<ReturnType<typeof createCaldavEntries>, 'find'>;
type Searched = { readonly calendarUrl: string; readonly uid: string };

/** A server that cannot search has no such entry, as far as we can know. */
export async function findElsewhere(
  entries: Entries,
  { calendarUrl, uid }: Searched,
): Promise<StoredEntry | undefined> {
  return entries.find(calendarUrl, uid).catch((error) => {
    if (error instanceof CalendarError && error.problem !== 'timeout') return undefined;
    throw error;
  });
}
