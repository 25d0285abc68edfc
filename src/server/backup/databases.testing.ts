import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createDatabase as createCurrentDatabase } from '../../service/store/database.testing.ts';

/** Every row of every table in the backup, as text. */
export async function rowsIn(databaseUrl: string): Promise<Record<string, unknown[]>> {
  const databases = await query(
    databaseUrl,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relpersistence = 'p' and relname not like 'kysely%' order by 1`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of databases) {
    rows[name] = (await query(databaseUrl, `select t::text as row from ${name} t order by 1`)).map(({ row }) => row);
  }
  return rows;
}

/** Creates a database without tables. */
export async function createDatabase(): Promise<string> {
  const name = `backup_${randomUUID().replaceAll('-', '')}`;
  await query(inject('databaseUrl'), `create database ${name}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates a database with the tables of this release, and no rows: a restore takes one as well. */
export async function createMigratedDatabase(): Promise<string> {
  return (await createCurrentDatabase()).databaseUrl;
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any table
export async function query(databaseUrl: string, sql: string, values: unknown[] = []): Promise<any[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}
