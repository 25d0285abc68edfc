import { createHash, randomUUID } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { inject } from 'vitest';
import { listMigrations, readMigration } from './migration-files.ts';
import { openStore } from './open-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of one PostgreSQL for all tests; each makes a database of its own there. */
    databaseUrl: string;
    /** Port of a pooler before it, through which the service's tests go; 0 when there is none. */
    poolerPort: number;
  }
}

/** What PostgreSQL answers to a role that may not end a process of the server (SQLSTATE). */
const insufficientPrivilege = '42501';

/** @public */
export type TestDatabase = { readonly databaseUrl: string; drop(): Promise<void> };

/**
 * Makes a database of its own for a test file: a clone of one that all migrations were run on.
 * @public The tests of the whole service use it too.
 */
export async function createDatabase(): Promise<TestDatabase> {
  const template = await templateName();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(async (client) => {
    await client.query("select pg_advisory_lock(hashtext('template of the tests'))");
    await makeTemplate(client, template);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    databaseUrl: pooledAddressOf(name),
    drop: () => onServer((client) => dropDatabase(client, name)),
  };
}

/**
 * Makes a database without any table.
 * @public The tests of the server use it too.
 */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name}`));
  return {
    databaseUrl: pooledAddressOf(name),
    drop: () => onServer((client) => dropDatabase(client, name)),
  };
}

async function makeTemplate(client: Client, template: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [template]);
  if (found.rowCount) return;
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished}`);
  await client.query(`create database ${unfinished}`);
  const store = await openStore({ databaseUrl: addressOf(unfinished) });
  await store.migrate();
  await store.close();
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

/** Changes when a migration does. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await listMigrations()) hash.update(await readMigration(name));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/** Without force, the server ends its own vacuum of the database, which the role of the tests may not. */
async function dropDatabase(client: Client, name: string): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== insufficientPrivilege) throw error;
    await client.query(`drop database if exists ${name}`);
  }
}

async function onServer(act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

function addressOf(database: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

/** The address that the service is given: of the pooler, where there is one. */
function pooledAddressOf(database: string): string {
  const url = new URL(addressOf(database));
  const port = inject('poolerPort');
  if (port > 0) url.port = String(port);
  return url.href;
}
