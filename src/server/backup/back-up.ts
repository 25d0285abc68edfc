import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { codeOf, fullDiskCodes } from '../error-code.ts';
import { withClient } from '../postgres/index.ts';
import { type Catalog, hasTables, readCatalog, type Table } from './catalog.ts';
import { endOfTable, formatName, formatVersion, type Heading, type TableHeading, type Trailer } from './format.ts';

/** How much was copied. */
export type CopyResult = { readonly tables: number; readonly rows: number };

type Counts = { tables: number; rows: number };

/**
 * Writes the whole content of a database to a new file, as of one moment, while the server runs. The file is complete
 * or does not exist, and only its owner may read it: it holds what invitees wrote, and the secrets of webhooks. It
 * includes the responses of the last day to requests with an Idempotency-Key, so that a request repeated after a move
 * to another database is not carried out twice. Only a caller with the key of a request can read its response, which
 * expires after a day.
 */
export async function backUp(databaseUrl: string, file: string): Promise<CopyResult> {
  await refuseExisting(file);
  await requireFolder(dirname(file));
  const partial = `${file}.${process.pid}.partial`;
  try {
    const counts = await withClient(databaseUrl, (client) => writeAll(client, partial));
    // Another process may have created it in the meantime, such as another backup.
    await refuseExisting(file);
    await rename(partial, file);
    return counts;
  } catch (error) {
    throw explainFullDisk(error, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Names the file, because a write error does not. An error about the database's own disk is left as it is. */
function explainFullDisk(error: unknown, file: string): unknown {
  if (!fullDiskCodes.includes(codeOf(error) ?? '')) return error;
  return new Error(
    `The disk is full: there is no room for the backup ${file}. No part of it was left behind. Make room on that ` +
      'disk, or choose a file on another one.',
    { cause: error },
  );
}

async function writeAll(client: Client, file: string): Promise<CopyResult> {
  if (!(await hasTables(client))) throw new Error('There is nothing to back up: the database has no tables yet.');
  const catalog = await beginSnapshot(client);
  const counts = { tables: 0, rows: 0 };
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(withChecksum(readAll(client, { ...catalog, counts })), createGzip(), output);
  await client.query('commit');
  return counts;
}

/**
 * Begins to read as of one moment. Locks the tables before that moment, against migrations only: a migration that
 * replaced a table after it would leave a table whose rows are not visible in the snapshot.
 */
async function beginSnapshot(client: Client): Promise<Catalog> {
  for (;;) {
    const { migrations, tables } = await readCatalog(client);
    const names = tables.map(({ name }) => client.escapeIdentifier(name));
    await client.query('begin isolation level repeatable read, read only');
    // The first statement that reads takes the snapshot, and this one does not.
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    const catalog = await readCatalog(client);
    if (catalog.migrations.length === migrations.length) return catalog;
    // A migration has ended while this waited, and may have created tables that are not locked.
    await client.query('rollback');
  }
}

type BackupContent = Catalog & { readonly counts: Counts };

/** Reads and counts what goes into the file. */
async function* readAll(client: Client, { migrations, tables, counts }: BackupContent): AsyncGenerator<Buffer> {
  yield line<Heading>({ format: formatName, version: formatVersion, migrations });
  for (const table of tables) {
    yield line<TableHeading>({ table: table.name, columns: table.columns });
    const rows = client.query(copyTo(`copy ${targetOf(client, table)} to stdout`));
    for await (const chunk of rows) yield chunk;
    yield Buffer.from(endOfTable);
    counts.tables += 1;
    counts.rows += rows.rowCount;
  }
  const sequences = await client.query<{ name: string; last: string }>(
    'select sequencename as name, last_value as last from pg_sequences where schemaname = current_schema() and last_value is not null',
  );
  yield line<Trailer>({ sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, Number(last)])) });
}

async function* withChecksum(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield line({ sha256: hash.digest('hex') });
}

/** Names a table and its columns in the form of `copy`. */
export function targetOf(client: Client, { name, columns }: Table): string {
  const [table, ...names] = [name, ...columns].map((identifier) => client.escapeIdentifier(identifier));
  return `${table} (${names.join(', ')})`;
}

function line<Value extends object>(value: Value): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

async function refuseExisting(file: string): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (stats) throw new Error(`${file} already exists. Choose another file: a backup never overwrites one.`);
}

async function requireFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch(() => undefined);
  if (!stats?.isDirectory()) throw new Error(`There is no folder ${folder}. Create it, or choose another file.`);
}
