import { type Kysely, sql } from 'kysely';
import type { HostRecords } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/** Finds the bookings of an invitee. */
export function createOpenEvents(db: Kysely<Database>): Pick<HostRecords, 'countOpenEvents' | 'isBookedBy'> {
  return {
    async countOpenEvents({ accountId, eventTypeId, email, now }) {
      const total = await sql<{ count: number }>`
        select count(*) as count from events
        where account_id = ${accountId} and event_type_id = ${eventTypeId} and status = 'confirmed'
          and starts_at > ${at(now)}
          and lower(regexp_replace(invitee_email, '\\+[^@]*@', '@')) = ${mailboxOf(email)}`.execute(db);
      return total.rows[0]?.count ?? 0;
    },

    async isBookedBy({ accountId, eventTypeId, email, start }) {
      const row = await db
        .selectFrom('events')
        .select('id')
        .where('account_id', '=', accountId)
        .where('event_type_id', '=', eventTypeId)
        .where('status', '=', 'confirmed')
        .where('starts_at', '=', at(start))
        .where(sql`lower(invitee_email)`, '=', email.toLowerCase())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Most mail servers ignore a `+tag`, and deliver to the same mailbox. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@').toLowerCase();
}
