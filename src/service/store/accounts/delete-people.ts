import type { Kysely } from 'kysely';
import type { Database } from '../tables/index.ts';

/**
 * Deletes the people among these who cannot sign in to any account, and returns how many. Locks them first, so that a
 * person who is joining another account has joined it before the search.
 */
export async function deletePeople(trx: Kysely<Database>, personIds: readonly number[]): Promise<number> {
  if (personIds.length === 0) return 0;
  await trx.selectFrom('people').select('id').where('id', 'in', personIds).orderBy('id').forUpdate().execute();
  const elsewhere = trx.selectFrom('memberships').select('person_id').where('person_id', 'in', personIds);
  const members = new Set((await elsewhere.execute()).map(({ person_id }) => person_id));
  const idsToDelete = personIds.filter((id) => !members.has(id));
  if (idsToDelete.length > 0) await trx.deleteFrom('people').where('id', 'in', idsToDelete).execute();
  return idsToDelete.length;
}
