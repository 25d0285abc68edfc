import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Runs an act in a transaction. Within one that is open already it is a part of that, which is undone alone when it
 * throws. Each statement sees what was committed while the one before waited for a lock.
 */
export function inTransaction<Result>(
  db: Kysely<Database>,
  act: (open: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return inPart(db, act);
  return db.transaction().setIsolationLevel('read committed').execute(act);
}

async function inPart<Result>(
  open: Kysely<Database>,
  act: (open: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(open);
  try {
    const result = await act(open);
    await sql`release savepoint part`.execute(open);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(open);
    throw error;
  }
}
