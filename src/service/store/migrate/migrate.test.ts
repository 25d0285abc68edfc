import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore } from '../index.ts';

const database = await createEmptyDatabase();
const replicas = await Promise.all([openStore(database), openStore(database), openStore(database)]);
const [store] = replicas;

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await database.drop();
});

test('migrates once when several replicas start at the same time', async () => {
  await Promise.all(replicas.map((replica) => replica.migrate()));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store.db);
  const files = await readdir(new URL('../migrations/', import.meta.url), { recursive: true });
  const names = files.filter((file) => file.endsWith('.sql')).map((file) => basename(file, '.sql'));
  expect(rows.map(({ name }) => name)).toEqual(names.sort());
});

test('changes nothing when migrating again', async () => {
  const before = await columns();
  await store.migrate();
  expect(await columns()).toEqual(before);
});

test('allows one default schedule per account', async () => {
  const insertDefault = sql`
    insert into availabilities (account_id, name, timezone, is_default, hours, created_at, updated_at)
    values (1, 'Hours', 'UTC', true, '{}', now(), now())`;
  await sql`insert into accounts (id, name, created_at) values (1, 'One', now())`.execute(store.db);
  await insertDefault.execute(store.db);
  await expect(insertDefault.execute(store.db)).rejects.toMatchObject({ code: '23505' });
});

async function columns(): Promise<unknown[]> {
  const result = await sql`select table_name, column_name from information_schema.columns where table_schema = 'public'
    order by 1, 2`.execute(store.db);
  return result.rows;
}
