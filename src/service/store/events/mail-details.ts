import type { Kysely } from 'kysely';
import type { Records } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';

/** Finds what mail about an event needs and the event itself does not contain. */
export function createMailDetails(db: Kysely<Database>): Pick<Records, 'findMailDetails'> {
  return {
    async findMailDetails(accountId, id) {
      const row = await withHost(db)
        .innerJoin('event_types as type', (join) =>
          join.onRef('type.account_id', '=', 'event.account_id').onRef('type.id', '=', 'event.event_type_id'),
        )
        .leftJoin('calendar_writes as write', (join) =>
          join
            .onRef('write.account_id', '=', 'event.account_id')
            .onRef('write.event_id', '=', 'event.id')
            .onRef('write.user_id', '=', 'event.host_id'),
        )
        .select(['type.title', 'event.organizer', 'event.host_id as hostId', 'event.host_since as hostSince'])
        .select(['host.locale as hostLocale', 'host.time_format as hostTimeFormat'])
        .select(['host.avatar as hostAvatar', 'write.status as hostEntry', 'write.is_mailed as isMailed'])
        .where('event.account_id', '=', accountId)
        .where('event.id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const { organizer, isMailed, ...details } = row;
      return { ...details, organizer: organizer ?? undefined, isEntryMailed: isMailed ?? false };
    },
  };
}

/** Events with the host that invitees see. */
export function withHost(db: Kysely<Database>) {
  return db
    .selectFrom('events as event')
    .innerJoin('users as host', (join) =>
      join.onRef('host.account_id', '=', 'event.account_id').onRef('host.id', '=', 'event.host_id'),
    );
}
