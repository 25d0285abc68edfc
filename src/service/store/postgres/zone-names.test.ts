import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { isZoneName } from '../../../time/index.ts';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore } from '../index.ts';

const database = await createEmptyDatabase();
const store = await openStore(database);

afterAll(async () => {
  await store.close();
  await database.drop();
});

test('accepts every zone that PostgreSQL knows', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_timezone_names
    where name not like 'posix/%' and name not in ('Factory', 'localtime', 'posixrules')
  `.execute(store.db);
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.map(({ name }) => name).filter((name) => !isZoneName(name))).toEqual([]);
});
