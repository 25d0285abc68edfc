import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withClient } from '../postgres/index.ts';
import { type CopyResult, targetOf } from './back-up.ts';
import { type BackupReader, createBackupReader, damagedBackup } from './backup-reader.ts';
import { type Catalog, hasTables, readCatalog } from './catalog.ts';
import { TableHeading, Trailer } from './format.ts';
import { readHeading, readPart, verifyBackup, verifyChecksum } from './verify-backup.ts';

export type RestoreOptions = {
  readonly databaseUrl: string;
  readonly file: string;
  /**
   * Whether deliveries that were pending at the time of the backup are still sent, including reminders of bookings.
   * Otherwise they are marked as failed.
   */
  readonly sendsPending: boolean;
  /** Migrates the tables up to the migration of this name. */
  readonly migrate: (name: string) => Promise<void>;
};

/** How many deliveries were pending, and how many of them were reminders of bookings. */
type PendingCounts = { readonly deliveries: number; readonly reminders: number };

/** The restored rows, and the deliveries that were pending. */
export type RestoreResult = CopyResult & { readonly pending: PendingCounts };

/**
 * Restores a backup into a database without tables, or with empty ones of the same release. Creates the tables as they
 * were, once the file was read to its end. Restores everything or nothing: a damaged file, or a database with rows,
 * changes nothing.
 */
export async function restore({ databaseUrl, file, sendsPending, migrate }: RestoreOptions): Promise<RestoreResult> {
  await checkFile(file);
  return withClient(databaseUrl, async (client) => {
    const reader = createBackupReader(unzip(file));
    const { migrations } = await readHeading(reader);
    if (!(await hasTables(client))) {
      // The tables would stay after a failure, and refuse a backup of another release.
      await verifyBackup(createBackupReader(unzip(file)));
      await migrate(migrations.at(-1) ?? '');
    }
    const counts = await restoreAll(client, { reader, migrations, sendsPending });
    await client.query('analyze');
    return counts;
  });
}

async function checkFile(file: string): Promise<void> {
  const stats = await stat(file).catch((cause) => {
    throw new Error(`There is no file ${file}.`, { cause });
  });
  if (!stats.isFile()) throw new Error(`${file} is not a file.`);
}

/** The reader of the file throws its errors. */
function unzip(file: string): AsyncIterable<Buffer> {
  return pipe(createReadStream(file), createGunzip(), () => undefined);
}

type BackupContent = Pick<RestoreOptions, 'sendsPending'> & {
  readonly reader: BackupReader;
  /** The migrations that created the tables in the backup. */
  readonly migrations: readonly string[];
};

/** Restores what follows the heading of a backup, in one transaction. */
async function restoreAll(client: Client, content: BackupContent): Promise<RestoreResult> {
  const { reader, migrations, sendsPending } = content;
  await client.query("begin; set local lock_timeout = '10s'");
  const catalog = await readCatalog(client);
  checkRelease(migrations, catalog.migrations);
  await claimEmpty(client, catalog);
  let rows = 0;
  for (const _ of catalog.tables) rows += await restoreTable(client, { reader, catalog });
  const { sequences } = await readPart(reader, Trailer);
  await verifyChecksum(reader);
  // Last, because a rollback does not reset a sequence.
  for (const [name, last] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last]);
  }
  const pending = await settlePendingDeliveries(client, { ...catalog, sendsPending });
  await client.query('commit');
  return { tables: catalog.tables.length, rows, pending };
}

/**
 * Counts the pending deliveries, and marks them as failed unless they are to be sent: a copy for a test must not write
 * to people or into their calendars. In the same transaction, because a server on this database would begin immediately.
 */
async function settlePendingDeliveries(
  client: Client,
  { tables, sendsPending }: Catalog & Pick<RestoreOptions, 'sendsPending'>,
): Promise<PendingCounts> {
  const deliveries = tables.find(({ name }) => name === 'deliveries');
  if (!deliveries) return { deliveries: 0, reminders: 0 };
  const result = await client.query<PendingCounts>(`
    select count(*)::integer as deliveries, count(*) filter (where kind = 'event.reminder')::integer as reminders
    from deliveries where status = 'pending'`);
  const pending = result.rows[0] ?? { deliveries: 0, reminders: 0 };
  if (sendsPending) return pending;
  if (tables.some(({ name }) => name === 'calendar_writes')) {
    await client.query(`
      update calendar_writes set status = 'failed', next_attempt_at = null, claimed_until = null
      where status = 'pending'`);
  }
  const reason = deliveries.columns.includes('failure_reason') ? ", failure_reason = 'restored'" : '';
  await client.query(`
    update deliveries set status = 'failed', next_try_at = null, claimed_until = null${reason}
    where status = 'pending'`);
  return pending;
}

/** Refuses a backup of another release, whose tables have other columns. Compares the names of the migrations. */
function checkRelease(backupMigrations: readonly string[], ownMigrations: readonly string[]): void {
  if (JSON.stringify(backupMigrations) === JSON.stringify(ownMigrations)) return;
  const [theirs, ours] = [backupMigrations.at(-1), ownMigrations.at(-1)];
  throw new Error(
    `The backup was made by another release: its tables are at ${theirs}, those here at ${ours}. ` +
      'Restore it into a database without tables: the restore creates them as they were then, and migrates them.',
  );
}

/**
 * Keeps servers from writing in the meantime, and refuses a database that is not empty, because it may be the wrong
 * one.
 */
async function claimEmpty(client: Client, { tables }: Catalog): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  await client.query(`lock table ${names.join(', ')} in exclusive mode`);
  for (const name of names) {
    const result = await client.query(`select from ${name} limit 1`);
    if (!result.rowCount) continue;
    throw new Error(
      `The database is not empty: the table ${name} has rows. Nothing was restored. Restore into a new database, or ` +
        'set DATA_DIR to a new folder; do not start a server on it first.',
    );
  }
}

type TableSource = { readonly reader: BackupReader; readonly catalog: Catalog };

/** Restores the next table of a backup. Returns the number of its rows. */
async function restoreTable(client: Client, { reader, catalog }: TableSource): Promise<number> {
  const { table: name, columns } = await readPart(reader, TableHeading);
  if (!catalog.tables.some((table) => table.name === name))
    throw new Error(`The backup has a table "${name}", which this release does not know.`);
  const rows = client.query(copyFrom(`copy ${targetOf(client, { name, columns })} from stdin`));
  await pipeline(reader.rows(), rows).catch((cause) => {
    // For unreadable rows, PostgreSQL fails before the checksum is compared.
    if (!String(cause.code).startsWith('22')) throw cause;
    throw damagedBackup(`the rows of ${name} cannot be read`, { cause });
  });
  return rows.rowCount;
}
