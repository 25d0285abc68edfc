import { type Kysely, sql } from 'kysely';
import type { Extent } from '../records/index.ts';
import type { Database } from './tables/index.ts';

type Measurement = {
  readonly table: 'availabilities' | 'event_types';
  readonly accountId: number;
  /** Leaves out this id. */
  readonly exceptId: number | undefined;
};

/** Counts the rows an account has in a table, and the bytes they take as JSON. */
export async function measure(db: Kysely<Database>, { table, accountId, exceptId }: Measurement): Promise<Extent> {
  const result = await sql<Extent>`
    select count(*) as count, coalesce(sum(octet_length(to_jsonb(measured)::text)), 0) as bytes
    from ${sql.table(table)} as measured
    where account_id = ${accountId} and id is distinct from ${exceptId ?? null}`.execute(db);
  return result.rows[0] ?? { count: 0, bytes: 0 };
}
