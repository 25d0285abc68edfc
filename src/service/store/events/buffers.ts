import { type Kysely, sql } from 'kysely';
import { addMinutes } from '../../../time/index.ts';
import type { HostRecords } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { longestBusyMinutes } from './bookings.ts';

/** Changes the buffers that meetings were booked with. */
export function createBuffers(db: Kysely<Database>): Pick<HostRecords, 'shortenBuffers'> {
  return {
    async shortenBuffers({ accountId, userId }, { start, end }) {
      const [from, to] = [at(start), at(end)];
      await sql`
        update meeting_hosts host set
          busy_from = case when meeting.starts_at >= ${to} then greatest(host.busy_from, ${to}) else host.busy_from end,
          busy_to = case when meeting.ends_at <= ${from} then least(host.busy_to, ${from}) else host.busy_to end
        from meetings meeting
        where meeting.account_id = ${accountId} and meeting.id = host.meeting_id
          and host.account_id = ${accountId} and host.user_id = ${userId} and host.status = 'confirmed'
          and host.busy_from < ${to} and host.busy_to > ${from}
          and host.busy_to < ${at(addMinutes(end, longestBusyMinutes))}
          and (meeting.starts_at >= ${to} or meeting.ends_at <= ${from})`.execute(db);
    },
  };
}
