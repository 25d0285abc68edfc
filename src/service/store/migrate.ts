import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { codeOf } from './postgres/index.ts';
import type { Database } from './tables.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the tables up to date, or only as far as a migration: what a new release adds, in one transaction. Kysely holds an advisory lock meanwhile,
 * so any number of replicas may start at once.
 */
export async function migrate(db: Kysely<Database>, name?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await (name === undefined ? migrator.migrateToLatest() : migrator.migrateTo(name));
  if (error) throw new Error(`The database could not be brought up to date: ${explain(error)}`, { cause: error });
}

const missingRight = '42501';

/** Says what PostgreSQL says, and what to do about what is wrong with the database rather than with a migration. */
function explain(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === missingRight) {
    return `${said}. Its role must own the database, or be granted CREATE on the database and on its schema.`;
  }
  if (/^extension "\w+" is not available/.test(said)) {
    return `${said}. Install the extensions that come with PostgreSQL ("contrib") on that server.`;
  }
  return said;
}

/** Returns whether the tables have all that this release needs; a newer release may have brought more. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const names = (await migrationFiles()).map(nameOf);
  const done = sql<{ count: number }>`select count(*) as count from kysely_migration where name = any(${names})`;
  return (await done.execute(db)).rows[0]?.count === names.length;
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations = (await migrationFiles()).map(async (file) => [nameOf(file), await readMigration(file)] as const);
  return Object.fromEntries(await Promise.all(migrations));
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.sql'));
}

function nameOf(file: string): string {
  return file.replace(/\.sql$/, '');
}

async function readMigration(file: string): Promise<Migration> {
  const statements = await readFile(new URL(file, folder), 'utf8');
  return {
    async up(db) {
      await sql.raw(statements).execute(db);
    },
  };
}
