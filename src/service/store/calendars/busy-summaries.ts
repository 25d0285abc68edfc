import { type Kysely, sql } from 'kysely';
import type { AccountRecords, BusySummary } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';
import { indexRange } from './busy-times.ts';
import { isBlocking } from './source-rows.ts';

/** Counts busy times: one statement for all calendars of an account, and one range of an index for each. */
export function createBusySummaries(db: Kysely<Database>): Pick<AccountRecords, 'summarizeBusyTimes'> {
  return {
    async summarizeBusyTimes({ accountId, sourceIds, range }) {
      const ofCalendar = sql`account_id = ${accountId} and user_id = source.user_id and calendar_id = calendar.id`;
      const { reaching, isInRange } = indexRange(ofCalendar, range);
      const summaries = sql<BusySummary>`
        select calendar.id as "calendarId", busy.count, busy.next
        from calendar_sources as source
        join calendars as calendar on calendar.account_id = source.account_id and calendar.source_id = source.id
        ${reaching}
        cross join lateral (
          select count(*) as count, min(busy_from) as next from busy_times where ${isInRange}
        ) as busy
        where source.account_id = ${accountId} and source.id = any(${sourceIds}::uuid[]) and ${isBlocking}`;
      return (await summaries.execute(db)).rows;
    },
  };
}
