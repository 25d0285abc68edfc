import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClusterTemplate } from './cluster-template.testing.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const password = 'p@ss/word';
const cluster = createClusterTemplate(() => password);

let dataDir: string;

beforeEach(async () => {
  // Closed to everyone but its owner, as folders of mktemp and of root's home are.
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-embedded-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts on a cluster that was made before. */
async function startAgain(): Promise<EmbeddedPostgres> {
  await cluster.copyTo(dataDir);
  return start();
}

function start(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, createPassword: () => password, settings: ['fsync=off'] });
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function pidOfServer(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('keeps data over a restart', async () => {
  const first = await start();
  await query(first.databaseUrl, 'create table kept as select 7 as n');
  await first.stop();
  const second = await start();
  expect(await query(second.databaseUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('resolves a relative folder from the working directory', async () => {
  const options = { dataDir: relative(process.cwd(), dataDir), createPassword: () => 'x', settings: ['fsync=off'] };
  const postgres = await startEmbeddedPostgres(options);
  expect(await query(postgres.databaseUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
  await postgres.stop();
});

test('joins the server of a killed process', async () => {
  const first = await startAgain();
  const second = await start();
  expect(second.databaseUrl).toBe(first.databaseUrl);
  await second.stop();
});

test('initializes once when processes start together', async () => {
  let passwords = 0;
  const begin = () =>
    startEmbeddedPostgres({ dataDir, createPassword: () => `password ${passwords++}`, settings: ['fsync=off'] });
  const [one, other] = await Promise.all([begin(), begin()]);
  expect(other.databaseUrl).toBe(one.databaseUrl);
  await one.stop();
  expect((await readdir(dataDir)).sort()).toEqual([
    ...['postgres', 'postgres-password', 'postgres-superuser-password', 'postgres.log'],
  ]);
});

test('starts again after the server itself was killed', async () => {
  const first = await startAgain();
  await query(first.databaseUrl, 'create table kept as select 7 as n');
  execFileSync('kill', ['-9', String(await pidOfServer())]);
  const again = await start();
  expect(await query(again.databaseUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  await again.stop();
});

test('restarts at the same address after a crash', async () => {
  const postgres = await startAgain();
  await query(postgres.databaseUrl, 'create table kept as select 7 as n');
  execFileSync('kill', ['-9', String(await pidOfServer())]);
  await Promise.all([postgres.revive(), postgres.revive()]);
  expect(await query(postgres.databaseUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  await postgres.stop();
});

test('recognizes a process id that another program reuses', async () => {
  await (await startAgain()).stop();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5\n\n\n\n`);
  const postgres = await start();
  expect(await query(postgres.databaseUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
  await postgres.stop();
});

test('leaves the server running while another process uses it', async () => {
  const postgres = await startAgain();
  const other = new Client({ connectionString: postgres.databaseUrl });
  await other.connect();
  await postgres.stop();
  expect((await other.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await other.end();
  await postgres.stop();
  await expect(query(postgres.databaseUrl, 'select 1')).rejects.toThrow();
});

test('stops when the last of concurrent processes ends', async () => {
  await cluster.copyTo(dataDir);
  const servers = await Promise.all([start(), start(), start()]);
  await Promise.all(servers.map((postgres) => postgres.stop()));
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});

test('stops without error when the server is gone', async () => {
  const postgres = await startAgain();
  execFileSync('kill', ['-9', String(await pidOfServer())]);
  await expect(postgres.stop()).resolves.toBeUndefined();
});

test('waits on stop for a closing connection', async () => {
  const postgres = await startAgain();
  const closing = new Client({ connectionString: postgres.databaseUrl });
  await closing.connect();
  const stopping = postgres.stop();
  // The connection is still listed in the meantime.
  await query(postgres.databaseUrl, 'select 1');
  await query(postgres.databaseUrl, 'select 1');
  await closing.end();
  await stopping;
  await expect(query(postgres.databaseUrl, 'select 1')).rejects.toThrow();
});

test('listens locally and requires the password', async () => {
  const postgres = await startAgain();
  const withoutPassword = new URL(postgres.databaseUrl);
  withoutPassword.password = 'guess';
  await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow('password');
  expect(await query(postgres.databaseUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  await postgres.stop();
});
