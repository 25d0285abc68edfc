import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { listMigrations, readMigration } from '../migration-files.ts';
import { codeOf } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { copyRows } from './copy-rows.ts';
import { distribute } from './distribute.ts';
import { runOutside, runsOutside } from './run-outside.ts';
import { splitStatements } from './split-statements.ts';

/**
 * Keeps processes that start at once from migrating at the same time. Releases that migrated with Kysely hold a lock
 * with the same number, but for a session: a pooler would not release that.
 */
const lockId = 3853314791062309107n;

/**
 * How long a migration waits for a table. Everything that comes after it waits too, so if a reader such as a backup
 * takes minutes, the migration gives way and tries again.
 */
const lockTimeoutMillis = 500;
const lockPauseMillis = 1000;
const lockAttempts = 600;

const sqlStates = { insufficientPrivilege: '42501', lockNotAvailable: '55P03' };

/** Upgrades the tables, or only up to one migration. Any number of processes may start at once. */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  try {
    const names = await listMigrations();
    if (last !== undefined && !names.includes(last)) {
      throw new Error(`only a newer release than this one has the migration "${last}"; run that release`);
    }
    const appliedNames = await beginJournal(db, names);
    const namesUpToLast = last === undefined ? names : names.slice(0, names.indexOf(last) + 1);
    for (const name of namesUpToLast.filter((each) => !appliedNames.has(each))) {
      await copyRows(db);
      const statements = await readMigration(name);
      await (runsOutside(statements) ? runOutside(db, { name, statements }) : runUnhurried(db, { name, statements }));
    }
    if (last === undefined || last === names.at(-1)) await distributeOnce(db);
  } catch (error) {
    throw new Error(`The database could not be brought up to date: ${explain(error)}`, { cause: error });
  }
}

/** Returns whether the tables have everything that this release needs. A newer release may have added more. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const names = await listMigrations();
  const migrations = sql<{ count: number }>`select count(*) as count from kysely_migration where name = any(${names})`;
  return (await migrations.execute(db)).rows[0]?.count === names.length;
}

async function distributeOnce(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx);
    await distribute(trx);
  });
}

/**
 * Creates the table of migrations, in Kysely's format, and refuses to touch tables of a newer release. Returns the
 * migrations that were run.
 */
async function beginJournal(db: Kysely<Database>, names: readonly string[]): Promise<ReadonlySet<string>> {
  return db.transaction().execute(async (open) => {
    await lock(open);
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      open,
    );
    const recorded = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(open);
    const appliedNames = new Set(recorded.rows.map(({ name }) => name));
    const [newer] = [...appliedNames].filter((name) => !names.includes(name));
    if (newer !== undefined) throw new Error(`a newer release has changed its tables, by "${newer}"; run that release`);
    return appliedNames;
  });
}

type Migration = { readonly name: string; readonly statements: string };

async function runUnhurried(db: Kysely<Database>, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((open) => run(open, migration));
    } catch (error) {
      if (codeOf(error) !== sqlStates.lockNotAvailable || attempt === lockAttempts) throw error;
      await setTimeout(lockPauseMillis);
    }
  }
}

async function run(open: Kysely<Database>, { name, statements }: Migration): Promise<void> {
  await lock(open);
  const result = await sql`select from kysely_migration where name = ${name}`.execute(open);
  if (result.rows.length > 0) return;
  await sql`select set_config('lock_timeout', ${`${lockTimeoutMillis}ms`}, true)`.execute(open);
  for (const statement of splitStatements(statements)) await sql.raw(statement).execute(open);
  await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(open);
}

async function lock(open: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(open);
}

/** Repeats PostgreSQL's message, and adds what to do if the problem is the database and not a migration. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === sqlStates.insufficientPrivilege) {
    return `${message}. Its role must own the database, or be granted CREATE on the database and on its schema.`;
  }
  if (/^extension "\w+" is not available/.test(message)) {
    return `${message}. Install the extensions that come with PostgreSQL ("contrib") on that server.`;
  }
  return message;
}
