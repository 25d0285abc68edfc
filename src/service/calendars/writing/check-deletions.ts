import { addMinutes, type Instant } from '../../../time/index.ts';
import type { Requester } from '../../outward/index.ts';
import type { CalendarSource, MissingEntry, Records } from '../../records/index.ts';
import { createCaldavEntries, entryAddress, parseAccess } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import type { Sealer } from '../encrypt-secrets.ts';
import { findElsewhere } from './find-elsewhere.ts';

export type DeletionChecker = {
  readonly records: Pick<Records, 'listMissingEntries' | 'noteDeletedEntries'>;
  readonly request: Requester;
  readonly sealer: Sealer;
  /** Whether hosts can be mailed. */
  readonly sendsMail: boolean;
};

/** How long a server may take until it lists what was written. */
const settledMinutes = 1;

/** How many missing entries are looked up after one reading. */
const mostChecked = 20;

/**
 * Records which events a host has deleted from the calendar they were written into. Each is looked up by its address as
 * well: its absence from a list is not enough to tell the host that they have deleted it.
 */
export async function checkDeletions(
  { records, request, sealer, sendsMail }: DeletionChecker,
  source: CalendarSource,
  { now, signal }: { readonly now: Instant; readonly signal: AbortSignal },
): Promise<void> {
  const { accountId, userId, id } = source;
  const writtenBefore = addMinutes(now, -settledMinutes);
  const missing = await records.listMissingEntries({ accountId, id, writtenBefore, now, limit: mostChecked });
  const secret = missing.length > 0 ? sealer.open(source.secret, { accountId, userId, id }) : undefined;
  if (secret === undefined) return;
  const entries = createCaldavEntries(request, { accountId, ...parseAccess(secret), signal, now });
  const deleted: string[] = [];
  for (const entry of missing) if (await isDeleted(entry)) deleted.push(entry.eventId);
  if (deleted.length === 0) return;
  await records.noteDeletedEntries({ accountId, userId, eventIds: deleted, notifies: sendsMail, now });

  async function isDeleted({ icsUid: uid, calendar }: MissingEntry): Promise<boolean> {
    const sealed = calendar.sealedHref && { sealed: calendar.sealedHref, keyId: source.secret.keyId };
    const calendarUrl = sealed ? sealer.open(sealed, { accountId, userId, id: calendar.id }) : undefined;
    if (calendarUrl === undefined) return false;
    try {
      const place = { calendarUrl, uid };
      const found = (await entries.read(entryAddress(calendarUrl, uid))) ?? (await findElsewhere(entries, place));
      return found === undefined;
    } catch (error) {
      // The server did not say that it is gone. The next reading asks again.
      if (error instanceof CalendarError) return false;
      throw error;
    }
  }
}
