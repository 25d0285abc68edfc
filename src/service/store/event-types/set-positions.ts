import { type Kysely, sql } from 'kysely';
import type { NewPositions } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';

/** Sets the positions of rows of an account in one statement, however many are moved. */
export async function setPositions(
  db: Kysely<Database>,
  { table, accountId, positions }: NewPositions & { readonly table: 'booking_form_fields' | 'event_types' },
): Promise<void> {
  const ids = positions.map(({ id }) => id);
  const places = positions.map(({ position }) => position);
  await sql`
    update ${sql.table(table)} set position = (${places}::integer[])[array_position(${ids}::bigint[], id)]
    where account_id = ${accountId} and id = any(${ids}::bigint[])`.execute(db);
}
