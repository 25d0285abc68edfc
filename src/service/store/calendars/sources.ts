import { type Kysely, type Selectable, sql } from 'kysely';
import type { AccountRecords, CalendarSource, ConnectedCalendar } from '../../records/index.ts';
import type { CalendarSourcesTable, CalendarsTable } from '../calendar-tables.ts';
import { at, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables.ts';

type Sources = Pick<
  AccountRecords,
  'listCalendarSources' | 'claimDueSources' | 'saveCalendarSource' | 'updateCalendarSource' | 'deleteCalendarSource'
>;

/** How many sources of one account are read at once, across all processes, so that slow servers delay nobody else. */
const placesOfAccount = 4;

/** Stores the connected calendars of hosts. */
export function createCalendarSources(db: Kysely<Database>): Sources {
  return {
    async listCalendarSources(accountId, userId) {
      let found = db.selectFrom('calendar_sources').selectAll().where('account_id', '=', accountId);
      if (userId !== undefined) found = found.where('user_id', '=', userId);
      return withCalendars(db, await found.orderBy('created_at').orderBy('id').execute());
    },

    async claimDueSources({ now, limit, claimSeconds }) {
      const due = sql<{ account_id: number; id: string }>`
        select account_id, id from (
          select account_id, id, next_read_at,
            row_number() over (partition by account_id order by (claimed_until > now()) is true desc, next_read_at) as place,
            (claimed_until > now()) is true as is_claimed
          from calendar_sources where next_read_at <= ${at(now)}
        ) as due
        where place <= ${placesOfAccount} and not is_claimed
        order by next_read_at limit ${limit}`;
      const claimed: Selectable<CalendarSourcesTable>[] = [];
      for (const { account_id, id } of (await due.execute(db)).rows) {
        const row = await db
          .updateTable('calendar_sources')
          .set({ claimed_until: sql`now() + ${claimSeconds} * interval '1 second'` })
          .where('account_id', '=', account_id)
          .where('id', '=', id)
          // Another process may have been quicker.
          .where(sql<boolean>`(claimed_until > now()) is not true`)
          .where('next_read_at', '<=', at(now))
          .returningAll()
          .executeTakeFirst();
        if (row) claimed.push(row);
      }
      return withCalendars(db, claimed);
    },

    async saveCalendarSource({ accountId, id, userId, kind, name, server, secret, calendars, now }) {
      const [created_at, updated_at] = [inUtc(now), inUtc(now)];
      await db
        .insertInto('calendar_sources')
        .values({
          ...{ account_id: accountId, id, user_id: userId, kind, name, server, created_at, updated_at },
          ...{ sealed: secret.sealed, key_number: secret.keyId },
        })
        .execute();
      for (const calendar of calendars) {
        await db
          .insertInto('calendars')
          .values({
            ...{ account_id: accountId, id: calendar.id, source_id: id, name: calendar.name },
            ...{ href_digest: calendar.hrefDigest, sealed_href: calendar.sealedHref },
          })
          .execute();
      }
    },

    async updateCalendarSource({ accountId, id, name, whenUnreachable, isIgnored, blocks, now }) {
      await db
        .updateTable('calendar_sources')
        .set({ name, when_unreachable: whenUnreachable, updated_at: inUtc(now) })
        .set({ ignored_at: isIgnored ? sql`coalesce(ignored_at, ${at(now)})` : null })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
      for (const [calendarId, rule] of blocks) {
        await db
          .updateTable('calendars')
          // Its entries are read by the new rule at the next reading, whether they have changed or not.
          .set({ blocks: rule, etag: null, last_modified: null, sync_token: null, body_digest: null })
          .where('account_id', '=', accountId)
          .where('source_id', '=', id)
          .where('id', '=', calendarId)
          .execute();
      }
    },

    async deleteCalendarSource({ accountId, id }) {
      await db.deleteFrom('calendar_sources').where('account_id', '=', accountId).where('id', '=', id).execute();
    },
  };
}

async function withCalendars(
  db: Kysely<Database>,
  rows: readonly Selectable<CalendarSourcesTable>[],
): Promise<CalendarSource[]> {
  const found: CalendarSource[] = [];
  for (const [accountId, ofAccount] of Map.groupBy(rows, ({ account_id }) => account_id)) {
    const ids = ofAccount.map(({ id }) => id);
    const calendars = db.selectFrom('calendars').selectAll().where('account_id', '=', accountId);
    const read = await calendars.where('source_id', 'in', ids).orderBy('name').orderBy('id').execute();
    const bySource = Map.groupBy(read, ({ source_id }) => source_id);
    for (const row of ofAccount) found.push(sourceOf(row, (bySource.get(row.id) ?? []).map(calendarOf)));
  }
  return found;
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
    failures: row.failures,
    readAt: row.read_at,
    problem: row.problem,
    problemSince: row.problem_since,
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
    sealedHref: row.sealed_href,
    etag: row.etag,
    lastModified: row.last_modified,
    syncToken: row.sync_token,
    bodyDigest: row.body_digest,
    wholeReadAt: row.whole_read_at,
    coveredUntil: row.covered_until,
    unreadable: row.unreadable,
    doubtful: row.doubtful,
  };
}
