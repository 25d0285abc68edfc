import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import { createThrottledBatches, type ThrottledBatches } from '../../concurrency/index.ts';
import type {
  AccountListing,
  AccountRecords,
  CalendarContent,
  ObjectTotals,
  SourceFailure,
  SourceReading,
} from '../../records/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { at, inTransaction, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { type HostCalendar, replaceBusyTimes } from './busy-times.ts';
import { saveChanges } from './changes.ts';
import { forgetDeletions } from './entries/index.ts';
import { replaceObjects } from './objects.ts';
import { addCalendars, isBlocking } from './source-rows.ts';

type Readings = Pick<AccountRecords, 'saveReading' | 'recordReadingFailure'>;

/** Stores the content of calendars that were read. */
export function createReadings(db: Kysely<Database>): Readings {
  return {
    saveReading: (reading) => inTransaction(db, (trx) => saveReading(trx, reading)),

    recordReadingFailure: (failure) => inTransaction(db, (trx) => recordReadingFailure(trx, failure)),
  };
}

async function saveReading(trx: Kysely<Database>, reading: SourceReading): Promise<void> {
  const { accountId, userId, listing, isPartial = false, isThrottled = false } = reading;
  const isNews = isPartial ? await lockSource(trx, reading) : await recordReading(trx, reading);
  if (!isNews) return;
  const duplicates = listing && (await saveListing(trx, { ...reading, listing }));
  const contents = reading.contents.filter(({ calendarId }) => !duplicates?.has(calendarId));
  const workInParts = createThrottledBatches({ isThrottled });
  for (const content of contents) {
    const calendar = { accountId, userId, calendarId: content.calendarId };
    await saveContent(trx, { calendar, content, workInParts });
  }
  if (!isPartial) await makeDueIfUncovered(trx, reading);
  if (contents.some(({ objects }) => objects)) await forgetDeletions(trx, { accountId, userId });
}

/**
 * Stores what was found when the calendars of an account were listed again. Returns those that another reading has
 * added in the meantime, by the ids that they would have had: their content is not stored.
 */
async function saveListing(
  trx: Kysely<Database>,
  { accountId, id, listing }: Pick<SourceReading, 'accountId' | 'id'> & { readonly listing: AccountListing },
): Promise<ReadonlySet<string>> {
  const { nextListAt, result } = listing;
  const update = trx.updateTable('calendar_sources').set({ next_list_at: inUtc(nextListAt) });
  const ofSource = update.where('account_id', '=', accountId).where('id', '=', id);
  if (!result) {
    await ofSource.execute();
    return new Set();
  }
  const { newCalendars, leftOutProblem, secret } = result;
  await ofSource.set({ sealed: secret.sealed, key_number: secret.keyId, left_out_problem: leftOutProblem }).execute();
  const ids = await addCalendars(trx, { accountId, id, calendars: newCalendars });
  return new Set(newCalendars.flatMap((calendar) => (ids.has(calendar.id) ? [] : [calendar.id])));
}

