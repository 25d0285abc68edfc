import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore } from '../index.ts';
import { distribute } from './distribute.ts';
import { isMigrated } from './migrate.ts';

const database = await createEmptyDatabase();
const store = await openStore({ databaseUrl: database.databaseUrl, queryTimeoutMillis: 0 });

afterAll(async () => {
  await store.close();
  await database.drop();
});

test('migrates accounts that are spread over a cluster already, where the tests run on one', async () => {
  await store.migrate('0105-calendar-objects');
  await store.db.transaction().execute(distribute);
  await store.migrate();
  expect(await isMigrated(store.db)).toBe(true);
});
