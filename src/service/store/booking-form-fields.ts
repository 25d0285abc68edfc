import type { Kysely } from 'kysely';
import type { Records } from '../acts/index.ts';
import type { Database } from './tables.ts';

export function createBookingFormFields(db: Kysely<Database>): Pick<Records, 'listFields'> {
  return {
    // Every column has the name and the shape it has on the wire.
    listFields: (accountId, eventTypeId) =>
      db
        .selectFrom('booking_form_fields')
        .select(['id', 'identifier', 'label', 'type', 'placeholder'])
        .select(['is_required', 'is_active', 'position', 'options'])
        .where('account_id', '=', accountId)
        .where('event_type_id', '=', eventTypeId)
        .orderBy('position')
        .orderBy('id')
        .execute(),
  };
}
