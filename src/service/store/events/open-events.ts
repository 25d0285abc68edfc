import { type Kysely, sql } from 'kysely';
import type { HostRecords } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/** Counts the upcoming bookings of an invitee. */
export function createOpenEvents(db: Kysely<Database>): Pick<HostRecords, 'countOpenEvents'> {
  return {
    async countOpenEvents({ accountId, eventTypeId, email, now }) {
      const counted = await sql<{ count: number }>`
        select count(*) as count from events
        where account_id = ${accountId} and event_type_id = ${eventTypeId} and status = 'confirmed'
          and starts_at > ${at(now)}
          and lower(regexp_replace(invitee_email, '\\+[^@]*@', '@')) = ${mailboxOf(email)}`.execute(db);
      return counted.rows[0]?.count ?? 0;
    },
  };
}

/** Most mail servers ignore a `+tag`, and deliver to the same mailbox. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@').toLowerCase();
}
