import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore } from '../index.ts';

const database = await createEmptyDatabase();
const store = await openStore(database);

afterAll(async () => {
  await store.close();
  await database.drop();
});

test('recognizes the browsers whose sessions an earlier release began', async () => {
  await store.migrate('0125-event-type-hosts');
  await sql`insert into people (email, created_at) values ('grace@example.com', now())`.execute(store.db);
  await sql`
    insert into sessions (hash, id, person_id, account_id, user_id, signed_in_at, proven_at, seen_at, method, device,
      browser_hash)
    select sha256(n::text::bytea), md5(n::text)::uuid, id, 1, 1, now(), now(), now(), 'password', '', sha256('laptop')
    from people, generate_series(1, 2) as n`.execute(store.db);
  await store.migrate();
  const grace = await store.people.findPersonByEmail('grace@example.com');
  const { rows } = await sql<{ hash: Buffer }>`select sha256('laptop') as hash`.execute(store.db);
  const [{ hash } = expect.fail('was not hashed')] = rows;
  expect(await store.people.isKnownBrowser(grace?.id ?? 0, hash)).toBe(true);
});
