import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roundsOf } from '../../testing/index.ts';
import { connect } from '../postgres/index.ts';
import { openOlderRelease } from './older-database.testing.ts';
import { eventsWithoutTheirMeeting, olderRelease } from './older-release.testing.ts';

const preparation = '0038-meetings-copied';

test('completes a migration that was killed in the middle', async () => {
  const { store, databaseUrl } = await openOlderRelease({ events: 6000, contacts: 40 });
  const before = await digestOf(store.db);
  const failure = store.migrate().catch((error) => error.message);
  await untilCopied(store.db, 1000);
  await killMigration(databaseUrl);
  expect(await failure).toContain('could not be brought up to date');
  await store.migrate();
  expect(await digestOf(store.db)).toEqual(before);
  expect(await eventsWithoutTheirMeeting(store.db)).toEqual([]);
});

test('completes a migration that is killed again and again', async () => {
  const { store, databaseUrl } = await openOlderRelease({ events: 3000, contacts: 40 });
  const before = await digestOf(store.db);
  for (let round = 0; round < 5 * roundsOf(10); round += 1) {
    const migrating = store.migrate().then(String, (error) => error.message);
    await wait(randomInt(400));
    await killSessions(databaseUrl);
    expect(await migrating).toMatch(/undefined|could not be brought up to date/);
  }
  await store.migrate();
  expect(await digestOf(store.db)).toEqual(before);
  expect([await eventsWithoutTheirMeeting(store.db), await store.isMigrated()]).toEqual([[], true]);
});

test('copies what the previous release writes during the migration', async () => {
  const { store, databaseUrl } = await openOlderRelease({ events: 4000, contacts: 40 });
  const other = connect({ databaseUrl, poolSize: 2 });
  await store.migrate(preparation);
  let isDone = false;
  const migrating = store.migrate().then(() => {
    isDone = true;
  });
  let count = 0;
  for (; !isDone || count < 20; count += 1) {
    await olderRelease.book(other, count);
    await olderRelease.cancel(other, count % 2 === 0 ? count : count - 3500);
    await olderRelease.reschedule(other, count - 300, count + 5000);
  }
  await migrating;
  await other.destroy();
  const events = await store.db.selectFrom('events').select('id').execute();
  expect(events).toHaveLength(4000 + count);
  expect(await eventsWithoutTheirMeeting(store.db)).toEqual([]);
});

test('deletes a contact that the previous release deletes during the migration', async () => {
  const { store } = await openOlderRelease({ events: 30, contacts: 3 });
  await store.migrate(preparation);
  await sql`delete from contacts where id = md5('contact2')::uuid`.execute(store.db);
  await store.migrate();
  expect(await store.db.selectFrom('contacts').select('id').execute()).toHaveLength(2);
  const orphans = store.db.selectFrom('events').select('id').where('contact_id', 'is', null);
  expect(await orphans.execute()).toHaveLength(10);
});

test('shares the copying between processes that start at the same time', async () => {
  const { store, openAnother } = await openOlderRelease({ events: 3000, contacts: 40 });
  const others = [await openAnother(), await openAnother()];
  await Promise.all([store, ...others].map((each) => each.migrate()));
  expect(await store.db.selectFrom('meetings').select('id').execute()).toHaveLength(3000);
});

test('completes a migration during a long read, without blocking other reads', async () => {
  const { store, databaseUrl } = await openOlderRelease({ events: 10, contacts: 3 });
  const reader = connect({ databaseUrl, poolSize: 1 });
  const reading = reader.transaction().execute(async (open) => {
    await sql`select from events`.execute(open);
    await waitUntilRefused(store.db);
    await sql`select from events`.execute(open);
  });
  const migrating = store.migrate();
  await reading;
  await migrating;
  await reader.destroy();
  expect(await store.isMigrated()).toBe(true);
});

type Db = Parameters<typeof eventsWithoutTheirMeeting>[0];

/** The current rows, ignoring other tables and columns. */
async function digestOf(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select count(*) as count, md5(string_agg(concat_ws(' ', account_id, id, contact_id, status, starts_at, ends_at,
      invitee_email, ics_uid, sequence, created_at), ',' order by id)) as digest from events`.execute(db);
  return rows;
}

async function untilCopied(db: Db, rows: number): Promise<void> {
  for (;;) {
    const copies = await sql<{ is: boolean }>`select to_regclass('migrating.events') is not null as is`.execute(db);
    if (copies.rows[0]?.is) {
      const total = await sql<{ count: number }>`select count(*) as count from migrating.events`.execute(db);
      if ((total.rows[0]?.count ?? 0) >= rows) return;
    }
  }
}

async function killMigration(databaseUrl: string): Promise<void> {
  const db = connect({ databaseUrl, poolSize: 1 });
  const killing = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%migrating.copy_rows%' and pid <> pg_backend_pid()`;
  while ((await killing.execute(db)).rows.length === 0);
  await db.destroy();
}

/** Ends all work in the database. PostgreSQL's own workers belong to its owner, who may be another. */
async function killSessions(databaseUrl: string): Promise<void> {
  const db = connect({ databaseUrl, poolSize: 1 });
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  await db.destroy();
}

/** Waits until the migration has asked for the tables: it gives up soon, and asks again. */
async function waitUntilRefused(db: Db): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`;
  while ((await waiting.execute(db)).rows.length === 0);
  while ((await waiting.execute(db)).rows.length > 0);
}
