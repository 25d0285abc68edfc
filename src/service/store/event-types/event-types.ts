import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type EventType, fullName } from '../../../contract/index.ts';
import type { AccountRecords, EventTypeSearch, HostRecords } from '../../records/index.ts';
import { measure } from '../measure.ts';
import { inTransaction, inUtc, nextVersion, prepared } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { columnsOf, eventTypeOf, hostedEventTypes, readEventType, stillLacksHost } from './event-type-columns.ts';
import { deleteEventTypePlace, saveEventTypePlace } from './event-type-place.ts';
import { scheduleOf } from './schedule-of.ts';

type EventTypes = Pick<
  AccountRecords,
  | 'findEventType'
  | 'findHostOfEventType'
  | 'listEventTypes'
  | 'measureEventTypes'
  | 'listSlugs'
  | 'saveEventType'
  | 'updateEventType'
> &
  Pick<HostRecords, 'deleteEventType'>;

/** More than the 128 bits that make guessing impossible. */
const privateNameBytes = 18;

/** Stores event types. */
export function createEventTypes(db: Kysely<Database>): EventTypes {
  return {
    findEventType: (accountId, id) => findEventType(db, { accountId, id }),

    findHostOfEventType: (accountId, id) => findHostOfEventType(db, { accountId, id }),

    listEventTypes: (search) => listEventTypes(db, search),

    async listSlugs(accountId) {
      const rows = await db.selectFrom('event_types').select('slug').where('account_id', '=', accountId).execute();
      return rows.map(({ slug }) => slug);
    },

    measureEventTypes: (accountId, exceptId) => measure(db, { table: 'event_types', accountId, exceptId }),

    async saveEventType({ accountId, hostId, position, content, now }) {
      const at = inUtc(now);
      return inTransaction(db, async (trx) => {
        const { id } = await trx
          .insertInto('event_types')
          .values({
            ...columnsOf(content),
            account_id: accountId,
            host_id: hostId,
            position,
            created_at: at,
            updated_at: at,
            private_name: content.visibility === 'private' ? createPrivateName() : null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await saveEventTypePlace(trx, { accountId, eventTypeId: id });
        return readEventType(trx, { accountId, id });
      });
    },

    async updateEventType({ accountId, id, content, now }) {
      await db
        .updateTable('event_types')
        .set({
          ...columnsOf(content),
          lacks_host: content.is_active ? false : stillLacksHost,
          updated_at: nextVersion(now),
          // An event type that is already private keeps its name.
          private_name: content.visibility === 'private' ? sql`coalesce(private_name, ${createPrivateName()})` : null,
        })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
      return readEventType(db, { accountId, id });
    },

    async deleteEventType(accountId, id) {
      await db.deleteFrom('event_types').where('account_id', '=', accountId).where('id', '=', id).execute();
      await deleteEventTypePlace(db, id);
    },
  };
}

type EventTypeKey = { readonly accountId: number; readonly id: number };

async function findEventType(db: Kysely<Database>, { accountId, id }: EventTypeKey) {
  const row = await scheduledEventTypes(db, accountId).where('type.id', '=', id).executeTakeFirst();
  return (
    row && {
      eventType: eventTypeOf(row),
      host: {
        accountId: row.account_id,
        userId: row.host_id,
        name: fullName(row),
        email: row.host_email,
        timezone: row.host_timezone,
        startOfWeek: row.start_of_week,
        hasCalendars: row.has_calendars,
      },
      schedule: scheduleOf(row),
      isRotating: row.is_rotating,
    }
  );
}

async function findHostOfEventType(db: Kysely<Database>, { accountId, id }: EventTypeKey) {
  const query = db
    .selectFrom('event_types as type')
    .select(['type.host_id', hasCalendars(accountId), rotatingIds(accountId), isRotating(accountId)])
    .where('type.account_id', '=', accountId)
    .where('type.id', '=', id);
  const [row] = (await db.executeQuery(prepared(query.compile()))).rows;
  return (
    row && {
      accountId,
      userId: row.host_id,
      hasCalendars: row.has_calendars,
      rotatingIds: row.rotating_ids,
      isRotating: row.is_rotating,
    }
  );
}

async function listEventTypes(
  db: Kysely<Database>,
  { accountId, hostId, isArchived }: EventTypeSearch,
): Promise<EventType[]> {
  let query = hostedEventTypes(db, accountId);
  if (hostId !== undefined) query = query.where('type.host_id', '=', hostId);
  if (isArchived !== undefined) query = query.where('type.archived_at', isArchived ? 'is not' : 'is', null);
  return (await query.orderBy('type.position').orderBy('type.id').execute()).map(eventTypeOf);
}

/** Event types with their host and the schedule they follow: their own, or the account's default one. */
function scheduledEventTypes(db: Kysely<Database>, accountId: number) {
  return hostedEventTypes(db, accountId)
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
    .select(hasCalendars(accountId))
    .select(isRotating(accountId))
    .select('host.email as host_email')
    .select(['schedule.id as schedule_id', 'schedule.timezone as schedule_timezone'])
    .select(['schedule.hours as schedule_hours', 'schedule.overrides as schedule_overrides']);
}

/**
 * Whether the host has connected calendars. Most have none, and then nothing looks for busy times in them. The account
 * is a value, not a column of the event type, because Citus would read the calendars of every shard.
 */
function hasCalendars(accountId: number) {
  return sql<boolean>`
    exists (select from calendar_sources where account_id = ${accountId} and user_id = type.host_id)`.as(
    'has_calendars',
  );
}

/** Whether several hosts take turns. */
function isRotating(accountId: number) {
  return sql<boolean>`
    exists (select from event_type_hosts where account_id = ${accountId} and event_type_id = type.id)`.as(
    'is_rotating',
  );
}

/** The hosts who take turns and are not paused. The driver returns `bigint` in an array as text. */
function rotatingIds(accountId: number) {
  return sql<number[]>`
    array(
      select user_id::float8 from event_type_hosts
      where account_id = ${accountId} and event_type_id = type.id and weight > 0 order by user_id
    )`.as('rotating_ids');
}

/** Returns a random name. No slug holds an underscore, so the name never equals one. */
function createPrivateName(): string {
  return `p_${randomBytes(privateNameBytes).toString('base64url')}`;
}
