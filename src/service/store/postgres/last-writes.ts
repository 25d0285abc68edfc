import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../tables/index.ts';

/** The writes that open transactions have put off until their commit. */
const lastWrites = new WeakMap<Kysely<Database>, CompiledQuery[]>();

/**
 * Sends a write together with the commit, for rows that nothing in the transaction reads again. If it fails, so does
 * the transaction. Outside a transaction, or in a part that may be rolled back alone, it is written at once.
 */
export async function writeLast(db: Kysely<Database>, write: CompiledQuery): Promise<void> {
  const writes = lastWrites.get(db);
  if (writes) writes.push(write);
  else await db.executeQuery(write);
}

/** Begins to collect the last writes of a transaction. Returns a function that takes them, in the order they came. */
export function collectLastWrites(trx: Kysely<Database>): () => readonly CompiledQuery[] {
  lastWrites.set(trx, []);
  return function takeLastWrites() {
    const writes = lastWrites.get(trx) ?? [];
    lastWrites.delete(trx);
    return writes;
  };
}

/** Writes what was collected, and collects nothing more in this transaction. */
export async function writeLastWrites(trx: Kysely<Database>): Promise<void> {
  const writes = lastWrites.get(trx) ?? [];
  lastWrites.delete(trx);
  for (const write of writes) await trx.executeQuery(write);
}
