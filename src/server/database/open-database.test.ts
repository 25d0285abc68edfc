import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyNewCluster } from '../postgres/cluster-template.testing.ts';
import { readSettings } from '../settings/index.ts';
import { type Database, openDatabase } from './open-database.ts';

const logLines: string[] = [];

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-open-'));
  await copyNewCluster(dataDir);
  database = await openDatabase(
    readSettings({ DATA_DIR: dataDir }),
    pino({}, { write: (line) => logLines.push(line) }),
  );
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function killPostgres(folder: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, folder, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function comesBack(): Promise<void> {
  await expect.poll(() => database.store.ping()).toBeUndefined();
}

test('restarts PostgreSQL after it died with all its connections in use', async () => {
  const losing = database.store.db.transaction().execute(async (open) => {
    await sql`select 1`.execute(open);
    await killPostgres('postgres');
    await sql`select pg_sleep(60)`.execute(open);
  });
  await expect(losing).rejects.toThrow();
  await comesBack();
});

test('keeps trying while PostgreSQL cannot be started', async () => {
  const cluster = join(dataDir, 'postgres');
  await rename(cluster, `${cluster}-away`);
  await killPostgres('postgres-away');
  await expect.poll(() => logLines.join()).toContain('could not be started again');
  await rename(`${cluster}-away`, cluster);
  await comesBack();
});
