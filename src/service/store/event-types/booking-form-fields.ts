import type { Kysely } from 'kysely';
import type { AccountRecords, FieldContent } from '../../records/index.ts';
import { nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { setPositions } from './set-positions.ts';

// Every column has the name and the shape of its field in the API.
const columns = [
  'id',
  'identifier',
  'label',
  'type',
  'placeholder',
  'is_required',
  'is_active',
  'position',
  'options',
] as const;

type Fields = Pick<
  AccountRecords,
  'listFields' | 'saveField' | 'updateField' | 'setFieldPositions' | 'deleteField' | 'recordEventTypeChange'
>;

export function createBookingFormFields(db: Kysely<Database>): Fields {
  return {
    listFields: (accountId, eventTypeId) =>
      db
        .selectFrom('booking_form_fields')
        .select(columns)
        .where('account_id', '=', accountId)
        .where('event_type_id', '=', eventTypeId)
        .orderBy('position')
        .orderBy('id')
        .execute(),

    saveField: ({ accountId, eventTypeId, content }) =>
      db
        .insertInto('booking_form_fields')
        .values({ ...columnsOf(content), account_id: accountId, event_type_id: eventTypeId })
        .returning(columns)
        .executeTakeFirstOrThrow(),

    updateField: ({ accountId, id, content }) =>
      db
        .updateTable('booking_form_fields')
        .set(columnsOf(content))
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),

    setFieldPositions: (positions) => setPositions(db, { ...positions, table: 'booking_form_fields' }),

    async deleteField(accountId, id) {
      await db.deleteFrom('booking_form_fields').where('account_id', '=', accountId).where('id', '=', id).execute();
    },

    async recordEventTypeChange({ accountId, eventTypeId, now }) {
      await db
        .updateTable('event_types')
        .set({ updated_at: nextVersion(now) })
        .where('account_id', '=', accountId)
        .where('id', '=', eventTypeId)
        .execute();
    },
  };
}

function columnsOf(content: FieldContent) {
  const { identifier, label, type, placeholder, is_required, is_active, position, options } = content;
  // A property without a column would be accepted and not stored.
  return {
    identifier,
    label,
    type,
    placeholder,
    is_required,
    is_active,
    position,
    options,
  } satisfies Readonly<Record<keyof FieldContent, unknown>>;
}
