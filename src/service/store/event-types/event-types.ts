import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type DateOverride, type EventType, type Hours, publicIdOf } from '../../../contract/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import type { AccountRecords, EventTypeContent, HostRecords } from '../../records/index.ts';
import { fullName } from '../full-name.ts';
import { measure } from '../measure.ts';
import { inTransaction, inUtc } from '../postgres/index.ts';
import type { Database, EventTypesTable } from '../tables.ts';
import { deleteEventTypePlace, saveEventTypePlace } from './event-type-place.ts';

type EventTypes = Pick<
  AccountRecords,
  'findEventType' | 'listEventTypes' | 'measureEventTypes' | 'listSlugs' | 'saveEventType' | 'updateEventType'
> &
  Pick<HostRecords, 'deleteEventType'>;

/** More than the 128 bits that nobody can guess. */
const privateNameBytes = 18;

export function createEventTypes(db: Kysely<Database>): EventTypes {
  return {
    async findEventType(accountId, id) {
      const row = await hostedEventTypes(db)
        .where('type.account_id', '=', accountId)
        .where('type.id', '=', id)
        .executeTakeFirst();
      return (
        row && {
          eventType: eventTypeOf(row),
          host: {
            accountId: row.account_id,
            userId: row.host_id,
            name: fullName(row),
            startOfWeek: row.start_of_week,
          },
          schedule: scheduleOf(row),
        }
      );
    },

    async listEventTypes(accountId, hostId) {
      const query = db.selectFrom('event_types').selectAll().select(usernameOfHost('event_types'));
      const listed = hostId === undefined ? query : query.where('host_id', '=', hostId);
      return (await listed.where('account_id', '=', accountId).orderBy('id').execute()).map(eventTypeOf);
    },

    async listSlugs(accountId) {
      const rows = await db.selectFrom('event_types').select('slug').where('account_id', '=', accountId).execute();
      return rows.map(({ slug }) => slug);
    },

    measureEventTypes: (accountId, exceptId) => measure(db, { table: 'event_types', accountId, exceptId }),

    async saveEventType({ accountId, hostId, content, now }) {
      const at = inUtc(now);
      return inTransaction(db, async (trx) => {
        const row = await trx
          .insertInto('event_types')
          .values({
            ...columnsOf(content),
            ...{ account_id: accountId, host_id: hostId, created_at: at, updated_at: at },
            private_name: content.visibility === 'private' ? createPrivateName() : null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await saveEventTypePlace(trx, { accountId, eventTypeId: row.id });
        return eventTypeOf({ ...row, host_username: await findUsername(trx, accountId, hostId) });
      });
    },

    async updateEventType({ accountId, id, content, now }) {
      const row = await db
        .updateTable('event_types')
        .set({
          ...columnsOf(content),
          updated_at: inUtc(now),
          // One that is private already keeps its name.
          private_name: content.visibility === 'private' ? sql`coalesce(private_name, ${createPrivateName()})` : null,
        })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .returning(usernameOfHost('event_types'))
        .executeTakeFirstOrThrow();
      return eventTypeOf(row);
    },

    async deleteEventType(accountId, id) {
      await db.deleteFrom('event_types').where('account_id', '=', accountId).where('id', '=', id).execute();
      await deleteEventTypePlace(db, id);
    },
  };
}

/** Event types with their host and the schedule they follow: their own, or else the account's default one. */
function hostedEventTypes(db: Kysely<Database>) {
  return db
    .selectFrom('event_types as type')
    .innerJoin('users as host', (join) =>
      join.onRef('host.account_id', '=', 'type.account_id').onRef('host.id', '=', 'type.host_id'),
    )
    .leftJoin('availabilities as schedule', (join) =>
      join
        .onRef('schedule.account_id', '=', 'type.account_id')
        .on(({ and, eb, or, ref }) =>
          or([
            eb('schedule.id', '=', ref('type.availability_id')),
            and([eb('type.availability_id', 'is', null), eb('schedule.is_default', '=', true)]),
          ]),
        ),
    )
    .selectAll('type')
    .select(usernameOfHost('type'))
    .select(['host.first_name', 'host.last_name', 'host.start_of_week'])
    .select(['schedule.id as schedule_id', 'schedule.timezone as schedule_timezone'])
    .select(['schedule.hours as schedule_hours', 'schedule.overrides as schedule_overrides']);
}

function usernameOfHost(table: 'event_types' | 'type') {
  const [accountId, hostId] = [sql.ref(`${table}.account_id`), sql.ref(`${table}.host_id`)];
  const found = sql<string>`(select username from handles where account_id = ${accountId} and user_id = ${hostId})`;
  return found.as('host_username');
}

/** An insert cannot return it: Citus takes no subquery there. */
async function findUsername(db: Kysely<Database>, accountId: number, userId: number): Promise<string> {
  const handle = db.selectFrom('handles').select('username').where('account_id', '=', accountId);
  return (await handle.where('user_id', '=', userId).executeTakeFirstOrThrow()).username;
}

type ScheduleColumns = {
  readonly schedule_id: number | null;
  readonly schedule_timezone: string | null;
  readonly schedule_hours: Hours | null;
  readonly schedule_overrides: DateOverride[] | null;
};

function scheduleOf(columns: ScheduleColumns) {
  const { schedule_id: id, schedule_timezone: zone, schedule_hours: hours, schedule_overrides: overrides } = columns;
  if (id === null || zone === null || hours === null) return undefined;
  // Checked when it was written.
  return { id, zone: zone as ZoneName, hours, overrides: overrides ?? [] };
}

function eventTypeOf(row: Selectable<EventTypesTable> & { readonly host_username: string }): EventType {
  return {
    id: row.id,
    public_id: publicIdOf(row.host_username, row.account_id, row.private_name ?? row.slug),
    title: row.title,
    slug: row.slug,
    description: row.description,
    duration: row.duration,
    durations: row.durations,
    time_slot_interval: row.time_slot_interval,
    buffer_time_before_event: row.buffer_time_before_event,
    buffer_time_after_event: row.buffer_time_after_event,
    min_scheduling_notice: row.min_scheduling_notice,
    booking_frequency_limits: row.booking_frequency_limits,
    booking_window_days: row.booking_window_days,
    availability_id: row.availability_id,
    location: row.location,
    redirect_url: row.redirect_url,
    is_active: row.is_active,
    visibility: row.private_name === null ? 'public' : 'private',
    reminders: row.reminders,
    most_open_per_invitee: row.most_open_per_invitee,
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

function columnsOf(content: EventTypeContent) {
  return {
    title: content.title,
    slug: content.slug,
    description: content.description,
    duration: content.duration,
    durations: content.durations,
    time_slot_interval: content.time_slot_interval,
    buffer_time_before_event: content.buffer_time_before_event,
    buffer_time_after_event: content.buffer_time_after_event,
    min_scheduling_notice: content.min_scheduling_notice,
    booking_frequency_limits: content.booking_frequency_limits && JSON.stringify(content.booking_frequency_limits),
    booking_window_days: content.booking_window_days,
    availability_id: content.availability_id,
    location: content.location && JSON.stringify(content.location),
    redirect_url: content.redirect_url,
    is_active: content.is_active,
    reminders: JSON.stringify(content.reminders),
    most_open_per_invitee: content.most_open_per_invitee,
  };
}

/** Returns a name of which nobody knows anything. No slug holds an underscore, so it is never the same as one. */
function createPrivateName(): string {
  return `p_${randomBytes(privateNameBytes).toString('base64url')}`;
}
