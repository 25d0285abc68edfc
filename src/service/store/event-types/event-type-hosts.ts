import { type Kysely, sql } from 'kysely';
import { fullName } from '../../../contract/index.ts';
import type { AccountRecords, AssignmentSearch, Assignments, RotatingHost } from '../../records/index.ts';
import { at, inUtc, nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { scheduleOf } from './schedule-of.ts';

type EventTypeHosts = Pick<
  AccountRecords,
  'listRotatingHosts' | 'countAssignments' | 'saveRotatingHosts' | 'leaveRotations'
>;

/** Keeps the hosts who take turns for an event type, and counts the meetings each of them got. */
export function createEventTypeHosts(db: Kysely<Database>): EventTypeHosts {
  return {
    listRotatingHosts: (accountId, eventTypeId) => listRotatingHosts(db, { accountId, eventTypeId }),

    countAssignments: (search) => countAssignments(db, search),

    async saveRotatingHosts({ accountId, eventTypeId, hosts }) {
      const former = db.deleteFrom('event_type_hosts').where('account_id', '=', accountId);
      await former.where('event_type_id', '=', eventTypeId).execute();
      if (hosts.length === 0) return;
      const rows = hosts.map(({ userId, weight, availabilityId, countsFrom }) => ({
        account_id: accountId,
        event_type_id: eventTypeId,
        user_id: userId,
        weight,
        availability_id: availabilityId,
        counts_from: inUtc(countsFrom),
      }));
      await db.insertInto('event_type_hosts').values(rows).execute();
    },

    leaveRotations: (host) => leaveRotations(db, host),
  };
}

async function countAssignments(
  db: Kysely<Database>,
  { accountId, eventTypeId, range, since }: AssignmentSearch,
): Promise<Assignments[]> {
  return (
    db
      .selectFrom('meetings as meeting')
      .innerJoin('meeting_hosts as host', (join) =>
        join.onRef('host.account_id', '=', 'meeting.account_id').onRef('host.meeting_id', '=', 'meeting.id'),
      )
      .innerJoin('events as event', (join) =>
        join.onRef('event.account_id', '=', 'meeting.account_id').onRef('event.meeting_id', '=', 'meeting.id'),
      )
      .select('host.user_id as userId')
      // As JSON: `pg` reads the elements of an array of `bigint` as text.
      .select(sql<number[]>`coalesce(to_jsonb(meeting.absent_ids), '[]')`.as('absentIds'))
      .select(({ fn }) => [
        fn.count<number>('meeting.id').distinct().as('count'),
        fn.max('event.created_at').as('latestAt'),
      ])
      .where('meeting.account_id', '=', accountId)
      .where('meeting.event_type_id', '=', eventTypeId)
      .where('meeting.status', '=', 'confirmed')
      .where('meeting.starts_at', '>=', at(range.start))
      .where('meeting.starts_at', '<', at(range.end))
      .where('host.how', '=', 'rotation')
      .where('event.created_at', '>=', at(since))
      .groupBy(['host.user_id', 'meeting.absent_ids'])
      .execute()
  );
}

type LeavingHost = Parameters<AccountRecords['leaveRotations']>[0];

async function leaveRotations(db: Kysely<Database>, { accountId, userId, now }: LeavingHost): Promise<void> {
  const rows = await db
    .deleteFrom('event_type_hosts')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .returning('event_type_id as id')
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db
    .updateTable('event_types')
    .set({ is_active: false, lacks_host: true, updated_at: nextVersion(now) })
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .where('id', 'in', ids)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('event_type_hosts')
        .select('event_type_id')
        .where('account_id', '=', accountId)
        .where('event_type_id', 'in', ids)
        .where('weight', '>', 0),
    )
    .execute();
}

/** Lists each host with the schedule they follow: their own for it, the event type's, or the account's default one. */
async function listRotatingHosts(
  db: Kysely<Database>,
  { accountId, eventTypeId }: { readonly accountId: number; readonly eventTypeId: number },
): Promise<RotatingHost[]> {
  const rows = await db
    .selectFrom('event_type_hosts as turn')
    .innerJoin('event_types as type', (join) =>
      join.onRef('type.account_id', '=', 'turn.account_id').onRef('type.id', '=', 'turn.event_type_id'),
    )
    .innerJoin('users as host', (join) =>
      join.onRef('host.account_id', '=', 'turn.account_id').onRef('host.id', '=', 'turn.user_id'),
    )
    .leftJoin('availabilities as schedule', (join) =>
      join.onRef('schedule.account_id', '=', 'turn.account_id').on(({ and, eb, fn, or, ref }) => {
        const availabilityId = fn.coalesce('turn.availability_id', 'type.availability_id');
        return or([
          eb('schedule.id', '=', availabilityId),
          and([eb(availabilityId, 'is', null), eb(ref('schedule.is_default'), '=', true)]),
        ]);
      }),
    )
    .select(['turn.user_id', 'turn.weight', 'turn.availability_id', 'turn.counts_from'])
    .select(['host.first_name', 'host.last_name', 'host.start_of_week', 'host.email', 'host.timezone'])
    .select(['schedule.id as schedule_id', 'schedule.timezone as schedule_timezone'])
    .select(['schedule.hours as schedule_hours', 'schedule.overrides as schedule_overrides'])
    // The account is a value: Citus would read the calendars of every shard.
    .select(
      sql<boolean>`
        exists (select from calendar_sources where account_id = ${accountId} and user_id = host.id)`.as(
        'has_calendars',
      ),
    )
    .where('turn.account_id', '=', accountId)
    .where('turn.event_type_id', '=', eventTypeId)
    .orderBy('turn.user_id')
    .execute();
  return rows.map((row) => ({
    host: {
      accountId,
      userId: row.user_id,
      name: fullName(row),
      email: row.email,
      timezone: row.timezone,
      startOfWeek: row.start_of_week,
      hasCalendars: row.has_calendars,
    },
    schedule: scheduleOf(row),
    availabilityId: row.availability_id,
    weight: row.weight,
    countsFrom: row.counts_from,
  }));
}
