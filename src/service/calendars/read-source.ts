import type { CalendarProblem } from '../../contract/index.ts';
import { addMinutes, type Instant, type Interval, utc, type ZoneName } from '../../time/index.ts';
import type { Requester } from '../outward/index.ts';
import type { CalendarContent, CalendarSource, ConnectedCalendar, Records } from '../records/index.ts';
import { createCaldavClient, parseAccess, type ServerAccess } from './caldav/index.ts';
import { CalendarError } from './calendar-error.ts';
import type { Sealer } from './encrypt-secrets.ts';
import { fetchFeed } from './fetch-feed.ts';
import { withoutOwnBookings } from './own-bookings.ts';
import type { ReadingFault } from './reading/index.ts';
import { type FileSummary, intervalsOf, readBounded } from './threads/index.ts';

export type SourceReader = {
  readonly records: Pick<Records, 'findOwnTimes' | 'findForeignBusyTimes' | 'findUser'>;
  readonly request: Requester;
  readonly sealer: Sealer;
};

export type ReadOptions = { readonly now: Instant; readonly signal: AbortSignal };

const dayMinutes = 24 * 60;
/** Slots are looked for up to a year ahead. */
const aheadDays = 400;
const behindDays = 1;
/** How often everything is read, changed or not: the known range must advance with the date. */
const wholeMinutes = dayMinutes;
/** If a calendar with more times than this is suddenly empty, that counts only at the second reading. */
const believableLoss = 20;

/** Returns the range in which busy times are known after a reading. */
function horizonAt(now: Instant): Interval {
  return { start: addMinutes(now, -behindDays * dayMinutes), end: addMinutes(now, aheadDays * dayMinutes) };
}

const problemByFault: Readonly<Record<ReadingFault, CalendarProblem>> = {
  not_a_calendar: 'not_a_calendar',
  cut_off: 'cut_off',
  too_many_components: 'too_complex',
  too_many_unreadable: 'unreadable',
  too_much_work: 'too_complex',
  too_many_times: 'too_complex',
};

/** Reads a source as a whole and returns what has changed; throws a `CalendarError` when it cannot. */
export async function readSource(
  reader: SourceReader,
  source: CalendarSource,
  { now, signal }: ReadOptions,
): Promise<CalendarContent[]> {
  const { accountId, userId, id } = source;
  const secret = reader.sealer.open(source.secret, { accountId, userId, id });
  if (secret === undefined) throw new CalendarError('secret_lost');
  if (source.kind === 'caldav') return readAccount(reader, { source, access: parseAccess(secret) }, { now, signal });
  const [calendar] = source.calendars;
  if (!calendar) return [];
  const known = isWholeDue(calendar, now) ? undefined : calendar;
  const file = await fetchFeed(reader.request, { accountId, url: secret, known, signal, now });
  if (!file) return [];
  const { bytes, ...marks } = file;
  const content = await readFile(reader, { source, calendar, bytes, now });
  return [{ ...content, ...marks, syncToken: null }];
}

/** Returns whether all of a calendar is read, changed or not. */
function isWholeDue({ wholeReadAt }: ConnectedCalendar, now: Instant): boolean {
  return wholeReadAt === null || addMinutes(wholeReadAt, wholeMinutes) <= now;
}

type Account = { readonly source: CalendarSource; readonly access: ServerAccess };

/** Reads those calendars of an account that have changed. */
async function readAccount(
  reader: SourceReader,
  { source, access }: Account,
  { now, signal }: ReadOptions,
): Promise<CalendarContent[]> {
  const { accountId, userId } = source;
  const client = createCaldavClient(reader.request, { accountId, ...access, signal, now });
  const contents: CalendarContent[] = [];
  for (const calendar of source.calendars) {
    const sealed = calendar.sealedHref && { sealed: calendar.sealedHref, keyId: source.secret.keyId };
    const url = sealed ? reader.sealer.open(sealed, { accountId, userId, id: calendar.id }) : undefined;
    if (url === undefined) throw new CalendarError('secret_lost');
    const mark = await client.findMark(url);
    if (!isWholeDue(calendar, now) && mark !== undefined && mark === calendar.syncToken) continue;
    const bytes = Buffer.from((await client.readAll(url)) || emptyCalendar);
    const content = await readFile(reader, { source, calendar, bytes, now });
    contents.push({ ...content, etag: null, lastModified: null, bodyDigest: null, syncToken: mark ?? null });
  }
  return contents;
}

const emptyCalendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';

type File = {
  readonly source: CalendarSource;
  readonly calendar: ConnectedCalendar;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly now: Instant;
};

type FileContent = Omit<CalendarContent, 'etag' | 'lastModified' | 'bodyDigest' | 'syncToken'>;

/** Reads when a calendar says the host is busy. */
async function readFile({ records }: SourceReader, { source, calendar, bytes, now }: File): Promise<FileContent> {
  const { accountId, userId } = source;
  const user = await records.findUser(accountId, userId);
  const range = horizonAt(now);
  const reading = await readBounded({
    ...{ bytes, range },
    hostZone: (user?.timezone ?? utc) as ZoneName, // checked when it was written
    hostAddresses: user ? [user.email.toLowerCase()] : [],
    rule: calendar.blocks === 'all' ? 'all' : 'busy',
  });
  if (reading.kind === 'failed') throw new CalendarError(problemByFault[reading.fault]);
  const busy = calendar.blocks === 'nothing' ? [] : await blockingTimes(records, accountId, reading);
  if (busy.length === 0) await checkLoss(records, { source, calendar, now });
  return {
    ...{ calendarId: calendar.id, busy, coveredUntil: range.end },
    unreadable: reading.unreadable,
    doubtful: reading.doubtful,
  };
}

function blockingTimes(
  records: SourceReader['records'],
  accountId: number,
  { foreign, own }: Extract<FileSummary, { kind: 'read' }>,
): Promise<readonly Interval[]> {
  return withoutOwnBookings(records, accountId, { foreign: intervalsOf(foreign), own });
}

/** A publisher that fails sometimes publishes an empty calendar. */
async function checkLoss(
  records: SourceReader['records'],
  { source, calendar, now }: Omit<File, 'bytes'>,
): Promise<void> {
  if (source.problem === 'emptied' || calendar.blocks === 'nothing') return;
  const known = await records.findForeignBusyTimes(source, { start: now, end: horizonAt(now).end });
  if (known.filter(({ calendarId }) => calendarId === calendar.id).length > believableLoss) {
    throw new CalendarError('emptied');
  }
}
