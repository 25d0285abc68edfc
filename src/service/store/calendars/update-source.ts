import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { AccountRecords, UserKey } from '../../records/index.ts';
import { adoptEntries } from '../outbox/index.ts';
import { at, nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type SourceUpdate = Parameters<AccountRecords['updateCalendarSource']>[0];

/** Clearing these makes the next reading read the whole calendar. A reading under way does not restore them. */
const unread = {
  etag: null,
  last_modified: null,
  sync_token: null,
  body_digest: null,
  revision: sql<number>`revision + 1`,
};

/** Changes what a host has chosen for a source and its calendars. */
export async function updateCalendarSource(db: Kysely<Database>, update: SourceUpdate): Promise<void> {
  const { accountId, id, name, whenUnreachable, isIgnored, blocks, writtenTo, now } = update;
  await db
    .updateTable('calendar_sources')
    .set({ name, when_unreachable: whenUnreachable, updated_at: nextVersion(now) })
    .set({ ignored_at: isIgnored ? sql`coalesce(ignored_at, ${at(now)})` : null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  const blocking = [...blocks].flatMap(([calendarId, rule]) => (rule === 'nothing' ? [] : [calendarId]));
  await forgetCoverage(db, { accountId, sourceId: id, calendarIds: blocking, now });
  for (const [calendarId, rule] of blocks) {
    await db
      .updateTable('calendars')
      // The next reading applies the new rule to its entries, whether they have changed or not.
      .set({ blocks: rule, ...unread })
      .where('account_id', '=', accountId)
      .where('source_id', '=', id)
      .where('id', '=', calendarId)
      .execute();
  }
  if (writtenTo !== undefined) await chooseCalendar(db, { accountId, sourceId: id, calendarId: writtenTo, now });
}

/**
 * Makes the next reading read all calendars of the host as a whole: the meaning of their entries depends on the host.
 */
export async function forgetReadings(db: Kysely<Database>, { accountId, userId }: UserKey): Promise<void> {
  const sources = db.selectFrom('calendar_sources').select('id').where('account_id', '=', accountId);
  await db
    .updateTable('calendars')
    .set(unread)
    .where('account_id', '=', accountId)
    .where('source_id', 'in', sources.where('user_id', '=', userId))
    .execute();
}

type BlockingCalendars = {
  readonly accountId: number;
  readonly sourceId: string;
  /** The calendars that block from now on. */
  readonly calendarIds: readonly string[];
  readonly now: Instant;
};

/**
 * Makes calendars that have blocked nothing so far count as never read, and makes their source due: they may not have
 * been read for months. Waits until its server wants requests again.
 */
async function forgetCoverage(
  db: Kysely<Database>,
  { accountId, sourceId, calendarIds, now }: BlockingCalendars,
): Promise<void> {
  const result = await sql`
    update calendars set covered_until = null
    where account_id = ${accountId} and source_id = ${sourceId} and id = any(${calendarIds}::uuid[])
      and blocks = 'nothing'`.execute(db);
  if (result.numAffectedRows === 0n) return;
  await sql`
    update calendar_sources set next_read_at = greatest(${at(now)}, not_before)
    where account_id = ${accountId} and id = ${sourceId}`.execute(db);
}

type WrittenChoice = {
  readonly accountId: number;
  readonly sourceId: string;
  /** Null for none. */
  readonly calendarId: string | null;
  readonly now: Instant;
};

/** Bookings are written into at most one calendar of a user: clears the previous choice. */
async function chooseCalendar(
  db: Kysely<Database>,
  { accountId, sourceId, calendarId, now }: WrittenChoice,
): Promise<void> {
  const isOfUser = sql`source_id in (
    select other.id from calendar_sources as source
    join calendar_sources as other on other.account_id = source.account_id and other.user_id = source.user_id
    where source.account_id = ${accountId} and source.id = ${sourceId}
  )`;
  const condition = calendarId === null ? sql`source_id = ${sourceId}` : isOfUser;
  await sql`
    update calendars set is_written_to = false, write_problem = null
    where account_id = ${accountId} and is_written_to and ${condition}`.execute(db);
  if (calendarId === null) return;
  await sql`
    update calendars set is_written_to = true
    where account_id = ${accountId} and source_id = ${sourceId} and id = ${calendarId}`.execute(db);
  await adoptEntries(db, { accountId, calendarId, now });
}
