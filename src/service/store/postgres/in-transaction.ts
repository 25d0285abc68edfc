import { type Kysely, type RawBuilder, sql } from 'kysely';
import { together } from '../../concurrency/index.ts';
import type { Database } from '../tables/index.ts';
import { pipelined } from './pipelined.ts';
import { isUnavailable } from './postgres-error.ts';

/**
 * Each statement sees what was committed while the previous one waited for a lock. The limits say how long a
 * transaction waits for a lock, how long one of its statements may take, and how long it may be idle: otherwise, a
 * process that hangs or whose machine is gone would block everybody from what it has locked until the network notices,
 * hours later. Set in the transaction itself, because a pooler in between refuses such settings when a connection is
 * opened, and shares connections between transactions. On a Citus cluster, rows are locked on the nodes, to which
 * `citus.propagate_set_commands` passes on the settings after it. It has no effect elsewhere.
 */
const begin = sql`
  start transaction isolation level read committed;
  set local statement_timeout = '4500ms';
  set local idle_in_transaction_session_timeout = '10s';
  set local citus.propagate_set_commands = 'local';
  set local lock_timeout = '3s'`;

type Act<Result> = (trx: Kysely<Database>) => Promise<Result>;

/**
 * Runs work in a transaction whose statements may be sent together, after taking a lock, if one is named. Within an
 * open transaction the work is a part of it, and only that part is rolled back if it throws.
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
    // Nothing may be written before it is known that this has begun: it would be committed.
    await together([begin.execute(trx), ...(lock ? [lock.execute(trx)] : [])]);
    const result = await act(trx);
    await sql`commit`.execute(trx);
    return result;
  } catch (error) {
    // A connection that cannot roll back is lost, and the transaction with it.
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
      // A lost node of a cluster takes the savepoint with it. The original error says that you may try again.
      throw isUnavailable(error) ? error : failed;
    }
    throw error;
  }
}
