import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore } from '../index.ts';
import { runOutside, runsOutside } from './run-outside.ts';

const database = await createEmptyDatabase();
const replicas = await Promise.all([openStore(database), openStore(database), openStore(database)]);
const [{ db }] = replicas;
await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db);
await sql`create table things (id integer, name text)`.execute(db);

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await database.drop();
});

const building = `-- Runs outside a transaction.
-- Finds things by name; by either.
drop index concurrently if exists things_named;
create index concurrently things_named
  on things (name);
`;

test('recognizes the mark only in the first line', () => {
  expect([runsOutside(building), runsOutside('create index x on y (z); -- Runs outside a transaction.')]).toEqual([
    true,
    false,
  ]);
});

test('builds an index once, beside writes, when several replicas start at the same time', async () => {
  const migration = { name: '9000-once', statements: building };
  await Promise.all(replicas.map((replica) => runOutside(replica.db, migration)));
  const recorded = await sql`select name from kysely_migration where name = '9000-once'`.execute(db);
  expect([recorded.rows.length, await indexes()]).toEqual([1, [{ name: 'things_named', is_valid: true }]]);
});

test('runs a failed migration again, and records it only then', async () => {
  await sql`insert into things values (1, 'same'), (2, 'same')`.execute(db);
  const statements = building.replace('create index', 'create unique index').replaceAll('things_named', 'things_once');
  const migration = { name: '9001-again', statements };
  await expect(runOutside(db, migration)).rejects.toMatchObject({ code: '23505' });
  expect((await indexes()).find(({ name }) => name === 'things_once')?.is_valid).toBe(false);
  await sql`delete from things where id = 2`.execute(db);
  await runOutside(db, migration);
  expect((await indexes()).find(({ name }) => name === 'things_once')?.is_valid).toBe(true);
  const recorded = await sql`select name from kysely_migration where name = '9001-again'`.execute(db);
  expect(recorded.rows).toHaveLength(1);
});

async function indexes() {
  const rows = sql<{ name: string; is_valid: boolean }>`
    select indexrelid::regclass::text as name, indisvalid as is_valid from pg_index
    where indrelid = 'things'::regclass order by 1`;
  return (await rows.execute(db)).rows;
}
