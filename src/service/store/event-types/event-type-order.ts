import type { Kysely } from 'kysely';
import type { AccountRecords } from '../../records/index.ts';
import { inUtc, nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { readEventType, stillLacksHost } from './event-type-columns.ts';
import { setPositions } from './set-positions.ts';

type EventTypeOrder = Pick<AccountRecords, 'setEventTypePositions' | 'archiveEventType' | 'deactivateEventTypesOf'>;

/** The positions of event types in lists, and whether they are archived. */
export function createEventTypeOrder(db: Kysely<Database>): EventTypeOrder {
  return {
    setEventTypePositions: (positions) => setPositions(db, { ...positions, table: 'event_types' }),

    async deactivateEventTypesOf({ accountId, hostId, now }) {
      const active = db
        .updateTable('event_types')
        .set({ is_active: false, lacks_host: false, updated_at: nextVersion(now) })
        .where('account_id', '=', accountId)
        .where('host_id', '=', hostId)
        .where('is_active', '=', true);
      const hostedByOthers = db
        .selectFrom('event_type_hosts')
        .select('event_type_id')
        .where('account_id', '=', accountId)
        .where('user_id', '<>', hostId)
        .where('weight', '>', 0);
      await active.where('id', 'not in', hostedByOthers).execute();
    },

    async archiveEventType({ accountId, id, isArchived, now }) {
      const archiveColumns = { archived_at: inUtc(now), is_active: false, lacks_host: stillLacksHost };
      await db
        .updateTable('event_types')
        .set({ ...(isArchived ? archiveColumns : { archived_at: null }), updated_at: nextVersion(now) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
      return readEventType(db, { accountId, id });
    },
  };
}
