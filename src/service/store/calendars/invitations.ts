import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/index.ts';

type OfCalendar = { readonly accountId: number; readonly calendarId: string };

/**
 * Notes that entries of a calendar came to its host by mail, before bookings were written into it: calendar programs
 * change such an entry when another mail with a calendar file arrives.
 */
export async function noteInvitations(trx: Kysely<Database>, { accountId, calendarId }: OfCalendar): Promise<void> {
  await sql`
    update calendar_writes set is_mailed = true
    where account_id = ${accountId} and calendar_id = ${calendarId} and not is_mailed
      and event_id in (
        select unnest(object.bookings) from calendar_objects as object
        where object.account_id = ${accountId} and object.calendar_id = ${calendarId} and object.bookings <> '{}'
          and object.content -> 'hasInvitation' = 'true'
      )`.execute(trx);
}
