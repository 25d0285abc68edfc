import { sql } from 'kysely';
import type { HasDatabase } from './tables/index.ts';

/**
 * Returns an id of the database that does not depend on the address, user and password of the connection: the
 * identifier of its cluster, and its number there.
 */
export async function findDatabaseId({ db }: HasDatabase): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select (select system_identifier from pg_control_system()) || ' ' || oid as id
    from pg_database where datname = current_database()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database is not listed in its own catalog.');
  return row.id;
}
