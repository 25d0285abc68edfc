import type { Kysely } from 'kysely';
import { addMinutes, type Instant, type Interval } from '../../../time/index.ts';
import type { HostedEventType, Records } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables.ts';

/** A meeting and its buffers take no longer, as the table itself demands. */
const longestBusyMinutes = 3 * 24 * 60;

/** Finds the bookings that take up a host's time. */
export function createBookings(db: Kysely<Database>): Pick<Records, 'findBookings' | 'findBusy'> {
  return {
    findBusy: (host, range) => findBusy(db, { host, range, exceptEventId: undefined }),

    async findBookings(hosted, needed, exceptEventId) {
      const busy = await findBusy(db, { host: hosted.host, range: needed.busy, exceptEventId });
      return {
        busy,
        starts: needed.starts ? await findStarts(db, { hosted, range: needed.starts, exceptEventId }) : [],
      };
    },
  };
}

type Search = {
  readonly hosted: HostedEventType;
  readonly range: Interval;
  /** An event to leave out. */
  readonly exceptEventId: string | undefined;
};

type BusySearch = Omit<Search, 'hosted'> & { readonly host: Pick<HostedEventType['host'], 'accountId' | 'userId'> };

/** Every event of the host, of any event type, that occupies some of the range. */
async function findBusy(db: Kysely<Database>, { host, range, exceptEventId }: BusySearch): Promise<Interval[]> {
  return (
    liveEvents(db, { accountId: host.accountId, exceptEventId })
      .select(['busy_from as start', 'busy_to as end'])
      .where('host_id', '=', host.userId)
      .where('busy_to', '>', at(range.start))
      .where('busy_from', '<', at(range.end))
      // Follows from the line above, and lets the index end where the range does.
      .where('busy_to', '<', at(addMinutes(range.end, longestBusyMinutes)))
      .execute()
  );
}

/** Starts of the events of this type in the range, for its limits. */
async function findStarts(db: Kysely<Database>, { hosted, range, exceptEventId }: Search): Promise<Instant[]> {
  const rows = await liveEvents(db, { accountId: hosted.host.accountId, exceptEventId })
    .select('starts_at')
    .where('event_type_id', '=', hosted.eventType.id)
    .where('starts_at', '>=', at(range.start))
    .where('starts_at', '<', at(range.end))
    .execute();
  return rows.map((row) => row.starts_at);
}

type Live = Pick<Search, 'exceptEventId'> & { readonly accountId: number };

function liveEvents(db: Kysely<Database>, { accountId, exceptEventId }: Live) {
  const live = db.selectFrom('events').where('account_id', '=', accountId).where('status', '=', 'confirmed');
  return exceptEventId === undefined ? live : live.where('id', '<>', exceptEventId);
}
