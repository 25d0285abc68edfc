import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClusterTemplate } from './cluster-template.testing.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { logSettings } from './server-log.ts';
import { withClient } from './with-client.ts';

const email = 'victim@example.org';
const createPassword = () => 'geheim';
const cluster = createClusterTemplate(createPassword);

let dataDir: string;
let postgres: EmbeddedPostgres;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-log-'));
  await cluster.copyTo(dataDir);
  // Only what the server of this test logs.
  for (const old of ['postgres.log', 'postgres/log']) await rm(join(dataDir, old), { recursive: true });
  postgres = await start();
});

afterEach(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function start() {
  const settings = ['fsync=off', 'log_rotation_size=1kB'];
  return startEmbeddedPostgres({ dataDir, createPassword, settings });
}

async function logFiles(): Promise<string[]> {
  const dir = join(dataDir, 'postgres', 'log');
  return (await readdir(dir)).map((name) => join(dir, name));
}

test('logs no row and no statement', async () => {
  await withClient(postgres.databaseUrl, async (client) => {
    await client.query('create table contacts (email text unique, n integer)');
    await client.query('insert into contacts values ($1)', [email]);
    const again = client.query('insert into contacts values ($1)', [email]);
    await expect(again).rejects.toMatchObject({ detail: expect.stringContaining(email) });
    await expect(client.query(`select * from contacts where n = '${email}'`)).rejects.toThrow(email);
    await expect(client.query(`select * from contacts; ${email}`)).rejects.toThrow();
  });
  await postgres.stop();
  const files = [join(dataDir, 'postgres.log'), ...(await logFiles())];
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  expect(text).toContain('ready to accept connections');
  expect(text).not.toContain('victim');
});

test('rotates its log into private files', async () => {
  await logMuch();
  const files = await logFiles();
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('log files end at the size that OPERATING.md names', async () => {
  const manual = await readFile('.github/OPERATING.md', 'utf8');
  const [, size] = /A file ends at (\d+) MB, and the last five are kept/.exec(manual.replaceAll('\n', ' ')) ?? [];
  expect(logSettings).toContain(`log_rotation_size=${size}MB`);
});

test('removes all but the last few log files at start', async () => {
  for (let round = 0; round < 7; round += 1) await logMuch();
  // Once it has stopped, nothing that waits to be logged opens another file.
  await postgres.stop();
  const before = (await logFiles()).sort();
  expect(before.length).toBeGreaterThan(5);
  await (await start()).stop();
  // The start itself opens another file, unless it is in the second of the last one.
  const remaining = (await logFiles()).filter((file) => before.includes(file));
  expect(remaining.sort()).toEqual(before.slice(-5));
});

/** Makes the server refuse connections until it logs to another file: file names contain seconds. */
async function logMuch(): Promise<void> {
  const url = new URL(postgres.databaseUrl);
  url.password = 'guess';
  const before = (await logFiles()).length;
  while ((await logFiles()).length === before) {
    await Promise.all(
      Array.from({ length: 5 }, () => withClient(url.href, async () => undefined).catch(() => undefined)),
    );
    await wait(50);
  }
}
