import { type Instant, minuteMillis } from '../../../../time/index.ts';
import type { Requester } from '../../../outward/index.ts';
import type { CalendarSource, MissingEntry, Records } from '../../../records/index.ts';
import { createCaldavEntries, entryAddress, parseAccess } from '../../caldav/index.ts';
import { CalendarError } from '../../calendar-error.ts';
import { openAddress, type Sealer } from '../../encrypt-secrets.ts';
import { findElsewhere, findInOther } from '../find-elsewhere.ts';

export type DeletionChecker = {
  readonly records: Pick<Records, 'listMissingEntries' | 'recordDeletedEntries'>;
  readonly request: Requester;
  readonly sealer: Sealer;
  /** Whether hosts can be mailed. */
  readonly sendsMail: boolean;
};

/** An account whose calendars were read. */
type ReadSource = Pick<CalendarSource, 'accountId' | 'userId' | 'id' | 'secret'> & {
  readonly calendars: readonly MissingEntry['calendar'][];
};

export type DeletionSearch = {
  readonly source: ReadSource;
  /** Entries that were written later may not be listed yet. */
  readonly writtenBefore: Instant;
  readonly now: Instant;
  readonly signal: AbortSignal;
};

/** How many missing entries are listed after one reading. */
const listLimit = 200;

/** How many of them are looked up. */
const checkLimit = 20;

/** How many searches of other calendars follow one reading. */
const maxSearches = 60;

/**
 * Records which events a host has deleted from the calendar they were written into. Each is looked up by its address as
 * well, and in the other calendars of the account, not all of which are read: its absence from a list is not enough to
 * tell the host that they have deleted it.
 */
export async function checkDeletions(
  { records, request, sealer, sendsMail }: DeletionChecker,
  { source, writtenBefore, now, signal }: DeletionSearch,
): Promise<void> {
  const { accountId, userId, id } = source;
  const missing = await records.listMissingEntries({ accountId, id, writtenBefore, now, limit: listLimit });
  const secret = missing.length > 0 ? sealer.open(source.secret, { accountId, userId, id }) : undefined;
  if (secret === undefined) return;
  const entries = createCaldavEntries(request, { accountId, ...parseAccess(secret), signal, now });
  let searches = 0;
  const deletions = new Set<string>();
  for (const entry of inTurn(missing, now)) if (await isDeleted(entry)) deletions.add(entry.eventId);
  if (deletions.size === 0) return;
  const eventIds = missing.flatMap(({ eventId }) => (deletions.has(eventId) ? [eventId] : []));
  await records.recordDeletedEntries({ accountId, userId, eventIds, notifies: sendsMail, now });

  async function isDeleted({ icsUid: uid, calendar }: MissingEntry): Promise<boolean> {
    const calendarUrl = openUrl(calendar);
    if (calendarUrl === undefined) return false;
    try {
      const place = { calendarUrl, uid };
      const storedEntry = (await entries.read(entryAddress(calendarUrl, uid))) ?? (await findElsewhere(entries, place));
      return storedEntry === undefined && (await isInNoOther(uid, calendar));
    } catch (error) {
      // The server did not say that it is gone. The next reading asks again.
      if (error instanceof CalendarError) return false;
      throw error;
    }
  }

  async function isInNoOther(uid: string, calendar: MissingEntry['calendar']): Promise<boolean> {
    for (const other of source.calendars) {
      const calendarUrl = other.id === calendar.id ? undefined : openUrl(other);
      if (calendarUrl === undefined) continue;
      searches += 1;
      if (searches > maxSearches || (await findInOther(entries, { calendarUrl, uid }))) return false;
    }
    return true;
  }

  function openUrl(calendar: MissingEntry['calendar']): string | undefined {
    return openAddress(sealer, { owner: source, keyId: source.secret.keyId, calendar });
  }
}

/** Begins with a different entry each minute: some may have been moved to where no read ever finds them. */
function inTurn(missing: readonly MissingEntry[], now: Instant): MissingEntry[] {
  const first = Math.floor(now / minuteMillis) % missing.length;
  return [...missing.slice(first), ...missing.slice(0, first)].slice(0, checkLimit);
}
