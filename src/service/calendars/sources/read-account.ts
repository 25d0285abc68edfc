import type { Instant } from '../../../time/index.ts';
import type { CalendarContent, CalendarSource, ConnectedCalendar, ReadObjects } from '../../records/index.ts';
import { type CalendarMark, createCaldavClient, type ServerAccess } from '../caldav/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { findBlockingTimes } from './blocking-times.ts';
import { applyChanges, combineObjects } from './combine-objects.ts';
import { horizonAt, isWholeDue } from './horizon.ts';
import type { ReadHost, ReadOptions, SourceReader } from './source-reader.ts';

type Account = { readonly source: CalendarSource; readonly access: ServerAccess; readonly host: ReadHost };

/** Reads those calendars of an account that have changed. */
export async function readAccount(
  reader: SourceReader,
  { source, access, host }: Account,
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
    const isUnchanged = mark !== undefined && mark.text === calendar.syncToken;
    if (isUnchanged && !isWholeDue(calendar, now)) continue;
    contents.push(await readServerCalendar(reader, { source, calendar, client, url, mark, host }, now));
  }
  return contents;
}

type ServerCalendar = {
  readonly source: CalendarSource;
  readonly calendar: ConnectedCalendar;
  readonly client: ReturnType<typeof createCaldavClient>;
  readonly url: string;
  /** The state of the calendar before it is read: what comes meanwhile has changed since. */
  readonly mark: CalendarMark | undefined;
  readonly host: ReadHost;
};

async function readServerCalendar(reader: SourceReader, read: ServerCalendar, now: Instant): Promise<CalendarContent> {
  const { source, calendar, client, url, mark, host } = read;
  const rule = calendar.blocks === 'all' ? 'all' : 'busy';
  const changes = await readChanges(read, rule, now);
  const wholeReadAt = changes?.wholeReadAt ?? now;
  const range = horizonAt(wholeReadAt);
  const objects = changes?.objects ?? (await client.readAll(url, { ...host, rule, range }));
  const known = changes
    ? await reader.records.listCalendarObjects({ accountId: source.accountId, id: calendar.id })
    : [];
  const { foreign, own, unreadable, doubtful } = combineObjects(applyChanges(known, objects));
  const busy = await findBlockingTimes(reader.records, { source, calendar, foreign, own, now, end: range.end });
  return {
    ...{ calendarId: calendar.id, busy, objects, wholeReadAt, coveredUntil: range.end, unreadable, doubtful },
    ...{ etag: null, lastModified: null, bodyDigest: null, syncToken: mark?.text ?? null },
  };
}

type Changes = { readonly objects: ReadObjects; readonly wholeReadAt: Instant };

/** Reads what has changed since the last reading, in the range of the last whole one; undefined to read all of it. */
async function readChanges(
  { calendar, client, url, mark, host }: ServerCalendar,
  rule: 'busy' | 'all',
  now: Instant,
): Promise<Changes | undefined> {
  const { syncToken, wholeReadAt, hasObjects } = calendar;
  if (!mark?.isSyncToken || syncToken === null || !hasObjects) return undefined;
  if (wholeReadAt === null || isWholeDue(calendar, now)) return undefined;
  const objects = await client.readChanges(url, syncToken, { ...host, rule, range: horizonAt(wholeReadAt) });
  return objects && { objects, wholeReadAt };
}
