import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore } from '../index.ts';

const database = await createEmptyDatabase();
const [store, other] = [await openStore(database), await openStore(database)];

afterAll(async () => {
  await Promise.all([store.close(), other.close()]);
  await database.drop();
});

/** Leaves people as the release before did: Grace is a member of an account, Ada was removed from her last one. */
async function fillPeople(): Promise<void> {
  await store.migrate('0115-mailed-entries');
  await sql`
    insert into people (email, password_hash, created_at)
    values ('grace@example.com', 'hash', now()), ('ada@example.com', 'hash', now()), ('mary@example.com', 'hash', now())`.execute(
    store.db,
  );
  await sql`${joining('grace@example.com')}`.execute(store.db);
  await sql`
    insert into passkeys (id, person_id, public_key, counter, transports, rp_id, name, created_at)
    select decode(md5(email), 'hex'), id, '', 0, '{}', 'localhost', 'Laptop', now() from people`.execute(store.db);
}

const joining = (email: string) => sql`
  insert into memberships (person_id, account_id, user_id, role, created_at)
  select id, id, 1, 'member', now() from people where email = ${email}`;

test('deletes people whom an earlier release kept after their last account, unless they join one', async () => {
  await fillPeople();
  const migrating = await other.db.transaction().execute(async (trx) => {
    await sql`${joining('mary@example.com')}`.execute(trx);
    const migration = store.migrate();
    await untilMigrationWaits();
    return { migration };
  });
  await migrating.migration;
  const withPasskeys = await sql<{ email: string }>`
    select email from people where id in (select person_id from passkeys) order by email`.execute(store.db);
  const people = await sql<{ email: string }>`select email from people order by email`.execute(store.db);
  expect([withPasskeys.rows, people.rows]).toEqual(
    Array(2).fill([{ email: 'grace@example.com' }, { email: 'mary@example.com' }]),
  );
});

/** Waits until the migration waits for a person who joins an account, or has not waited and is done. */
async function untilMigrationWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')
        or exists (select from kysely_migration where name > '0116') as waits`.execute(store.db);
    if (rows[0]?.waits) return;
  }
}
