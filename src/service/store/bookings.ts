import type { Kysely } from 'kysely';
import { addMinutes, type Instant, type Interval } from '../../time/index.ts';
import type { Host, Records } from '../acts/index.ts';
import { at } from './instants.ts';
import type { Database } from './tables.ts';

/** A meeting and its buffers take no longer, as the table itself demands. */
const longestBusyMinutes = 3 * 24 * 60;

/** Finds what already stands in a host's time. */
export function createBookings(db: Kysely<Database>): Pick<Records, 'findBookings'> {
  return {
    async findBookings({ eventType, host }, needed) {
      const busy = await findBusy(db, host, needed.busy);
      return { busy, starts: needed.starts ? await findStarts(db, host, eventType.id, needed.starts) : [] };
    },
  };
}

/** Every live event of the host, of any event type, that occupies some of the range. */
async function findBusy(db: Kysely<Database>, { accountId, userId }: Host, range: Interval): Promise<Interval[]> {
  return (
    db
      .selectFrom('events')
      .select(['busy_from as start', 'busy_to as end'])
      .where('account_id', '=', accountId)
      .where('host_id', '=', userId)
      .where('status', '=', 'confirmed')
      .where('busy_to', '>', at(range.start))
      .where('busy_from', '<', at(range.end))
      // Follows from the line above, and lets the index end where the range does.
      .where('busy_to', '<', at(addMinutes(range.end, longestBusyMinutes)))
      .execute()
  );
}

/** Starts of live events of one event type, which its limits count. */
async function findStarts(
  db: Kysely<Database>,
  { accountId }: Host,
  eventTypeId: number,
  range: Interval,
): Promise<Instant[]> {
  const rows = await db
    .selectFrom('events')
    .select('starts_at')
    .where('account_id', '=', accountId)
    .where('event_type_id', '=', eventTypeId)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>=', at(range.start))
    .where('starts_at', '<', at(range.end))
    .execute();
  return rows.map((row) => row.starts_at);
}
