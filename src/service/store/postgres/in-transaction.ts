import { type Kysely, sql } from 'kysely';
import { together } from '../../concurrency/index.ts';
import type { Database } from '../tables/index.ts';
import { pipelined } from './pipelined.ts';
import { isUnavailable } from './postgres-error.ts';

/**
 * How long a transaction waits for a lock, how long a statement of it may take, and how long it may fall silent: a
 * process that hangs, or whose machine is gone, would keep everybody else from what it has locked until the network
 * finds out, hours later. Set in the transaction itself, for between it and the database there may be a pooler, which
 * refuses such settings when a connection is opened, and shares connections between transactions. Rows are
 * locked on the nodes of a Citus cluster, to which `citus.propagate_set_commands` passes on what comes after it; it
 * means nothing elsewhere.
 */
const limits = sql`
  set local statement_timeout = '4500ms';
  set local idle_in_transaction_session_timeout = '10s';
  set local citus.propagate_set_commands = 'local';
  set local lock_timeout = '3s'`;

/**
 * Runs an act in a transaction, whose statements may be sent together. Within one that is open already it is a part of
 * that, which is undone alone when it throws. Each statement sees what was committed while the one before waited for a lock.
 */
export function inTransaction<Result>(
  db: Kysely<Database>,
  act: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return inPart(db, act);
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((trx) => trx.getExecutor().provideConnection((connection) => actLimited(pipelined(trx, connection), act)));
}

async function actLimited<Result>(
  trx: Kysely<Database>,
  act: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const [, result] = await together([limits.execute(trx), act(trx)]);
  return result;
}

async function inPart<Result>(trx: Kysely<Database>, act: (trx: Kysely<Database>) => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await act(trx);
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    try {
      await sql`rollback to savepoint part`.execute(trx);
    } catch (failed) {
      // A node of a cluster that was lost takes the savepoint with it: what lost it says that one may try again.
      throw isUnavailable(error) ? error : failed;
    }
    throw error;
  }
}
