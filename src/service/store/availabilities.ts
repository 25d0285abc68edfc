import type { Kysely, Selectable } from 'kysely';
import type { Availability, Hours } from '../../contract/index.ts';
import { weekdays } from '../../time/index.ts';
import type { Records } from '../acts/index.ts';
import { inUtc } from './instants.ts';
import type { AvailabilitiesTable, Database } from './tables.ts';

export function createAvailabilities(db: Kysely<Database>): Pick<Records, 'findAvailability'> {
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
  };
}

function availabilityOf(row: Selectable<AvailabilitiesTable>): Availability {
  const hours = inOrder(row.hours);
  return {
    id: row.id,
    name: row.name,
    timezone: row.timezone,
    is_default: row.is_default,
    working_days: weekdays.filter((weekday) => hours[weekday]),
    hours,
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

/** Puts Monday first and periods in order, and leaves closed days out: a jsonb keeps its keys in an order of its own. */
function inOrder(hours: Hours): Hours {
  const open = weekdays.flatMap((weekday) => {
    const periods = (hours[weekday] ?? []).map(({ start, end }) => ({ start, end }));
    const ascending = periods.sort((a, b) => (a.start < b.start ? -1 : 1));
    return periods.length > 0 ? [[weekday, ascending] as const] : [];
  });
  return Object.fromEntries(open);
}
