import { afterAll, expect, test } from 'vitest';
import { createDatabase } from './database.testing.ts';
import { findDatabaseId, openStore } from './index.ts';

const databases = [await createDatabase(), await createDatabase()];

afterAll(async () => {
  for (const { drop } of databases) await drop();
});

async function idOf(databaseUrl: string): Promise<string> {
  const store = await openStore({ databaseUrl });
  const id = await findDatabaseId(store);
  await store.close();
  return id;
}

test('distinguishes databases under any address', async () => {
  const [one = '', other = ''] = databases.map(({ databaseUrl }) => databaseUrl);
  const named = new URL(one);
  named.searchParams.set('application_name', 'x');
  const ids = await Promise.all([one, named.href, other].map(idOf));
  expect(ids[0]).toMatch(/^\d{10,20} \d+$/);
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
});
