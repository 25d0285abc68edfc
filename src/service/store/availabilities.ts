import type { Kysely, Selectable } from 'kysely';
import type { Availability, AvailabilityEventType, DateOverride, Hours, Period } from '../../contract/index.ts';
import { type Instant, weekdays } from '../../time/index.ts';
import type { AccountRecords, AvailabilityContent, AvailabilityUseSearch } from '../records/index.ts';
import { measure } from './measure.ts';
import { inUtc, nextVersion } from './postgres/index.ts';
import type { AvailabilitiesTable, Database } from './tables/index.ts';

type Availabilities = Pick<
  AccountRecords,
  | 'findAvailability'
  | 'listAvailabilities'
  | 'listEventTypesUsing'
  | 'measureAvailabilities'
  | 'saveAvailability'
  | 'updateAvailability'
  | 'deleteAvailability'
>;

export function createAvailabilities(db: Kysely<Database>): Availabilities {
  return {
    async findAvailability(accountId, id) {
      const row = await db
        .selectFrom('availabilities')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && availabilityOf(row);
    },

    async listAvailabilities(accountId, userId) {
      const query = db.selectFrom('availabilities').selectAll().where('account_id', '=', accountId);
      const filteredQuery = userId === undefined ? query : query.where('user_id', '=', userId);
      return (await filteredQuery.orderBy('is_default', 'desc').orderBy('id').execute()).map(availabilityOf);
    },

    listEventTypesUsing: (search) => listEventTypesUsing(db, search),

    measureAvailabilities: (accountId, exceptId) => measure(db, { table: 'availabilities', accountId, exceptId }),

    async saveAvailability({ accountId, userId, content, now }) {
      const at = inUtc(now);
      const row = await db
        .insertInto('availabilities')
        .values({ ...columnsOf(content), account_id: accountId, user_id: userId, created_at: at, updated_at: at })
        .returningAll()
        .executeTakeFirstOrThrow();
      return availabilityOf(row);
    },

    async updateAvailability({ accountId, id, content, now }) {
      if (content.is_default) await unmarkOthers(db, { accountId, id, now });
      const row = await db
        .updateTable('availabilities')
        .set({ ...columnsOf(content), updated_at: nextVersion(now) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return availabilityOf(row);
    },

    async deleteAvailability(accountId, id) {
      await db.deleteFrom('availabilities').where('account_id', '=', accountId).where('id', '=', id).execute();
    },
  };
}

/** The default schedule is used by event types that name none. */
async function listEventTypesUsing(
  db: Kysely<Database>,
  { accountId, availability: { id, is_default: isDefault }, hostId }: AvailabilityUseSearch,
): Promise<AvailabilityEventType[]> {
  const turns = db.selectFrom('event_type_hosts').select('event_type_id').where('account_id', '=', accountId);
  const ofHosts = turns.where('availability_id', '=', id);
  const using = db
    .selectFrom('event_types')
    .select(['id', 'title', 'archived_at'])
    .where('account_id', '=', accountId)
    .where(({ eb, or }) =>
      or([
        eb('availability_id', '=', id),
        eb('id', 'in', ofHosts),
        ...(isDefault ? [eb('availability_id', 'is', null)] : []),
      ]),
    );
  const ofHost =
    hostId === undefined
      ? using
      : using.where(({ eb, or }) =>
          or([eb('host_id', '=', hostId), eb('id', 'in', turns.where('user_id', '=', hostId))]),
        );
  const rows = await ofHost.orderBy('position').orderBy('id').execute();
  return rows.map(({ archived_at: archivedAt, ...row }) => ({ ...row, is_archived: archivedAt !== null }));
}

type Default = { readonly accountId: number; readonly id: number; readonly now: Instant };

/** Must come first: the database does not allow two defaults, not even for a moment. */
async function unmarkOthers(db: Kysely<Database>, { accountId, id, now }: Default): Promise<void> {
  await db
    .updateTable('availabilities')
    .set({ is_default: false, updated_at: nextVersion(now) })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute();
}

function columnsOf({ name, timezone, hours, overrides = [], is_default }: AvailabilityContent) {
  // A property without a column would be accepted and not stored.
  return {
    name,
    timezone,
    hours: JSON.stringify(hours),
    overrides: JSON.stringify(overrides),
    is_default,
  } satisfies Readonly<Record<keyof AvailabilityContent, unknown>>;
}

function availabilityOf(row: Selectable<AvailabilitiesTable>): Availability {
  const hours = inOrder(row.hours);
  return {
    id: row.id,
    name: row.name,
    timezone: row.timezone,
    is_default: row.is_default,
    user_id: row.user_id,
    working_days: weekdays.filter((weekday) => hours[weekday]),
    hours,
    ...(row.overrides.length > 0 && { overrides: overridesInOrder(row.overrides) }),
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

/** Sorts weekdays from Monday and periods by time, and drops closed days, because jsonb orders its keys differently. */
function inOrder(hours: Hours): Hours {
  const open = weekdays.flatMap((weekday) => {
    const periods = periodsInOrder(hours[weekday] ?? []);
    return periods.length > 0 ? [[weekday, periods] as const] : [];
  });
  return Object.fromEntries(open);
}

function overridesInOrder(overrides: readonly DateOverride[]): DateOverride[] {
  const ascending = [...overrides].sort((a, b) => (a.from < b.from ? -1 : 1));
  return ascending.map(({ from, to, hours }) => ({ from, to, hours: periodsInOrder(hours) }));
}

function periodsInOrder(periods: readonly Period[]): Period[] {
  return periods.map(({ start, end }) => ({ start, end })).sort((a, b) => (a.start < b.start ? -1 : 1));
}
