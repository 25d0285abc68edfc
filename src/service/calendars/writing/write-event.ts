import type { Event } from '../../../contract/index.ts';
import { writeCalendarFile } from '../../../invite/index.ts';
import type { Clock } from '../../../time/index.ts';
import type { Requester } from '../../outward/index.ts';
import type { ClaimedWrite, Records } from '../../records/index.ts';
import { createCaldavEntries, entryAddress, parseAccess, type StoredEntry } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { openAddress, type Sealer } from '../encrypt-secrets.ts';
import { entryOf } from './entry-of.ts';
import { changeElsewhere, findElsewhere, isInvitation } from './find-elsewhere.ts';
import { rescheduleEntry } from './reschedule-entry.ts';

/** How often an entry that changed between reading and writing is read again. */
const maxRounds = 3;

/** What writing an event needs. */
export type WriteContext = {
  readonly records: Pick<Records, 'findEvent' | 'findEventType' | 'findHostsOfEvent'>;
  readonly request: Requester;
  readonly sealer: Sealer;
  readonly clock: Clock;
};

type Attempt = { readonly claimedWrite: ClaimedWrite; readonly signal: AbortSignal };

/** Makes a calendar hold an event as it is now, or no longer hold it if its owner no longer hosts the event. */
export async function writeEvent(context: WriteContext, { claimedWrite, signal }: Attempt): Promise<void> {
  const { records, request, sealer, clock } = context;
  const { accountId, eventId, userId, calendar, otherCalendars, source } = claimedWrite;
  const event = await records.findEvent(accountId, eventId);
  const hostedType = event && (await records.findEventType(accountId, event.event_type_id));
  if (!event || !hostedType) return;
  const secret = sealer.open(source.secret, { accountId, userId, id: source.id });
  const calendarUrl = openUrl(calendar);
  if (secret === undefined || calendarUrl === undefined) throw new CalendarError('secret_lost');
  const now = clock();
  const entries = createCaldavEntries(request, { accountId, ...parseAccess(secret), signal, now });
  const place = {
    calendarUrl,
    url: entryAddress(calendarUrl, event.ics_uid),
    uid: event.ics_uid,
    otherUrls: otherCalendars.flatMap((other) => openUrl(other) ?? []),
    organizerAddress: claimedWrite.organizerAddress,
  };
  if (!(await isHost(records, claimedWrite))) {
    // In a calendar that colleagues share, the entry of the former host is the new host's now.
    return claimedWrite.isInCalendarOfHost ? undefined : removeEntry(entries, { ...place, below: event.sequence });
  }
  if (event.status === 'canceled') return removeEntry(entries, place);
  const file = writeCalendarFile(entryOf(event, hostedType.eventType.title), now);
  const isReassigned = event.reassignments !== undefined;
  return putEntry(entries, {
    ...place,
    file,
    isNew: isNew(event, claimedWrite),
    isReassigned,
    isMailed: claimedWrite.isMailed,
  });

  function openUrl(calendar: ClaimedWrite['calendar']): string | undefined {
    return openAddress(sealer, { owner: { accountId, userId }, keyId: source.secret.keyId, calendar });
  }
}

/** Returns whether the owner of a calendar still hosts the event. */
export async function isHost(
  records: Pick<Records, 'findHostsOfEvent'>,
  { accountId, eventId, userId }: ClaimedWrite,
): Promise<boolean> {
  const hosts = await records.findHostsOfEvent(accountId, eventId);
  return hosts?.userIds.includes(userId) ?? false;
}

/** Most entries are written once and at the first attempt: nothing has to be read before. */
function isNew({ sequence }: Event, { attempts }: ClaimedWrite): boolean {
  return sequence === 0 && attempts === 1;
}

type Entries = ReturnType<typeof createCaldavEntries>;
type Place = {
  readonly calendarUrl: string;
  readonly otherUrls: readonly string[];
  readonly url: string;
  readonly uid: string;
  readonly organizerAddress: string | undefined;
};

type Removal = Place & {
  /** Removes only entries with a lower sequence from other calendars. @default all */
  readonly below?: number;
};

/**
 * Removes an entry, wherever it has been moved; it may be gone already. Not all are removed from other calendars: the
 * new host may share a calendar with the former one, at another address for each.
 */
async function removeEntry(entries: Entries, removal: Removal): Promise<void> {
  const { below = Number.POSITIVE_INFINITY, ...place } = removal;
  if (await entries.remove(place.url)) return;
  const elsewhere = await findElsewhere(entries, place);
  if (elsewhere) await entries.remove(elsewhere.url);
  else await changeElsewhere(entries, { ...place, change: removeFormer });

  async function removeFormer({ url, file }: StoredEntry): Promise<boolean | undefined> {
    const sequence = Number(/^SEQUENCE:(\d+)/im.exec(file)?.[1] ?? 0);
    return sequence < below ? entries.remove(url) : undefined;
  }
}

type Put = Place & {
  readonly file: string;
  readonly isNew: boolean;
  readonly isReassigned: boolean;
  readonly isMailed: boolean;
};

/** Adds the entry, or updates the existing one to match the event. */
async function putEntry(entries: Entries, put: Put): Promise<void> {
  const { url, uid, file, isReassigned } = put;
  for (let round = 0; round < maxRounds; round += 1) {
    const isFirst = put.isNew && round === 0;
    const entry = isFirst ? undefined : ((await entries.read(url)) ?? (await findElsewhere(entries, put)));
    // The email about the change updates it. Servers refuse changes by attendees, or report them to the organizer.
    if (entry && put.isMailed && isInvitation(entry, put.organizerAddress)) return;
    const change = entry || isFirst ? 'absent' : await changeElsewhere(entries, { ...put, change: replace });
    if (change === 'changed') return;
    // Adding it here as well would duplicate it.
    if (change === 'conflict') continue;
    if (entry ? await replace(entry) : await entries.create(url, file)) return;
  }
  throw new CalendarError('unexpected_status');

  function replace(entry: StoredEntry): Promise<boolean> {
    return entries.replace(entry, rescheduleEntry({ hostFile: entry.file, ownFile: file, uid, isReassigned }) ?? file);
  }
}
