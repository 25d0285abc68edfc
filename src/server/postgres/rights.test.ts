import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyNewCluster } from './cluster-template.testing.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let client: Client;

beforeAll(async () => {
  // Closed to everyone but its owner, as folders of mktemp and of root's home are.
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-rights-'));
  await copyNewCluster(dataDir);
  postgres = await startEmbeddedPostgres({ dataDir, createPassword: () => 'geheim', settings: ['fsync=off'] });
  client = new Client({ connectionString: postgres.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The capabilities of a process, as the kernel reports them. */
async function capabilitiesOf(pid: number): Promise<Record<string, string>> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Object.fromEntries(
    Array.from(status.matchAll(/^(Cap(?:Eff|Prm|Amb)):\s*(\w+)$/gm), ([, name, bits]) => [name, bits]),
  );
}

const none = { CapEff: '0000000000000000', CapPrm: '0000000000000000', CapAmb: '0000000000000000' };

test.runIf(process.platform === 'linux')('leaves the server and its connections without capabilities', async () => {
  const [postmaster] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const { rows } = await client.query('select pg_backend_pid() as pid');
  expect([await capabilitiesOf(Number(postmaster)), await capabilitiesOf(rows[0].pid)]).toEqual([none, none]);
});

test('denies the application’s role files and programs', async () => {
  const file = join(dataDir, 'for-root-alone');
  await writeFile(file, 'geheim', { mode: 0o600 });
  for (const statement of [
    `select pg_read_file('${file}')`,
    `copy (select 1) to '${file}'`,
    "copy pg_class from program 'id'",
    `select lo_import('${file}')`,
    'create role other superuser',
    'alter role sched superuser',
    'create database other',
    "alter system set log_statement = 'all'",
  ]) {
    await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
  expect(await readFile(file, 'utf8')).toBe('geheim');
});

test('allows the application to create its extensions', async () => {
  for (const name of ['btree_gist', 'btree_gin', 'pg_trgm']) await client.query(`create extension ${name}`);
  expect((await client.query('select rolsuper from pg_roles where rolname = current_user')).rows).toEqual([
    { rolsuper: false },
  ]);
});
