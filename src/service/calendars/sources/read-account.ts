import type { Instant } from '../../../time/index.ts';
import type {
  CalendarContent,
  CalendarSource,
  ChangedContent,
  ConnectedCalendar,
  WholeContent,
} from '../../records/index.ts';
import { type CalendarMark, createCaldavClient, type ServerAccess } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { blockingTimesIn, findBlockingTimes } from './blocking-times.ts';
import { combineObjects } from './combine-objects.ts';
import { horizonAt, isWholeDue } from './horizon.ts';
import type { ReadHost, ReadTimes, SourceReader } from './source-reader.ts';

type Account = { readonly source: CalendarSource; readonly access: ServerAccess; readonly host: ReadHost };

/** Reads those calendars of an account that have changed. */
export async function readAccount(
  reader: SourceReader,
  { source, access, host }: Account,
  { now, signal, ticket }: ReadTimes,
): Promise<CalendarContent[]> {
  const { accountId, userId } = source;
  const attendee = withUsername(host, access);
  const client = createCaldavClient(reader.request, { accountId, ...access, signal, ticket, now });
  const contents: CalendarContent[] = [];
  for (const calendar of source.calendars.filter(isNeeded)) {
    const sealed = calendar.sealedHref && { sealed: calendar.sealedHref, keyId: source.secret.keyId };
    const url = sealed ? reader.sealer.open(sealed, { accountId, userId, id: calendar.id }) : undefined;
    if (url === undefined) throw new CalendarError('secret_lost');
    const mark = await client.findMark(url);
    const isUnchanged = mark !== undefined && mark.text === calendar.syncToken;
    if (isUnchanged && !isWholeDue(calendar, now)) continue;
    contents.push(await readServerCalendar(reader, { source, calendar, client, url, mark, host: attendee }, now));
  }
  return contents;
}

/** Many hosts use another address in their calendar than for bookings, and decline invitations by it. */
function withUsername(host: ReadHost, { username }: ServerAccess): ReadHost {
  return { ...host, hostAddresses: [...host.hostAddresses, username.trim().toLowerCase()] };
}

/** A calendar that blocks nothing may be gone from the server. That must not keep the others from being read. */
function isNeeded({ blocks, isWrittenTo }: ConnectedCalendar): boolean {
  return blocks !== 'nothing' || isWrittenTo;
}

type ServerCalendar = {
  readonly source: CalendarSource;
  readonly calendar: ConnectedCalendar;
  readonly client: ReturnType<typeof createCaldavClient>;
  readonly url: string;
  /** The state before the calendar is read: what changes during the reading is read next time. */
  readonly mark: CalendarMark | undefined;
  readonly host: ReadHost;
};

async function readServerCalendar(reader: SourceReader, read: ServerCalendar, now: Instant): Promise<CalendarContent> {
  return (await readChanges(read, now)) ?? readWhole(reader, read, now);
}

async function readWhole({ records }: SourceReader, read: ServerCalendar, now: Instant): Promise<WholeContent> {
  const { source, calendar, client, url, host } = read;
  const range = horizonAt(now);
  const objects = await client.readAll(url, { ...host, rule: ruleOf(calendar), range });
  const { unreadable, doubtful, ...times } = combineObjects(objects);
  const busy = await findBlockingTimes(records, { source, calendar, now, end: range.end }, times);
  return { kind: 'whole', ...marksOf(read, now), busy, objects, unreadable, unreadableLines: [], doubtful };
}

/** Reads what has changed since the last reading, in the range of the last whole one; undefined to read all of it. */
async function readChanges(read: ServerCalendar, now: Instant): Promise<ChangedContent | undefined> {
  const { source, calendar, client, url, mark, host } = read;
  const { syncToken, wholeReadAt, hasObjects } = calendar;
  if (!mark?.isSyncToken || syncToken === null || !hasObjects) return undefined;
  if (wholeReadAt === null || isWholeDue(calendar, now)) return undefined;
  const range = horizonAt(wholeReadAt);
  const objects = await client.readChanges(url, syncToken, { ...host, rule: ruleOf(calendar), range });
  if (!objects) return undefined;
  const findBusyTimes: ChangedContent['findBusyTimes'] = (part) => blockingTimesIn({ source, calendar, now }, part);
  return { kind: 'changes', ...marksOf(read, wholeReadAt), objects, findBusyTimes };
}

function ruleOf({ blocks }: ConnectedCalendar): 'busy' | 'all' {
  return blocks === 'all' ? 'all' : 'busy';
}

/** Returns what the next reading needs to know of this one. */
function marksOf({ calendar, mark }: ServerCalendar, wholeReadAt: Instant) {
  return {
    calendarId: calendar.id,
    revision: calendar.revision,
    wholeReadAt,
    coveredUntil: horizonAt(wholeReadAt).end,
    etag: null,
    lastModified: null,
    bodyDigest: null,
    syncToken: mark?.text ?? null,
  };
}
