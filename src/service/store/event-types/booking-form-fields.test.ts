import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { fieldTypes } from '../../../contract/index.ts';
import { createDatabase } from '../database.testing.ts';
import { openStore } from '../index.ts';

const database = await createDatabase();
const store = await openStore(database);

afterAll(async () => {
  await store.close();
  await database.drop();
});

test('takes exactly the field types of the contract', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where conrelid = 'booking_form_fields'::regclass and contype = 'c' and attname = 'type'
  `.execute(store.db);
  expect(rows).toHaveLength(1);
  const matches = rows[0]?.definition.matchAll(/'([^']+)'/g) ?? [];
  const types = new Set(Array.from(matches, ([, type]) => type));
  expect(types, 'Change the check of the column in a new migration.').toEqual(new Set(fieldTypes));
});
