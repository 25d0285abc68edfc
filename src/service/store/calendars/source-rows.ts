import { type Kysely, type Selectable, sql } from 'kysely';
import type { CalendarSource, ConnectedCalendar, NewCalendar, SourceReading } from '../../records/index.ts';
import type { CalendarSourcesTable, CalendarsTable, Database } from '../tables/index.ts';

/** The condition that the busy times of a `source` count: its host has neither switched it off nor been removed. */
export const isCounted = sql`source.ignored_at is null and source.disconnected_at is null`;

/**
 * The condition that the busy times of a `calendar` block its host. One that was set to block nothing may not have been
 * read since, so its last times are still stored.
 */
export const isBlocking = sql`calendar.blocks <> 'nothing'`;

/** Reads the calendars of each source, and returns the sources of an account together. */
export async function withCalendars(
  db: Kysely<Database>,
  rows: readonly Selectable<CalendarSourcesTable>[],
): Promise<CalendarSource[]> {
  const sources: CalendarSource[] = [];
  for (const [accountId, ofAccount] of Map.groupBy(rows, ({ account_id }) => account_id)) {
    const ids = ofAccount.map(({ id }) => id);
    const calendars = db.selectFrom('calendars').selectAll().where('account_id', '=', accountId);
    const calendarRows = await calendars.where('source_id', 'in', ids).orderBy('name').orderBy('id').execute();
    const bySource = Map.groupBy(calendarRows, ({ source_id }) => source_id);
    for (const row of ofAccount) sources.push(sourceOf(row, (bySource.get(row.id) ?? []).map(calendarOf)));
  }
  return sources;
}

/** Adds calendars to a source; returns the ids of those that it did not have yet. */
export async function addCalendars(
  db: Kysely<Database>,
  source: Pick<SourceReading, 'accountId' | 'id'> & { readonly calendars: readonly NewCalendar[] },
): Promise<ReadonlySet<string>> {
  const newIds = new Set<string>();
  for (const { id, name, hrefDigest, sealedHref } of source.calendars) {
    const row = await db
      .insertInto('calendars')
      .values({
        account_id: source.accountId,
        id,
        source_id: source.id,
        name,
        href_digest: hrefDigest,
        sealed_href: sealedHref,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'source_id', 'href_digest']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) newIds.add(row.id);
  }
  return newIds;
}

function sourceOf(row: Selectable<CalendarSourcesTable>, calendars: readonly ConnectedCalendar[]): CalendarSource {
  return {
    accountId: row.account_id,
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    name: row.name,
    server: row.server,
    secret: { sealed: row.sealed, keyId: row.key_number },
    whenUnreachable: row.when_unreachable,
    isIgnored: row.ignored_at !== null,
    isDisconnected: row.disconnected_at !== null,
    failures: row.failures,
    readAt: row.read_at,
    triedAt: row.tried_at,
    notBefore: row.not_before,
    problem: row.problem,
    problemSince: row.problem_since,
    notifiedAt: row.notified_at,
    nextListAt: row.next_list_at,
    leftOutProblem: row.left_out_problem,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    calendars,
  };
}

function calendarOf(row: Selectable<CalendarsTable>): ConnectedCalendar {
  return {
    id: row.id,
    name: row.name,
    blocks: row.blocks,
    isWrittenTo: row.is_written_to,
    writeProblem: row.write_problem,
    sealedHref: row.sealed_href,
    etag: row.etag,
    lastModified: row.last_modified,
    syncToken: row.sync_token,
    bodyDigest: row.body_digest,
    wholeReadAt: row.whole_read_at,
    revision: row.revision,
    hasObjects: row.objects_read_at !== null && row.objects_read_at === row.whole_read_at,
    coveredUntil: row.covered_until,
    unreadable: row.unreadable,
    unreadableLines: row.unreadable_lines,
    doubtful: row.doubtful,
  };
}
