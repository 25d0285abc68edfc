import { type DatabaseConnection, type Kysely, type RawBuilder, sql } from 'kysely';
import { settleAll } from '../../concurrency/index.ts';
import type { Database } from '../tables/index.ts';
import { collectLastWrites, writeLastWrites } from './last-writes.ts';
import { pipelined } from './pipelined.ts';
import { isUnavailable } from './postgres-error.ts';
import { prepared } from './prepared.ts';

/**
 * Each statement sees what was committed while the previous one waited for a lock. The limits say how long a
 * transaction waits for a lock, how long one of its statements may take, and how long it may be idle: otherwise, a
 * process that hangs or whose machine is gone would block everyone from what it has locked until the network notices,
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

type Work<Result> = (trx: Kysely<Database>) => Promise<Result>;

/**
 * Runs work in a transaction whose statements may be sent together. Within an open transaction the work is a part of
 * it, and only that part is rolled back if it throws.
 */
export function inTransaction<Result>(db: Kysely<Database>, work: Work<Result>): Promise<Result> {
  return inLockedTransaction(db, { read: async () => undefined, work });
}

type LockedWork<Read, Result> = {
  /** Returns no columns. */
  readonly lock?: RawBuilder<unknown>;
  /** Reads what the work begins with. The reads are sent with the lock and run once it is held. They must not write. */
  readonly read: Work<Read>;
  readonly work: (trx: Kysely<Database>, data: Read) => Promise<Result>;
};

/** Runs work in a transaction once it holds a lock. */
export function inLockedTransaction<Read, Result>(
  db: Kysely<Database>,
  lockedWork: LockedWork<Read, Result>,
): Promise<Result> {
  if (db.isTransaction) return inPart(db, lockedWork);
  return db
    .getExecutor()
    .provideConnection((connection) => inWhole(pipelined(db, connection), { connection, lockedWork }));
}

type LockedTransaction<Read, Result> = {
  readonly connection: DatabaseConnection;
  readonly lockedWork: LockedWork<Read, Result>;
};

/**
 * Statements that begin or end the transaction go to its connection directly, so they are sent in the order of the
 * calls.
 */
async function inWhole<Read, Result>(
  trx: Kysely<Database>,
  { connection, lockedWork: { lock, read, work } }: LockedTransaction<Read, Result>,
): Promise<Result> {
  const send = (statement: RawBuilder<unknown>) => connection.executeQuery(statement.compile(trx));
  const sendLock = (statement: RawBuilder<unknown>) => connection.executeQuery(prepared(statement.compile(trx)));
  try {
    // Write nothing before the transaction is known to have begun: it would be committed.
    const beginning = [send(begin), ...(lock ? [sendLock(lock)] : [])];
    const [data] = await settleAll([read(trx), ...beginning]);
    const takeLastWrites = collectLastWrites(trx);
    const result = await work(trx, data);
    const writes = takeLastWrites().map((write) => connection.executeQuery(write));
    // If one of the writes fails, PostgreSQL turns the commit into a rollback.
    await settleAll([...writes, send(sql`commit`)]);
    return result;
  } catch (error) {
    // A connection that cannot roll back is lost, and the transaction with it.
    await Promise.allSettled([send(sql`rollback`)]);
    throw error;
  }
}

async function inPart<Read, Result>(
  trx: Kysely<Database>,
  { lock, read, work }: LockedWork<Read, Result>,
): Promise<Result> {
  await writeLastWrites(trx);
  await sql`savepoint part`.execute(trx);
  try {
    await lock?.execute(trx);
    const result = await work(trx, await read(trx));
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
