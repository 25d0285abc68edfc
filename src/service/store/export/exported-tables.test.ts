import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';
import { exportedTables, unexportedTables } from './exported-tables.ts';

const { store } = await openService();

test('lists every table as exported or not exported', async () => {
  const tables = sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'`;
  const names = (await tables.execute(store.db)).rows.map(({ name }) => name);
  const listedNames = [...exportedTables.map(({ table }) => table), ...Object.keys(unexportedTables)];
  expect(names.sort()).toEqual(listedNames.sort());
});

test('leaves out only existing columns', async () => {
  const columns = sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()`;
  const columnNames = new Set((await columns.execute(store.db)).rows.map(({ name }) => name));
  const listedColumns = exportedTables.flatMap(({ table, key, leftOut = [] }) =>
    [...key, ...leftOut].map((each) => `${table}.${each}`),
  );
  expect(listedColumns.filter((name) => !columnNames.has(name))).toEqual([]);
});
