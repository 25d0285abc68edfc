import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/index.ts';
import { splitStatements } from './split-statements.ts';

/**
 * Keeps two processes from running the same statements. Never waits for this lock within a statement: PostgreSQL
 * finishes no concurrently built index while an older statement is running, so both would wait for each other. It is
 * not the lock of the other migrations, for which older releases do wait.
 */
const lockId = 3853314791062309108n;

const lockPauseMillis = 500;

/** The line with which a migration says that it cannot run within a transaction. */
const mark = /^-- Runs outside a transaction\./;

/** Returns whether a migration consists of statements that PostgreSQL refuses within a transaction. */
export function runsOutside(statements: string): boolean {
  return mark.test(statements);
}

type OutsideMigration = { readonly name: string; readonly statements: string };

/**
 * Runs the statements of a migration one by one, outside a transaction, and records it when the last is done. Anything
 * that a process left behind when it died is still there when they run again: they must begin by removing it.
 */
export async function runOutside(db: Kysely<Database>, { name, statements }: OutsideMigration): Promise<void> {
  while (!(await runAlone(db, { name, statements }))) await setTimeout(lockPauseMillis);
}

/** Returns whether the migration is done. It is not while another process has the lock. */
async function runAlone(db: Kysely<Database>, { name, statements }: OutsideMigration): Promise<boolean> {
  return db.transaction().execute(async (open) => {
    const lock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lockId}) as taken`;
    if (!(await lock.execute(open)).rows[0]?.taken) return false;
    const result = await sql`select from kysely_migration where name = ${name}`.execute(open);
    if (result.rows.length > 0) return true;
    // A statement with parameters keeps its snapshot, for which an index would wait, until another statement is sent.
    await sql`select`.execute(open);
    // On another connection: this one only holds the lock.
    for (const statement of splitStatements(statements)) await sql.raw(statement).execute(db);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(open);
    return true;
  });
}
