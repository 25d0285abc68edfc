import type { Event } from '../../../contract/index.ts';
import { writeCalendarFile } from '../../../invite/index.ts';
import { addMinutes, asInstant, type Clock, type Instant } from '../../../time/index.ts';
import { describeError } from '../../describe-error.ts';
import type { Log } from '../../log.ts';
import type { Requester } from '../../outward/index.ts';
import { type ClaimedWrite, lastMailKind, type Records, type WriteResult } from '../../records/index.ts';
import { createCaldavEntries, entryAddress, parseAccess, type StoredEntry } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { openAddress, type Sealer } from '../encrypt-secrets.ts';
import { entryOf } from './entry-of.ts';
import { changeElsewhere, findElsewhere, isInvitation } from './find-elsewhere.ts';
import { rescheduleEntry } from './reschedule-entry.ts';

export type EventWriterOptions = {
  readonly records: Pick<
    Records,
    'findEvent' | 'findEventType' | 'findHostsOfEvent' | 'finishWrite' | 'listEventChanges'
  >;
  readonly request: Requester;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether hosts can be mailed events that could not be written. */
  readonly sendsMail: boolean;
};

/** Attempts once to write an event into a calendar, and stores the result. */
export type EventWriter = (claimedWrite: ClaimedWrite, signal: AbortSignal) => Promise<void>;

/** Minutes to wait after the first attempt that failed, the second, and so on: seven hours in all. */
const pausesMinutes = [5 / 60, 1, 5, 15, 30, 60, 120, 180];

/** How often an entry that changed between reading and writing is read again. */
const maxRounds = 3;

/** Creates the writer of events. It repeats no attempt itself: the worker does, when the next one is due. */
export function createEventWriter(options: EventWriterOptions): EventWriter {
  const { records, clock, log, sendsMail } = options;

  async function attempt(claimedWrite: ClaimedWrite, signal: AbortSignal): Promise<CalendarError | undefined> {
    try {
      await writeEvent(options, { claimedWrite, signal });
      return undefined;
    } catch (error) {
      if (error instanceof CalendarError) return error;
      if (!(error instanceof Error)) throw error;
      log.error(
        { error: describeError(error), event: claimedWrite.eventId },
        'A booking could not be written into a calendar.',
      );
      return new CalendarError('unexpected_status');
    }
  }

  return async function write(claimedWrite, signal) {
    const error = await attempt(claimedWrite, signal);
    const now = clock();
    const nextAttemptAt = error ? nextAttemptAfter(error, { attempts: claimedWrite.attempts, now }) : null;
    const status: WriteResult['status'] = !error ? 'succeeded' : nextAttemptAt === null ? 'failed' : 'pending';
    const mail = status === 'failed' && sendsMail ? await findMail(records, claimedWrite) : null;
    await records.finishWrite({
      write: claimedWrite,
      status,
      problem: error?.problem ?? null,
      nextAttemptAt,
      mail,
      now,
    });
  };
}

type Failure = { readonly attempts: number; readonly now: Instant };

function nextAttemptAfter({ notBefore }: CalendarError, { attempts, now }: Failure): Instant | null {
  const pause = pausesMinutes[attempts - 1];
  if (pause === undefined) return null;
  const next = addMinutes(now, pause);
  return asInstant(Math.ceil(Math.max(next, notBefore ?? next)));
}

/** Finds what to mail the host about an event; null for a former host. */
async function findMail(
  records: EventWriterOptions['records'],
  claimedWrite: ClaimedWrite,
): Promise<WriteResult['mail']> {
  const { accountId, eventId } = claimedWrite;
  const event = await records.findEvent(accountId, eventId);
  if (!event || !(await isHost(records, claimedWrite))) return null;
  return { event, kind: lastMailKind(event, await records.listEventChanges(accountId, eventId)) };
}

async function isHost(
  records: EventWriterOptions['records'],
  { accountId, eventId, userId }: ClaimedWrite,
): Promise<boolean> {
  const hosts = await records.findHostsOfEvent(accountId, eventId);
  return hosts?.userIds.includes(userId) ?? false;
}

type Attempt = { readonly claimedWrite: ClaimedWrite; readonly signal: AbortSignal };

/** Makes a calendar hold an event as it is now, or no longer hold it if its owner no longer hosts the event. */
async function writeEvent(options: EventWriterOptions, { claimedWrite, signal }: Attempt): Promise<void> {
  const { records, request, sealer, clock } = options;
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
