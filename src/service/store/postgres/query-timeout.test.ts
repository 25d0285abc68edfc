import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createEmptyDatabase, overNetwork } from '../database.testing.ts';
import { connect } from './connect.ts';
import { inTransaction } from './in-transaction.ts';
import { codeOf, isUnavailable } from './postgres-error.ts';
import { openStallingProxy } from './stalling-proxy.testing.ts';

const database = await createEmptyDatabase();
const proxy = await openStallingProxy(overNetwork(database.databaseUrl));
const db = connect({ databaseUrl: proxy.databaseUrl, poolSize: 1, queryTimeoutMillis: 3000 });

afterEach(() => proxy.resume());

afterAll(async () => {
  await db.destroy();
  await proxy.close();
  await database.drop();
});

/** A pooler shares its connections, so none of them has a limit of ours. */
const isPooled = process.env.SCHED_TEST_DATABASE === 'pgbouncer';
const cancellationCode = '57014';

const one = () => sql`select 1 as n`.execute(db);

test('aborts a query that gets no response', async () => {
  await one();
  proxy.stall();
  expect(isUnavailable(await one().catch((error) => error))).toBe(true);
});

test('aborts a transaction at its first query without a response', async () => {
  await one();
  const response = inTransaction(db, async (trx) => {
    proxy.stall();
    await sql`select 1`.execute(trx);
  });
  expect(isUnavailable(await response.catch((error) => error))).toBe(true);
});

test('replaces a connection that hung', async () => {
  await one();
  const before = proxy.connections;
  proxy.stall();
  await expect(one()).rejects.toThrow('timeout');
  proxy.resume();
  expect((await one()).rows).toEqual([{ n: 1 }]);
  expect(proxy.connections).toBe(before + 1);
});

test('limits the wait for a connection', async () => {
  await one();
  proxy.stall();
  const results = await Promise.allSettled([one(), one(), one()]);
  expect(results.map((result) => result.status === 'rejected' && isUnavailable(result.reason))).toEqual([
    true,
    true,
    true,
  ]);
});

test('ends a long statement in the database as well', async () => {
  // The database's own limit is a tenth shorter: enough for its answer to come first on a busy machine.
  const patient = connect({ databaseUrl: proxy.databaseUrl, poolSize: 1, queryTimeoutMillis: 3000 });
  const error = await sql`select pg_sleep(60)`.execute(patient).catch((reason) => reason);
  await patient.destroy();
  expect([isUnavailable(error), codeOf(error)]).toEqual([true, isPooled ? undefined : cancellationCode]);
});

test('runs queries without a limit when none is set', async () => {
  const patient = connect({ databaseUrl: proxy.databaseUrl, poolSize: 1, queryTimeoutMillis: 0 });
  expect((await sql`select 1 as n, pg_sleep(0.6)`.execute(patient)).rows).toMatchObject([{ n: 1 }]);
  await patient.destroy();
});

test('sets a statement timeout in every transaction', async () => {
  const { rows } = await inTransaction(db, (trx) =>
    sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as silence`.execute(trx),
  );
  expect(rows).toEqual([{ statement: '4500ms', lock: '3s', silence: '10s' }]);
  const after = await sql`select current_setting('statement_timeout') as statement`.execute(db);
  expect(after.rows).toEqual([{ statement: isPooled ? '0' : '2700ms' }]);
});
