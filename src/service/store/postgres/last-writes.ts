import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../tables/index.ts';

/** What the open transactions write last. */
const collected = new WeakMap<Kysely<Database>, CompiledQuery[]>();

/**
 * Writes what nobody reads in the transaction any more: it is sent together with the commit, and fails the transaction as
 * any other statement does. Outside a transaction, or in a part of one that may be undone alone, it is written at once.
 */
export async function writeLast(db: Kysely<Database>, write: CompiledQuery): Promise<void> {
  const writes = collected.get(db);
  if (writes) writes.push(write);
  else await db.executeQuery(write);
}

/** Collects what a transaction writes last; returns how to take it, in the order in which it came. */
export function collectLastWrites(trx: Kysely<Database>): () => readonly CompiledQuery[] {
  collected.set(trx, []);
  return function takeLastWrites() {
    const writes = collected.get(trx) ?? [];
    collected.delete(trx);
    return writes;
  };
}

/** Writes what was collected, and collects no more in this transaction. */
export async function writeCollected(trx: Kysely<Database>): Promise<void> {
  const writes = collected.get(trx) ?? [];
  collected.delete(trx);
  for (const write of writes) await trx.executeQuery(write);
}
