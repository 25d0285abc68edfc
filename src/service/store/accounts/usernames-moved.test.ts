import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore } from '../index.ts';
import { readMigration } from '../migration-files.ts';

const database = await createEmptyDatabase();
const store = await openStore(database);

afterAll(async () => {
  await store.close();
  await database.drop();
});

test('keeps usernames when teams arrive and numbers duplicates', async () => {
  for (const name of ['0001-accounts-and-events', '0002-fields-by-id', '0003-contact-search']) await run(name);
  await sql
    .raw(`
    insert into accounts (name, created_at) values ('One', now()), ('Two', now());
    insert into users (account_id, first_name, last_name, username, email, timezone, created_at, updated_at)
    values (1, 'A', '', 'demo', '', 'UTC', now(), now()), (2, 'B', '', 'DEMO', '', 'UTC', now(), now())
  `)
    .execute(store.db);
  await run('0004-teams');
  const users = await Promise.all([1, 2].map((id) => store.findUser(id, id)));
  expect(users.map((user) => user?.username)).toEqual(['demo', 'DEMO-2']);
});

async function run(name: string): Promise<void> {
  await sql.raw(await readMigration(name)).execute(store.db);
}
