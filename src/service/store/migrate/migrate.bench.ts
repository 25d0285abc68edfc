import { type Kysely, sql } from 'kysely';
import { test } from 'vitest';
import { connect } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { openOlderRelease } from './older-database.testing.ts';
import { olderRelease } from './older-release.testing.ts';

const rows = { events: 1_000_000, contacts: 100_000 };

test('migrates a large database while the previous release reads and books', { timeout: 3_600_000 }, async () => {
  const { store, databaseUrl } = await openOlderRelease(rows);
  await sql`vacuum analyze`.execute(store.db);
  const others = connect({ databaseUrl, poolSize: 4, queryTimeoutMillis: 0 });
  let isDone = false;
  const until = () => isDone;
  const booking = slowestOf(until, (number) => olderRelease.book(others, number));
  const reading = slowestOf(until, () => readPage(others));
  const from = performance.now();
  await store.migrate();
  const seconds = (performance.now() - from) / 1000;
  isDone = true;
  const [bookings, lists] = [await booking, await reading];
  await others.destroy();
  print(`\n${rows.events} events, ${rows.contacts} contacts, migrated in ${seconds.toFixed(0)} s, meanwhile:\n`);
  print(`${bookings.count} bookings, the slowest in ${bookings.slowestMillis.toFixed(0)} ms\n`);
  print(`${lists.count} lists of events, the slowest in ${lists.slowestMillis.toFixed(0)} ms\n`);
});

type Slowest = { readonly count: number; readonly slowestMillis: number };

/** Repeats some work until `until` says so. Returns how long the slowest run took. */
async function slowestOf(isDone: () => boolean, run: (number: number) => Promise<unknown>): Promise<Slowest> {
  let [count, slowestMillis] = [0, 0];
  for (; !isDone(); count += 1) {
    const from = performance.now();
    await run(count);
    slowestMillis = Math.max(slowestMillis, performance.now() - from);
  }
  return { count, slowestMillis };
}

function readPage(db: Kysely<Database>): Promise<unknown> {
  return sql`select * from events where account_id = 1 order by starts_at desc, id desc limit 15`.execute(db);
}

function print(line: string): void {
  process.stdout.write(line);
}
