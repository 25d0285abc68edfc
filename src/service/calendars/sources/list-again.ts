import type { CalendarProblem } from '../../../contract/index.ts';
import { addMinutes, type Instant } from '../../../time/index.ts';
import type { AccountListing, CalendarContent, CalendarSource, NewCalendar } from '../../records/index.ts';
import { calendarIdOf, createCaldavClient, parseAccess, type ServerAccess, writeAccess } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { openAddress } from '../encrypt-secrets.ts';
import { minutesBetweenLists } from './horizon.ts';
import { limitTime } from './limit-time.ts';
import { type FoundCalendar, newCalendar, unreadCalendar } from './new-source.ts';
import { maxCalendars } from './prepare-source.ts';
import { readParts, serverMillis } from './read-source.ts';
import type { ReadOptions, SourceReader, SourceReading } from './source-reader.ts';

/** The calendars of an account as listed again, and the contents of those that were added. */
type ListedAgain = { readonly listing: AccountListing; readonly contents: readonly CalendarContent[] };

/** How long to wait until the next attempt if the calendars could not be listed, or an added one could not be read. */
const retryMinutes = 60;

/**
 * Lists the calendars of an account again and reads those that were added since: until they are found, they count as
 * free. Returns undefined if they need not be listed now. Only what was already known must be readable, so that a
 * problem here neither closes the host nor loses a reading.
 */
export async function listAgain(reader: SourceReader, reading: SourceReading): Promise<ListedAgain | undefined> {
  const { source, now } = reading;
  const access = isListDue(reading) ? openAccess(reader, source) : undefined;
  if (!access || isSingleCalendar(reader, { source, access })) return undefined;
  try {
    return await listAccount(reader, { ...reading, access });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { listing: { nextListAt: addMinutes(now, retryMinutes), result: undefined }, contents: [] };
  }
}

/** A booking cannot wait for it. A user who asks for a reading may just have added a calendar. */
function isListDue({ source: { kind, nextListAt }, lane, now }: SourceReading): boolean {
  if (kind === 'feed' || lane === 'booking') return false;
  return lane === 'connection' || nextListAt === null || nextListAt <= now;
}

function openAccess({ sealer }: SourceReader, source: CalendarSource): ServerAccess | undefined {
  const secret = sealer.open(source.secret, source);
  return secret === undefined ? undefined : parseAccess(secret);
}

/** A connection that was made with the address of one calendar stays with it, even if it cannot be found for once. */
function isSingleCalendar(reader: SourceReader, { source, access }: Account): boolean {
  return knownIds(reader, source).has(calendarIdOf(access.server));
}

function knownIds({ sealer }: SourceReader, source: CalendarSource): Set<string> {
  const { keyId } = source.secret;
  const urls = source.calendars.flatMap((calendar) => openAddress(sealer, { owner: source, keyId, calendar }) ?? []);
  return new Set(urls.map(calendarIdOf));
}

type Account = { readonly source: CalendarSource; readonly access: ServerAccess };

async function listAccount(reader: SourceReader, account: Account & ReadOptions): Promise<ListedAgain> {
  const { source, access, now, signal, lane } = account;
  const { accountId, userId, id } = source;
  const { keyId } = source.secret;
  const request = limitTime(reader.request, serverMillis);
  const ticket = { accountId, signal, lane };
  const client = createCaldavClient(request, { accountId, ...access, signal, ticket, now });
  const { calendars, addresses } = await client.discover(access.server);
  const text = writeAccess({ ...access, addresses: [...addresses] });
  const secret = reader.sealer.seal(text, { accountId, userId, id, keyId });
  const ids = knownIds(reader, source);
  const unknown = calendars.filter(({ url }) => !ids.has(calendarIdOf(url)));
  const unknownCalendars = { ...account, source: { ...source, secret }, unknown };
  const { newCalendars, contents, problem } = await readNewCalendars(reader, unknownCalendars);
  const nextListAt = nextListAfter(problem, now);
  return { listing: { nextListAt, result: { newCalendars, leftOutProblem: problem ?? null, secret } }, contents };
}

/** An account with too many calendars will have as many in an hour. */
function nextListAfter(problem: CalendarProblem | undefined, now: Instant): Instant {
  const hasFailed = problem !== undefined && problem !== 'too_many_calendars';
  return addMinutes(now, hasFailed ? retryMinutes : minutesBetweenLists);
}

type UnknownCalendars = SourceReading & { readonly unknown: readonly FoundCalendar[] };

type AddedCalendars = {
  readonly newCalendars: readonly NewCalendar[];
  readonly contents: readonly CalendarContent[];
  /** Why some of them are left out. */
  readonly problem: CalendarProblem | undefined;
};

/** Reads the calendars that were added, and leaves out those that cannot be read or are too many. */
async function readNewCalendars(
  reader: SourceReader,
  { unknown, ...reading }: UnknownCalendars,
): Promise<AddedCalendars> {
  const { source } = reading;
  const { accountId, userId, secret } = source;
  const [newCalendars, contents]: [NewCalendar[], CalendarContent[]] = [[], []];
  let problem: CalendarProblem | undefined;
  for (const each of unknown) {
    if (source.calendars.length + newCalendars.length >= maxCalendars) {
      problem ??= 'too_many_calendars';
      break;
    }
    const calendar = newCalendar(each, { sealer: reader.sealer, accountId, userId, keyId: secret.keyId });
    const sourceOfCalendar = { ...source, calendars: [unreadCalendar(calendar)] };
    const result = await readParts(reader, { ...reading, source: sourceOfCalendar });
    if (result.failure) {
      problem ??= result.failure.problem;
      continue;
    }
    newCalendars.push(calendar);
    contents.push(...result.contents);
  }
  return { newCalendars, contents, problem };
}
