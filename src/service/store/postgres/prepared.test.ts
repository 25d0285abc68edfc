import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.testing.ts';
import { connect } from './connect.ts';
import { executePrepared, send } from './prepared.ts';

const database = await createEmptyDatabase();
// One connection, so that each statement finds what the one before has prepared.
const db = connect({ ...database, poolSize: 1 });
const pool = new Pool({ connectionString: database.databaseUrl, max: 1 });

afterAll(async () => {
  await Promise.all([db.destroy(), pool.end()]);
  await database.drop();
});

const twice = (n: number) => sql<{ twice: number }>`select ${n}::integer * 2 as twice`.compile(db);
const listPrepared = 'select statement as text from pg_prepared_statements';

/** Returns whether this database is reached through a pooler. */
const isPooled = process.env.SCHED_TEST_DATABASE === 'pgbouncer';

test('prepares a statement once, and no other', async () => {
  expect(await executePrepared(db, twice(1))).toEqual([{ twice: 2 }]);
  expect(await executePrepared(db, twice(21))).toEqual([{ twice: 42 }]);
  await sql`select 1`.execute(db);
  const { rows } = await sql.raw<{ text: string }>(listPrepared).execute(db);
  expect(rows.map(({ text }) => text)).toEqual(isPooled ? [] : [twice(0).sql]);
});

test('prepares nothing behind a pooler, which names another process than the server does', async () => {
  await executePrepared(db, twice(1));
  const client = await pool.connect();
  Object.assign(client, { processID: 0 });
  expect((await send(client, twice(0).sql, [4])).rows).toEqual([{ twice: 8 }]);
  expect((await client.query(listPrepared)).rows).toEqual([]);
  client.release();
});

test('reads a result whose types a migration has changed', async () => {
  await sql`create table counted (total integer)`.execute(db);
  await sql`insert into counted values (7)`.execute(db);
  const read = () => executePrepared(db, sql<{ total: number }>`select total from counted`.compile(db));
  expect(await read()).toEqual([{ total: 7 }]);
  await sql`alter table counted alter column total type bigint`.execute(db);
  expect(await read()).toEqual([{ total: 7 }]);
  await sql`drop table counted`.execute(db);
  await expect(read()).rejects.toMatchObject({ code: '42P01' });
});
