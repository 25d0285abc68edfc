import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addMinutes, type Instant, type Interval } from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { BusyHost, BusyMeeting, ForeignBusyTime, HostedEventType, Records } from '../../records/index.ts';
import {
  type FindForeignTimes,
  findForeignBusyTimes,
  findForeignTimesWithout,
  foreignBusyTimes,
} from '../calendars/index.ts';
import { at, gatherIntervals, readIntervals } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { findMeetingOf } from './meetings.ts';

/** A meeting with its buffers is never longer, as the table itself requires. */
export const longestBusyMinutes = 3 * 24 * 60;

/**
 * Finds the meetings, and the busy times of calendars, that take up a host's time. Without `findForeign`, both are read
 * by one statement, which is quicker within a transaction.
 */
export function createBookings(db: Kysely<Database>, findForeign?: FindForeignTimes): Bookings {
  async function findExcept(
    { host }: HostedEventType,
    eventId: string | undefined,
  ): Promise<ExceptedEvent | undefined> {
    if (eventId === undefined) return undefined;
    const { meetingId, isAlone } = await findMeetingOf(db, { accountId: host.accountId, id: eventId });
    return isAlone ? { eventId, meetingId } : undefined;
  }

  async function findBusy(search: BusySearch): Promise<Interval[]> {
    if (search.host.hasCalendars === false) return findIntervals(db, search);
    if (search.except) {
      const [meetings, foreign] = [await findIntervals(db, search), await findForeignOf(db, search)];
      return [...meetings, ...foreign];
    }
    if (!findForeign) return findIntervals(db, { ...search, unionAll: foreignTimesToo(search) });
    const [meetings, foreign] = await settleAll([findIntervals(db, search), findForeign(search.host, search.range)]);
    return [...meetings, ...foreign];
  }

  return {
    findBusy: (host, range) => findBusy({ host, range, except: undefined }),

    async findBookings(hostedType, needs, exceptEventId) {
      const except = await findExcept(hostedType, exceptEventId);
      const [busy, starts] = await settleAll([
        findBusy({ host: hostedType.host, range: needs.busy, except }),
        findStarts(db, { hostedType, range: needs.starts, except }),
      ]);
      return { busy, starts };
    },

    async findBookingsInDetail(hostedType, needs, exceptEventId) {
      const except = await findExcept(hostedType, exceptEventId);
      const [busy, starts] = await settleAll([
        findBusyInDetail(db, { host: hostedType.host, range: needs.busy, except }),
        findStarts(db, { hostedType, range: needs.starts, except }),
      ]);
      return { busy, starts };
    },
  };
}

type Bookings = Pick<Records, 'findBookings' | 'findBookingsInDetail' | 'findBusy'>;

type Search = {
  readonly hostedType: HostedEventType;
  readonly range: Interval;
  /** An event to ignore. */
  readonly except: ExceptedEvent | undefined;
};

/** An event that is rescheduled, and its meeting, which it does not share. */
type ExceptedEvent = { readonly eventId: string; readonly meetingId: string };

type BusySearch = Omit<Search, 'hostedType'> & { readonly host: BusyHost };

/** `unionAll` adds the rows of another query. */
type IntervalSearch = BusySearch & { readonly unionAll?: RawBuilder<unknown> };

/** Finds every meeting of the host, of any event type, that takes up some of the range, and what else a query adds. */
async function findIntervals(
  db: Kysely<Database>,
  { unionAll = sql``, ...search }: IntervalSearch,
): Promise<Interval[]> {
  const meetings = busyTime(db, search).select(['host.busy_from as start', 'host.busy_to as end']);
  // Thousands of busy times in one row: a row for each would take longer to read than to compute slots from.
  const intervals = sql<{ gathered: Buffer | null }>`
    select ${gatherIntervals(sql.ref('busy.start'), sql.ref('busy.end'))} as gathered
    from (${meetings} ${unionAll}) as busy`;
  return readIntervals((await intervals.execute(db)).rows[0]?.gathered);
}

/** Planning this takes longer than planning all the rest, and most hosts have no calendars. */
function foreignTimesToo({ host, range }: BusySearch): RawBuilder<unknown> {
  const foreign = foreignBusyTimes(host, range);
  return sql`union all select foreign_time.start, foreign_time.end from (${foreign}) as foreign_time`;
}

/** Finds the same, each meeting with its own time and one of its bookings. */
async function findBusyInDetail(db: Kysely<Database>, search: BusySearch): Promise<(BusyMeeting | ForeignBusyTime)[]> {
  const rows = await busyTime(db, search)
    .innerJoin('events as event', (join) =>
      join.onRef('event.account_id', '=', 'host.account_id').onRef('event.meeting_id', '=', 'host.meeting_id'),
    )
    .distinctOn(['host.busy_from', 'host.meeting_id'])
    .select([
      'host.busy_from as start',
      'host.busy_to as end',
      'event.id as eventId',
      'event.event_type_id as eventTypeId',
    ])
    .select(['event.starts_at', 'event.ends_at'])
    .where('event.status', '=', 'confirmed')
    .orderBy('host.busy_from')
    .orderBy('host.meeting_id')
    .orderBy('event.id')
    .execute();
  const meetings = rows.map(({ starts_at: start, ends_at: end, ...rest }) => ({ ...rest, time: { start, end } }));
  return [...meetings, ...(await findForeignOf(db, search))];
}

function findForeignOf(db: Kysely<Database>, { host, range, except }: BusySearch): Promise<ForeignBusyTime[]> {
  if (!except) return findForeignBusyTimes(db, { host, range });
  return findForeignTimesWithout(db, { host, range, eventId: except.eventId });
}

function busyTime(db: Kysely<Database>, { host, range, except }: BusySearch) {
  const meetings = db
    .selectFrom('meeting_hosts as host')
    .where('host.account_id', '=', host.accountId)
    .where('host.user_id', '=', host.userId)
    .where('host.status', '=', 'confirmed')
    .where('host.busy_to', '>', at(range.start))
    .where('host.busy_from', '<', at(range.end))
    // Follows from the line above, and lets the index end where the range does.
    .where('host.busy_to', '<', at(addMinutes(range.end, longestBusyMinutes)));
  return except ? meetings.where('host.meeting_id', '<>', except.meetingId) : meetings;
}

type StartSearch = Omit<Search, 'range'> & {
  /** Undefined without limits, which alone need them. */
  readonly range: Interval | undefined;
};

/** Starts of the meetings of this type in the range, for its limits. */
async function findStarts(db: Kysely<Database>, { hostedType, range, except }: StartSearch): Promise<Instant[]> {
  if (!range) return [];
  let meetings = db
    .selectFrom('meetings')
    .select('starts_at')
    .where('account_id', '=', hostedType.host.accountId)
    .where('event_type_id', '=', hostedType.eventType.id)
    .where('status', '=', 'confirmed')
    .where('starts_at', '>=', at(range.start))
    .where('starts_at', '<', at(range.end));
  if (except) meetings = meetings.where('id', '<>', except.meetingId);
  return (await meetings.execute()).map((row) => row.starts_at);
}
