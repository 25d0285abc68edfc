import type { Kysely } from 'kysely';
import { addMinutes, type Instant, type Interval } from '../../../time/index.ts';
import type { HostedEventType, Records } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables.ts';
import { findMeetingOf } from './meetings.ts';

/** A meeting and its buffers take no longer, as the table itself demands. */
const longestBusyMinutes = 3 * 24 * 60;

/** Finds the meetings that take up a host's time. */
export function createBookings(db: Kysely<Database>): Pick<Records, 'findBookings' | 'findBusy'> {
  return {
    findBusy: (host, range) => findBusy(db, { host, range, exceptId: undefined }),

    async findBookings(hosted, needed, exceptEventId) {
      const { accountId } = hosted.host;
      const except = exceptEventId === undefined ? undefined : await findMeetingOf(db, accountId, exceptEventId);
      const exceptId = except?.isAlone ? except.meetingId : undefined;
      const busy = await findBusy(db, { host: hosted.host, range: needed.busy, exceptId });
      return { busy, starts: needed.starts ? await findStarts(db, { hosted, range: needed.starts, exceptId }) : [] };
    },
  };
}

type Search = {
  readonly hosted: HostedEventType;
  readonly range: Interval;
  /** A meeting to leave out. */
  readonly exceptId: string | undefined;
};

type BusySearch = Omit<Search, 'hosted'> & { readonly host: Pick<HostedEventType['host'], 'accountId' | 'userId'> };

/** Every meeting of the host, of any event type, that occupies some of the range. */
async function findBusy(db: Kysely<Database>, { host, range, exceptId }: BusySearch): Promise<Interval[]> {
  let found = db
    .selectFrom('meeting_hosts')
    .select(['busy_from as start', 'busy_to as end'])
    .where('account_id', '=', host.accountId)
    .where('user_id', '=', host.userId)
    .where('status', '=', 'confirmed')
    .where('busy_to', '>', at(range.start))
    .where('busy_from', '<', at(range.end))
    // Follows from the line above, and lets the index end where the range does.
    .where('busy_to', '<', at(addMinutes(range.end, longestBusyMinutes)));
  if (exceptId !== undefined) found = found.where('meeting_id', '<>', exceptId);
  return found.execute();
}

/** Starts of the meetings of this type in the range, for its limits. */
async function findStarts(db: Kysely<Database>, { hosted, range, exceptId }: Search): Promise<Instant[]> {
  let found = db
    .selectFrom('meetings')
    .select('starts_at')
    .where('account_id', '=', hosted.host.accountId)
    .where('event_type_id', '=', hosted.eventType.id)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>=', at(range.start))
    .where('starts_at', '<', at(range.end));
  if (exceptId !== undefined) found = found.where('id', '<>', exceptId);
  return (await found.execute()).map((row) => row.starts_at);
}
