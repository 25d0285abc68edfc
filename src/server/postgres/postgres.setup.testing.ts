import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platform } from 'node:process';
import type { TestProject } from 'vitest/node';
import { secretFromFile } from '../secrets/index.ts';
import { copyFolder } from './cluster-template.testing.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { startPgbouncer, type TestPooler } from './pgbouncer.testing.ts';
import { postgresPrograms } from './programs/index.ts';
import { superuser } from './roles.ts';
import { asSuperuser } from './superuser.testing.ts';
import { withClient } from './with-client.ts';

/** The longest path of a socket that macOS allows, in bytes. Linux allows 107. */
const maxSocketBytes = 103;

/** Starts one PostgreSQL before the first test that needs it and removes it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SCHED_TEST_DATABASE === 'citus') return provideCluster(project);
  const folder = await mkdtemp(join(project.config.env.TMPDIR ?? tmpdir(), 'sched-booking-'));
  const newClusterDir = join(folder, 'new');
  await makeCluster(newClusterDir);
  const dataDir = join(folder, 'data');
  await copyFolder(newClusterDir, dataDir);
  const postgresDir = join(dataDir, 'postgres');
  // The socket asks for no password: only the user who runs the tests can open its folder.
  await writeFile(
    join(postgresDir, 'pg_hba.conf'),
    ['local all all trust', 'host all all 127.0.0.1/32 scram-sha-256', ''].join('\n'),
  );
  const postgres = await startEmbeddedPostgres({
    dataDir,
    createPassword,
    settings: [
      ...['fsync=off', 'full_page_writes=off', 'max_connections=300'],
      // PgBouncer connects by the port. To hash a password each time as slowly as a server should takes seconds.
      'scram_iterations=1',
      // The server's own folder.
      'unix_socket_directories=.',
    ],
  });
  // Tests have the rights of the application, and may also create databases.
  const url = await asSuperuser({ dataDir, databaseUrl: postgres.databaseUrl });
  await withClient(url, (client) => client.query('alter role sched createdb'));
  const pooler = await startPooler(postgres.databaseUrl);
  project.provide('databaseUrl', addressOfSocket(postgres.databaseUrl, postgresDir));
  project.provide('newClusterDir', newClusterDir);
  project.provide('nodeUrls', []);
  project.provide('poolerPort', pooler?.port ?? 0);
  return async function teardown() {
    await pooler?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Returns the address of a server by its socket, where it has one, instead of its port: TCP took a sixth of the
 * processor time of these tests.
 */
function addressOfSocket(databaseUrl: string, dir: string): string {
  const url = new URL(databaseUrl);
  const hasSocket = platform !== 'win32' && Buffer.byteLength(join(dir, `.s.PGSQL.${url.port}`)) <= maxSocketBytes;
  if (hasSocket) url.searchParams.set('host', dir);
  return url.href;
}

function createPassword(): string {
  return randomBytes(24).toString('hex');
}

/** Makes a cluster in a data folder, as the first start there would. */
async function makeCluster(dataDir: string): Promise<void> {
  const dir = join(dataDir, 'postgres');
  const password = await secretFromFile(join(dataDir, 'postgres-superuser-password'), createPassword);
  await initializeCluster({ programs: await postgresPrograms(dir), dir, superuser, password });
}

/** Starts a pooler if the tests are run through one. */
async function startPooler(databaseUrl: string): Promise<TestPooler | undefined> {
  return process.env.SCHED_TEST_DATABASE === 'pgbouncer' ? startPgbouncer(databaseUrl) : undefined;
}

/** Uses the Citus cluster whose coordinator `CITUS_URL` names: creating one needs rights that tests do not have. */
async function provideCluster(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.CITUS_URL;
  if (url === undefined) throw new Error('CITUS_URL must name a database on the coordinator of a Citus cluster.');
  const nodes = await withClient(url, (client) =>
    client.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node order by groupid',
    ),
  );
  const nodeUrls = nodes.rows.map(({ host, port }) => addressAt(url, host, port));
  await Promise.all(nodeUrls.map(dropTestDatabases));
  project.provide('databaseUrl', url);
  project.provide('newClusterDir', '');
  project.provide('nodeUrls', nodeUrls);
  project.provide('poolerPort', 0);
  return async () => void (await Promise.all(nodeUrls.map(dropTestDatabases)));
}

/**
 * Drops what interrupted tests left on a node. Citus keeps one of the server's few workers in each database, and moving
 * a shard needs others: without a free one the move would wait forever.
 */
async function dropTestDatabases(nodeUrl: string): Promise<void> {
  await withClient(nodeUrl, async (client) => {
    const databases = await client.query<{ name: string }>(`
      select datname as name from pg_database
      where datname ~ '^(test|empty)_[0-9a-f]{32}$' and oid not in (select subdbid from pg_subscription)`);
    for (const { name } of databases.rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}

function addressAt(databaseUrl: string, host: string, port: number): string {
  const url = new URL(databaseUrl);
  url.hostname = host;
  url.port = String(port);
  return url.href;
}
