import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { startPgbouncer, type TestPooler } from './pgbouncer.testing.ts';
import { asSuperuser } from './superuser.testing.ts';
import { withClient } from './with-client.ts';

/** Starts one PostgreSQL before the first test that needs it and removes it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    createPassword: () => randomBytes(24).toString('hex'),
    settings: ['fsync=off', 'max_connections=300'],
  });
  // Tests have the rights of the application, and make databases beside.
  const url = await asSuperuser({ dataDir, databaseUrl: postgres.databaseUrl });
  await withClient(url, (client) => client.query('alter role sched createdb'));
  const pooler = await startPooler(postgres.databaseUrl);
  project.provide('databaseUrl', postgres.databaseUrl);
  project.provide('poolerPort', pooler?.port ?? 0);
  return async function teardown() {
    await pooler?.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Starts a pooler if that is what the tests are run for. */
async function startPooler(databaseUrl: string): Promise<TestPooler | undefined> {
  return process.env.SCHED_TEST_DATABASE === 'pgbouncer' ? startPgbouncer(databaseUrl) : undefined;
}
