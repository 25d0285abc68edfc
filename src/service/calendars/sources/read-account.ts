import type { Instant } from '../../../time/index.ts';
import {
  type CalendarContent,
  type CalendarSource,
  type ChangedContent,
  type ConnectedCalendar,
  canBlock,
  type WholeContent,
} from '../../records/index.ts';
import { type CalendarMark, createCaldavClient, type ServerAccess } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { openAddress } from '../encrypt-secrets.ts';
import { isAwaited } from '../threads/index.ts';
import { blockingRuleOf, blockingTimesIn, findBlockingTimes } from './blocking-times.ts';
import { combineObjects } from './combine-objects.ts';
import { horizonAt, isWholeDue } from './horizon.ts';
import type { ReadHost, ReadLimits, ReadParts, SourceReader } from './source-reader.ts';
import { workAtOnce } from './work-at-once.ts';

type Account = ReadLimits & {
  readonly source: CalendarSource;
  readonly access: ServerAccess;
  readonly host: ReadHost;
};

/** How many calendars of an account are read at once if someone waits. Each may send a response of up to 10 MB. */
const calendarsAtOnce = 4;

/** Reads those calendars of an account that have changed. */
export async function readAccount(reader: SourceReader, account: Account): Promise<ReadParts> {
  const { source, access, host, now, signal, ticket } = account;
  const { accountId } = source;
  const attendee = withAccessOf(host, access);
  const client = createCaldavClient(reader.request, { accountId, ...access, signal, ticket, now });
  let firstMark: Promise<unknown> | undefined;

  async function read(calendar: ConnectedCalendar): Promise<CalendarContent | undefined> {
    const url = openAddress(reader.sealer, { owner: source, keyId: source.secret.keyId, calendar });
    if (url === undefined) throw new CalendarError('secret_lost');
    const mark = await findMark(url);
    const isUnchanged = mark !== undefined && mark.text === calendar.syncToken;
    if (isUnchanged && !isWholeDue(calendar, now)) return undefined;
    return readServerCalendar(reader, { source, calendar, client, url, mark, host: attendee, now });
  }

  /** Sends the first request alone: several with a wrong password may make the server lock the account. */
  function findMark(url: string): Promise<CalendarMark | undefined> {
    const mark = firstMark ? firstMark.then(() => client.findMark(url)) : client.findMark(url);
    firstMark ??= mark;
    return mark;
  }

  const limit = isAwaited(ticket) ? calendarsAtOnce : 1;
  const { calendars, optional } = neededCalendars(source);
  const { results, failure } = await workAtOnce(calendars, {
    limit,
    work: (calendar) => (optional.includes(calendar) ? read(calendar).catch(ignoringProblems) : read(calendar)),
  });
  if (failure !== undefined && !(failure instanceof CalendarError)) throw failure;
  return { contents: results.filter((content) => content !== undefined), failure };
}

/** Many hosts use other addresses in their calendar than for bookings, and decline invitations by them. */
function withAccessOf(host: ReadHost, { username, addresses }: ServerAccess): ReadHost {
  return { ...host, hostAddresses: [...host.hostAddresses, username.trim().toLowerCase(), ...addresses] };
}

/**
 * A calendar that blocks nothing may be gone from the server. That must not keep the others from being read, which come
 * first: if only it cannot be read, the server knows the password.
 */
function neededCalendars({ calendars }: CalendarSource): Needed {
  const blocking = calendars.filter(canBlock);
  const writeCalendars = calendars.filter((calendar) => calendar.isWrittenTo && !canBlock(calendar));
  return { calendars: [...blocking, ...writeCalendars], optional: blocking.length > 0 ? writeCalendars : [] };
}

type Needed = {
  readonly calendars: readonly ConnectedCalendar[];
  /** Those whose problems do not matter for the others. */
  readonly optional: readonly ConnectedCalendar[];
};

function ignoringProblems(error: unknown): undefined {
  if (!(error instanceof CalendarError && error.notBefore === undefined)) throw error;
}

type ServerCalendar = {
  readonly source: CalendarSource;
  readonly calendar: ConnectedCalendar;
  readonly client: ReturnType<typeof createCaldavClient>;
  readonly url: string;
  /** The state before the calendar is read: what changes during the reading is read next time. */
  readonly mark: CalendarMark | undefined;
  readonly host: ReadHost;
  readonly now: Instant;
};

async function readServerCalendar(reader: SourceReader, serverCalendar: ServerCalendar): Promise<CalendarContent> {
  return (await readChanges(serverCalendar)) ?? readWhole(reader, serverCalendar);
}

async function readWhole({ records }: SourceReader, serverCalendar: ServerCalendar): Promise<WholeContent> {
  const { source, calendar, client, url, host, now } = serverCalendar;
  const range = horizonAt(now);
  const objects = await client.readAll(url, { ...host, rule: blockingRuleOf(calendar), range });
  const { unreadable, doubtful, ...times } = combineObjects(objects);
  const busy = await findBlockingTimes(records, { source, calendar, now, end: range.end, times });
  return { kind: 'whole', ...marksOf(serverCalendar, now), busy, objects, unreadable, unreadableLines: [], doubtful };
}

/** Reads what has changed since the last reading, in the range of the last whole one; undefined to read all of it. */
async function readChanges(serverCalendar: ServerCalendar): Promise<ChangedContent | undefined> {
  const { source, calendar, client, url, mark, host, now } = serverCalendar;
  const { syncToken, wholeReadAt, hasObjects } = calendar;
  if (!mark?.isSyncToken || syncToken === null || !hasObjects) return undefined;
  if (wholeReadAt === null || isWholeDue(calendar, now)) return undefined;
  const range = horizonAt(wholeReadAt);
  const objects = await client.readChanges(
    { url, token: syncToken },
    { ...host, rule: blockingRuleOf(calendar), range },
  );
  if (!objects) return undefined;
  const findBusyTimes: ChangedContent['findBusyTimes'] = (part) => blockingTimesIn({ source, calendar, now }, part);
  return { kind: 'changes', ...marksOf(serverCalendar, wholeReadAt), objects, findBusyTimes };
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
