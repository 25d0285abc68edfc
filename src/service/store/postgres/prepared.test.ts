import { type CompiledQuery, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { settleAll } from '../../concurrency/index.ts';
import { createEmptyDatabase } from '../database.testing.ts';
import { connect } from './connect.ts';
import { inTransaction } from './in-transaction.ts';
import { writeLast } from './last-writes.ts';
import { codeOf, isUnavailable } from './postgres-error.ts';
import { examine, prepared, send } from './prepared.ts';

const database = await createEmptyDatabase();
// One connection, so that each statement finds what the one before has prepared.
const db = connect({ ...database, poolSize: 1 });
const pool = new Pool({ connectionString: database.databaseUrl, max: 1 });
// Its connection may still be closing when the database is dropped, which ends it by force.
pool.on('error', () => undefined);

afterAll(async () => {
  await Promise.all([db.destroy(), pool.end()]);
  await database.drop();
});

const twice = (n: number) => sql<{ twice: number }>`select ${n}::integer * 2 as twice`.compile(db);
const preparedStatements = 'select statement as text from pg_prepared_statements';

const rowsOf = async <Row>(query: CompiledQuery<Row>) => (await db.executeQuery(prepared(query))).rows;

/** Whether the tests reach their database through a pooler. */
const isPooled = process.env.SCHED_TEST_DATABASE === 'pgbouncer';

test('prepares a statement once, and no other', async () => {
  expect(await rowsOf(twice(1))).toEqual([{ twice: 2 }]);
  expect(await rowsOf(twice(21))).toEqual([{ twice: 42 }]);
  await sql`select 1`.execute(db);
  const { rows } = await sql.raw<{ text: string }>(preparedStatements).execute(db);
  expect(rows.map(({ text }) => text)).toEqual(isPooled ? [] : [twice(0).sql]);
});

test('prepares nothing behind a pooler, which names another process than the server does', async () => {
  prepared(twice(1));
  const client = await pool.connect();
  Object.assign(client, { processID: 0 });
  await examine(client, 0);
  const double = { text: twice(0).sql, values: [4] };
  expect((await send(client, { ...double, isInTransaction: false })).rows).toEqual([{ twice: 8 }]);
  expect((await client.query(preparedStatements)).rows).toEqual([]);
  client.release();
});

test('reads a result whose types a migration has changed', async () => {
  await sql`create table counted (total integer)`.execute(db);
  await sql`insert into counted values (7)`.execute(db);
  const read = () => rowsOf(sql<{ total: number }>`select total from counted`.compile(db));
  expect(await read()).toEqual([{ total: 7 }]);
  await sql`alter table counted alter column total type bigint`.execute(db);
  expect(await read()).toEqual([{ total: 7 }]);
  await sql`drop table counted`.execute(db);
  await expect(read()).rejects.toMatchObject({ code: '42P01' });
});

test('resends a statement that something in between has dropped', async () => {
  const other = connect({ ...database, poolSize: 1 });
  const double = (n: number) => other.executeQuery(prepared(twice(n)));
  expect((await double(1)).rows).toEqual([{ twice: 2 }]);
  await sql`deallocate all`.execute(other);
  expect((await double(2)).rows).toEqual([{ twice: 4 }]);
  await other.destroy();
});

test('sends statements in their order, whether they are prepared or not', async () => {
  await sql`create table listed (place integer)`.execute(db);
  const insert = (place: number) => sql`insert into listed values (${place}::integer)`.compile(db);
  await inTransaction(db, async (trx) => {
    const update = sql`update listed set place = place + 10`;
    await settleAll([
      trx.executeQuery(prepared(insert(1))),
      update.execute(trx),
      trx.executeQuery(prepared(insert(2))),
      update.execute(trx),
    ]);
  });
  const { rows } = await sql<{ place: number }>`select place from listed order by place`.execute(db);
  expect(rows.map(({ place }) => place)).toEqual([12, 21]);
});

test('prepares a statement again after its transaction has failed', async () => {
  await sql`create table failed (place integer)`.execute(db);
  const insert = prepared(sql`insert into failed values (${5}::integer)`.compile(db));
  const failing = inTransaction(db, async (trx) => {
    await settleAll([sql`select 1 / 0`.execute(trx), trx.executeQuery(insert)]);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  await db.executeQuery(insert);
  expect((await sql`select place from failed`.execute(db)).rows).toEqual([{ place: 5 }]);
});

test.skipIf(isPooled)('never writes later what a transaction could not write', async () => {
  const other = connect({ ...database, poolSize: 1 });
  await sql`create table written (place integer)`.execute(other);
  const insert = (place: number) => prepared(sql`insert into written values (${place}::integer)`.compile(other));
  await other.executeQuery(insert(1));
  await sql`deallocate all`.execute(other);
  const write = () => inTransaction(other, (trx) => writeLast(trx, insert(2)));
  const error = await write().catch((error: unknown) => error);
  expect([codeOf(error), isUnavailable(error)]).toEqual(['26000', true]);
  const read = () => sql<{ place: number }>`select place from written`.execute(other);
  expect((await read()).rows).toEqual([{ place: 1 }]);
  await write();
  expect((await read()).rows).toEqual([{ place: 1 }, { place: 2 }]);
  await other.destroy();
});
