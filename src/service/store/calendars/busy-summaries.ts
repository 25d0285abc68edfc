import { type Kysely, sql } from 'kysely';
import type { AccountRecords, BusySummary } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/** Counts busy times: one statement for all calendars of an account, and one range of an index for each. */
export function createBusySummaries(db: Kysely<Database>): Pick<AccountRecords, 'summarizeBusyTimes'> {
  return {
    async summarizeBusyTimes({ accountId, sourceIds, range: { start, end } }) {
      const ofCalendar = sql`account_id = ${accountId} and user_id = source.user_id and calendar_id = calendar.id`;
      // Those of one calendar never overlap: at most one begins before the range and reaches into it.
      const found = sql<BusySummary>`
        select calendar.id as "calendarId", busy.count, busy.next
        from calendar_sources as source
        join calendars as calendar on calendar.account_id = source.account_id and calendar.source_id = source.id
        cross join lateral (
          select coalesce(max(busy_from), '-infinity') as first from busy_times
          where ${ofCalendar} and busy_from <= ${at(start)}
        ) as reaching
        cross join lateral (
          select count(*) as count, min(busy_from) as next from busy_times
          where ${ofCalendar} and busy_from >= reaching.first and busy_from < ${at(end)} and busy_to > ${at(start)}
        ) as busy
        where source.account_id = ${accountId} and source.id = any(${sourceIds}::uuid[])`;
      return (await found.execute(db)).rows;
    },
  };
}
