import type { CalendarProblem } from '../../../contract/index.ts';
import { utc, type ZoneName } from '../../../time/index.ts';
import { type CalendarContent, type CalendarSource, type ConnectedCalendar, canBlock } from '../../records/index.ts';
import { parseAccess } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { fetchFeed } from '../fetch-feed.ts';
import type { ReadingFault } from '../reading/index.ts';
import { isAwaited, nextStepOf, readBounded } from '../threads/index.ts';
import { blockingRuleOf, findBlockingTimes } from './blocking-times.ts';
import { horizonAt, isWholeDue } from './horizon.ts';
import { limitTime } from './limit-time.ts';
import { readAccount } from './read-account.ts';
import type { ReadHost, ReadLimits, ReadParts, SourceReader, SourceReading } from './source-reader.ts';

const problemByFault: Readonly<Record<ReadingFault, CalendarProblem>> = {
  not_a_calendar: 'not_a_calendar',
  cut_off: 'cut_off',
  too_many_components: 'too_complex',
  too_many_unreadable: 'unreadable',
  too_much_work: 'too_complex',
  too_many_times: 'too_complex',
};

/** Reads a source and returns what has changed; throws a `CalendarError` when it cannot read all of that. */
export async function readSource(reader: SourceReader, reading: SourceReading): Promise<readonly CalendarContent[]> {
  const { contents, failure } = await readParts(reader, reading);
  if (failure) throw failure;
  return contents;
}

/** Reads a source and returns what has changed, also if it can read only some of its calendars. */
export async function readParts(reader: SourceReader, reading: SourceReading): Promise<ReadParts> {
  const { source, now, signal, lane, nextStep } = reading;
  const { accountId, userId, id } = source;
  const secret = reader.sealer.open(source.secret, { accountId, userId, id });
  if (secret === undefined) throw new CalendarError('secret_lost');
  const host = await findHost(reader.records, source);
  const limits = { now, signal, ticket: { accountId, signal, lane, ...(nextStep && { nextStep }) } };
  // Someone who waits for it does not wait for so long, and then several requests are sent at once.
  const request = isAwaited(reading) ? reader.request : limitTime(reader.request, serverMillis);
  const patient = { ...reader, request };
  if (source.kind === 'caldav') {
    return readAccount(patient, { source, access: parseAccess(secret), host, ...limits });
  }
  const [calendar] = source.calendars.filter(canBlock);
  const contents = calendar ? await readFeed(patient, { source, calendar, url: secret, host, ...limits }) : [];
  return { contents, failure: undefined };
}

/** How long the server of a source may take for all requests together. What is done between them is not its fault. */
export const serverMillis = 20_000;

async function findHost(records: SourceReader['records'], { accountId, userId }: CalendarSource): Promise<ReadHost> {
  const user = await records.findUser(accountId, userId);
  return {
    hostZone: (user?.timezone ?? utc) as ZoneName, // checked when it was written
    hostAddresses: user ? [user.email.toLowerCase()] : [],
  };
}

type Feed = ReadLimits & {
  readonly source: CalendarSource;
  readonly calendar: ConnectedCalendar;
  readonly url: string;
  readonly host: ReadHost;
};

async function readFeed({ records, request }: SourceReader, feed: Feed): Promise<CalendarContent[]> {
  const { source, calendar, url, host, now, signal, ticket } = feed;
  const lastReading = isWholeDue(calendar, now) ? undefined : calendar;
  const nextStep = nextStepOf(ticket);
  const file = await fetchFeed(request, { accountId: source.accountId, url, lastReading, signal, nextStep, now });
  if (!file) return [];
  const { blocks, ...marks } = file;
  const range = horizonAt(now);
  const knownDigest = lastReading?.bodyDigest ?? null;
  const rule = blockingRuleOf(calendar);
  const reading = await readBounded({ ...host, blocks, knownDigest, range, rule }, ticket);
  if (reading.kind === 'unchanged') return [];
  if (reading.kind === 'failed') throw new CalendarError(problemByFault[reading.fault]);
  const { foreign, own, unreadable, unreadableLines, doubtful } = reading;
  const busy = await findBlockingTimes(records, { source, calendar, now, end: range.end, times: { foreign, own } });
  const { id: calendarId, revision } = calendar;
  const content = { kind: 'whole', calendarId, revision, busy, unreadable, unreadableLines, doubtful } as const;
  const bodyDigest = Buffer.from(reading.digest);
  const coverage = { wholeReadAt: now, coveredUntil: range.end };
  return [{ ...content, ...marks, bodyDigest, ...coverage, objects: undefined, syncToken: null }];
}
