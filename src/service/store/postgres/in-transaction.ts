import { type Kysely, type RawBuilder, sql } from 'kysely';
import { together } from '../../concurrency/index.ts';
import type { Database } from '../tables/index.ts';
import { pipelined } from './pipelined.ts';
import { isUnavailable } from './postgres-error.ts';

/**
 * Each statement sees what was committed while the one before waited for a lock. The limits say how long a transaction
 * waits for a lock, how long a statement of it may take, and how long it may fall silent: a process that hangs, or whose
 * machine is gone, would keep everybody else from what it has locked until the network finds out, hours later. Set in the
 * transaction itself, for between it and the database there may be a pooler, which refuses such settings when a connection
 * is opened, and shares connections between transactions. Rows are locked on the nodes of a Citus cluster, to which
 * `citus.propagate_set_commands` passes on what comes after it; it means nothing elsewhere.
 */
const begin = sql`
  start transaction isolation level read committed;
  set local statement_timeout = '4500ms';
  set local idle_in_transaction_session_timeout = '10s';
  set local citus.propagate_set_commands = 'local';
  set local lock_timeout = '3s'`;

type Act<Result> = (trx: Kysely<Database>) => Promise<Result>;

/**
 * Runs an act in a transaction, whose statements may be sent together, once it has a lock, if one is named. Within a
 * transaction that is open already it is a part of that, which is undone alone when it throws.
 */
export function inTransaction<Result>(
  db: Kysely<Database>,
  act: Act<Result>,
  lock?: RawBuilder<unknown>,
): Promise<Result> {
  if (db.isTransaction) return inPart(db, act, lock);
  return db.getExecutor().provideConnection((connection) => inWhole(pipelined(db, connection), act, lock));
}

async function inWhole<Result>(trx: Kysely<Database>, act: Act<Result>, lock?: RawBuilder<unknown>): Promise<Result> {
  try {
    // Nothing is written before it is known that this has begun: it would be written for good.
    await together([begin.execute(trx), ...(lock ? [lock.execute(trx)] : [])]);
    const result = await act(trx);
    await sql`commit`.execute(trx);
    return result;
  } catch (error) {
    // A connection that cannot take it back is lost, and the transaction with it.
    await Promise.allSettled([sql`rollback`.execute(trx)]);
    throw error;
  }
}

async function inPart<Result>(trx: Kysely<Database>, act: Act<Result>, lock?: RawBuilder<unknown>): Promise<Result> {
  await sql`savepoint part`.execute(trx);
  try {
    await lock?.execute(trx);
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