/** Records that a source was read. Returns false if it was deleted, or a reading that began later was stored. */
async function recordReading(trx: Kysely<Database>, reading: SourceReading): Promise<boolean> {
  const { accountId, id, now, nextReadAt } = reading;
  const row = await trx
    .updateTable('calendar_sources')
    .set({ failures: 0, read_at: inUtc(now), problem: null, problem_since: null, notified_at: null })
    // A later time that the server has asked for since this reading began still holds.
    .set({ not_before: sql`case when tried_at > ${at(now)} then not_before end` })
    .set({ next_read_at: inUtc(nextReadAt), claimed_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where(isLatest(now))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps other readings of a source from being stored at the same time. Returns the same. */
async function lockSource(trx: Kysely<Database>, { accountId, id, now }: SourceReading): Promise<boolean> {
  const source = trx.selectFrom('calendar_sources').select('id').where('account_id', '=', accountId);
  const row = await source.where('id', '=', id).where(isLatest(now)).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** The condition that no reading that began later was stored: it includes everything that this one has seen. */
function isLatest(now: Instant) {
  return sql<boolean>`(read_at > ${at(now)}) is not true`;
}

/**
 * Makes a source due again if one of its calendars began to block during the reading: the host is closed until a later
 * reading covers it.
 */
async function makeDueIfUncovered(
  trx: Kysely<Database>,
  { accountId, id, now }: Pick<SourceReading, 'accountId' | 'id' | 'now'>,
): Promise<void> {
  await sql`
    update calendar_sources set next_read_at = greatest(${at(now)}, not_before)
    where account_id = ${accountId} and id = ${id} and disconnected_at is null and exists (
      select from calendars as calendar
      where calendar.account_id = ${accountId} and calendar.source_id = ${id}
        and ${isBlocking} and calendar.covered_until is null
    )`.execute(trx);
}

type ReadCalendar = {
  readonly calendar: HostCalendar;
  readonly content: CalendarContent;
  readonly workInParts: ThrottledBatches;
};

async function saveContent(trx: Kysely<Database>, { calendar, content, workInParts }: ReadCalendar): Promise<void> {
  if (content.kind === 'changes') {
    await saveMarks(trx, { calendar, content, totals: await saveChanges(trx, { calendar, content }) });
    return;
  }
  await saveMarks(trx, { calendar, content, totals: content });
  if (content.objects) await replaceObjects(trx, { ...calendar, objects: content.objects });
  await replaceBusyTimes(trx, { calendar, before: 'all', busy: content.busy, workInParts });
}

type Marks = {
  readonly calendar: HostCalendar;
  readonly content: CalendarContent;
  readonly totals: Pick<ObjectTotals, 'unreadable' | 'doubtful'>;
};

async function saveMarks(trx: Kysely<Database>, { calendar, content, totals }: Marks): Promise<void> {
  const { accountId, calendarId } = calendar;
  const { unreadable, doubtful } = totals;
  const { coveredUntil, revision, etag, lastModified, syncToken, bodyDigest } = content;
  const wholeReadAt = inUtc(content.wholeReadAt);
  // A calendar that was read with another zone or rule than the current one is read again next time.
  const isMeant = sql`revision = ${revision}`;
  // Changes relative to an older state do not match what is stored: everything is read again next time.
  const isCurrent = sql`(whole_read_at is null or whole_read_at <= ${wholeReadAt}::timestamptz)`;
  await trx
    .updateTable('calendars')
    .set({ etag: sql`case when ${isMeant} then ${etag}::text end` })
    .set({ last_modified: sql`case when ${isMeant} then ${lastModified}::text end` })
    .set({ body_digest: sql`case when ${isMeant} then ${bodyDigest}::bytea end` })
    .set({ sync_token: sql`case when ${isMeant} and ${isCurrent} then ${syncToken}::text end` })
    .set({ unreadable, doubtful, unreadable_lines: content.kind === 'whole' ? [...content.unreadableLines] : [] })
    // A reading by another rule does not cover a calendar that has not been read by the current one.
    .set({
      covered_until: sql`
        case when ${isMeant} or covered_until is not null then ${inUtc(coveredUntil)}::timestamptz end`,
    })
    .set({ whole_read_at: wholeReadAt })
    .set({ objects_read_at: content.objects ? wholeReadAt : null })
    .where('account_id', '=', accountId)
    .where('id', '=', calendarId)
    .execute();
}

async function recordReadingFailure(trx: Kysely<Database>, failure: SourceFailure): Promise<void> {
  const { accountId, id, problem, notifies, begunAt, now, nextReadAt, notBefore } = failure;
  // How long a calendar has been empty counts from when it became empty.
  const isNew = sql`problem_since is null or (${problem} = 'emptied' and problem is distinct from 'emptied')`;
  const earliest = notBefore === undefined ? sql`null` : at(notBefore);
  const recorded = await trx
    .updateTable('calendar_sources')
    .set({ problem, problem_since: sql`case when ${isNew} then ${at(now)} else problem_since end` })
    .set({ tried_at: inUtc(now), not_before: notBefore === undefined ? null : inUtc(notBefore) })
    .set({ next_read_at: nextReadAt === undefined ? sql`greatest(next_read_at, ${earliest})` : inUtc(nextReadAt) })
    .$if(nextReadAt !== undefined, (query) =>
      query.set(({ eb, ref }) => ({ failures: eb(ref('failures'), '+', 1), claimed_until: null })),
    )
    .$if(notifies, (query) => query.set({ notified_at: inUtc(now) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    // A reading that began later has succeeded.
    .where(sql<boolean>`(read_at > ${at(begunAt)}) is not true`)
    .executeTakeFirst();
  if (!notifies || recorded.numUpdatedRows === 0n) return;
  await announceAccountMail(trx, { accountId, kind: 'calendar.unread', data: { source_id: id }, now });
}
