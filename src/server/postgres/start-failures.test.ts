import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClusterTemplate } from './cluster-template.testing.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { withClient } from './with-client.ts';

let dataDir: string;
let passwords = 0;
const createPassword = () => `password ${passwords++}`;
const cluster = createClusterTemplate(createPassword);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-failing-'));
  await cluster.copyTo(dataDir);
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

function start() {
  return startEmbeddedPostgres({ dataDir, createPassword, settings: ['fsync=off'] });
}

test('names DATA_DIR when it cannot be a folder', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'data'), createPassword })).rejects.toThrow(
    /^DATA_DIR must be a folder that this process can write to, found \S+data \(ENOTDIR\)\.$/,
  );
});

test('says what to do when both passwords are lost, and leaves nothing running', async () => {
  await rm(join(dataDir, 'postgres-password'));
  await rm(join(dataDir, 'postgres-superuser-password'));
  await expect(start()).rejects.toThrow(
    /^The PostgreSQL in \S+ refuses the passwords in \S+-password and \S+-superuser-password: put back .* another DATA_DIR\.$/,
  );
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});

test('replaces the application’s lost password', async () => {
  await rm(join(dataDir, 'postgres-password'));
  const postgres = await start();
  const { rows } = await withClient(postgres.databaseUrl, (client) => client.query('select current_user as name'));
  expect(rows).toEqual([{ name: 'sched' }]);
  await postgres.stop();
});

test('names both releases when the cluster is of another PostgreSQL', async () => {
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(
    /^\S+ was made by PostgreSQL 17, and this release brings PostgreSQL \d\d: make a backup .* another DATA_DIR with "restore FILE --send-waiting", and copy link-secret, calendar-secret and pinned there first\.$/,
  );
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});

test('repeats the server’s error when it does not start', async () => {
  await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
  await expect(start()).rejects.toThrow(/could not be started on .*no_such_setting/s);
});

test('keeps its passwords from other accounts of the machine', async () => {
  for (const name of ['postgres-password', 'postgres-superuser-password', 'postgres.log']) {
    const file = join(dataDir, name);
    expect([name, (await import('node:fs')).statSync(file).mode & 0o777]).toEqual([name, 0o600]);
    expect((await readFile(file, 'utf8')).length).toBeGreaterThan(0);
  }
});
