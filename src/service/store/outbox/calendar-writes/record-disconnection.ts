import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import { at } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';

type DisconnectedSource = { readonly accountId: number; readonly sourceId: string; readonly now: Instant };

/**
 * Records which upcoming events had no calendar file in the emails to their hosts, because they were written into
 * calendars that are about to be deleted: once they are written into another one, a file would add a second entry.
 */
export async function recordDisconnection(
  trx: Kysely<Database>,
  { accountId, sourceId, now }: DisconnectedSource,
): Promise<void> {
  // Changes lock events in this order too.
  const events = await sql<{ id: string }>`
    select event.id
    from events as event
    join calendar_writes as write on write.account_id = event.account_id and write.event_id = event.id
      and write.user_id = event.host_id
    join calendars as calendar on calendar.account_id = write.account_id and calendar.id = write.calendar_id
    where event.account_id = ${accountId} and event.status = 'confirmed' and event.starts_at > ${at(now)}
      and calendar.source_id = ${sourceId} and not write.is_mailed and write.status <> 'failed'
    order by event.id for no key update of event`.execute(trx);
  const ids = events.rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    update events set sequence_without_file = sequence
    where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(trx);
}
