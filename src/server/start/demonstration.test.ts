import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../service/store/database.testing.ts';
import { systemClock } from '../../time/index.ts';
import { runCommand } from '../cli/index.ts';
import { readSettings } from '../settings/index.ts';
import { type RunningServer, startServer } from './start-server.ts';

const [first, second] = ['the first key of this test 0001', 'the second key of this test 0002'] as const;

let dataDir: string;
let database: TestDatabase;
let servers: RunningServer[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-demonstration-'));
  database = await createDatabase();
  servers = [];
});

afterEach(async () => {
  await stopAll();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a server as the command line does; returns what it prints. */
function start(more: Record<string, string> = {}, isTerminal = false): Promise<string> {
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.databaseUrl,
    LOG_LEVEL: 'silent',
    ...more,
  };
  const log = pino({ level: 'silent' });
  const keep = (server: RunningServer) => servers.push(server);
  return runCommand(['start'], { environment, clock: systemClock, log, keep, isTerminal });
}

async function stopAll(): Promise<void> {
  for (const server of servers.splice(0)) await server.stop();
}

async function statusOf(path: string, key?: string): Promise<number> {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return (await fetch(`${servers[0]?.address}${path}`, { headers })).status;
}

test('does not create a demonstration in a configured database', async () => {
  const output = await start();
  const paths = ['/', '/index.html', '/playground', '/playground.html', '/embed/v1/event-types/42'];
  expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual(paths.map(() => 404));
  expect([output.includes('playground'), await statusOf('/docs')]).toEqual([false, 200]);
});

test('creates the demonstration with DEMONSTRATION=1', async () => {
  const output = await start({ DEMONSTRATION: '1' });
  expect([output.includes('playground'), await statusOf('/embed/v1/event-types/42')]).toEqual([true, 200]);
});

test('creates the demonstration when SCHED_API_KEY is set', async () => {
  await start({ SCHED_API_KEY: first });
  expect([await statusOf('/v1/users/me', first), await statusOf('/embed/v1/event-types/42')]).toEqual([200, 200]);
});

test('refuses a key of a demonstration that is switched off', async () => {
  const starting = start({ DATABASE_URL: '', DEMONSTRATION: '0', SCHED_API_KEY: first });
  await expect(starting).rejects.toThrow(/^SCHED_API_KEY is the key of the demonstration account/);
  expect(await readdir(dataDir)).toEqual([]);
});

test('prints a new key to a terminal', async () => {
  const output = await start({ DEMONSTRATION: '1' }, true);
  const key = /API key +(sk_live_\w+)$/m.exec(output)?.[1] ?? expect.fail(output);
  expect(await statusOf('/v1/users/me', key)).toBe(200);
});

test('says at later starts where the key is, as long as it is active', async () => {
  const file = join(dataDir, 'demonstration-api-key');
  await start({ DEMONSTRATION: '1' }, true);
  await stopAll();
  expect(await start({ DEMONSTRATION: '1' }, true)).toContain(`in ${file}`);
  await stopAll();
  await writeFile(file, 'sk_live_revoked\n');
  expect(await start({ DEMONSTRATION: '1' }, true)).toContain(
    'run "npm run sched -- key create --account ID" to create one',
  );
});

test('prints where the key is outside a terminal', async () => {
  const output = await start({ DEMONSTRATION: '1' });
  const file = join(dataDir, 'demonstration-api-key');
  const key = (await readFile(file, 'utf8')).trim();
  expect([output.includes(key), output.includes(`in ${file}`)]).toEqual([false, true]);
  expect([(await stat(file)).mode & 0o777, await statusOf('/v1/users/me', key)]).toEqual([0o600, 200]);
});

test('keeps the key when the first start fails because the port is in use', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start({ DEMONSTRATION: '1', PORT: `${port}` })).rejects.toThrow(`Another program uses port ${port}`);
  other.close();
  expect(await start({ DEMONSTRATION: '1' })).toContain(`in ${join(dataDir, 'demonstration-api-key')}`);
});

test('starts when the key cannot be saved and says what to do', async () => {
  await mkdir(join(dataDir, 'demonstration-api-key'));
  const output = await start({ DEMONSTRATION: '1' });
  expect(output).toMatch(
    /API key +created, but it could not be saved .*run "npm run sched -- key create" for another one/,
  );
});

test('revokes the previous SCHED_API_KEY when a new one is set', async () => {
  const statuses: number[][] = [];
  for (const SCHED_API_KEY of [first, second, '']) {
    await start({ DEMONSTRATION: '1', SCHED_API_KEY });
    statuses.push([await statusOf('/v1/users/me', first), await statusOf('/v1/users/me', second)]);
    await stopAll();
  }
  expect(statuses).toEqual([
    [200, 401],
    [401, 200],
    [401, 200],
  ]);
});

test('logs which key a new SCHED_API_KEY has revoked', async () => {
  const messages: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => messages.push(JSON.parse(line).msg) });
  for (const SCHED_API_KEY of [first, second, first]) {
    const environment = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.databaseUrl, DEMONSTRATION: '1' };
    servers.push(await startServer(readSettings({ ...environment, SCHED_API_KEY }), log));
    await stopAll();
  }
  expect(messages.filter((message) => message.includes('SCHED_API_KEY'))).toEqual([
    'SCHED_API_KEY has changed. The previous key, …0001, was revoked.',
    'SCHED_API_KEY has changed. The previous key, …0002, was revoked.',
    'The key in SCHED_API_KEY does not work: it was revoked or belongs to another account.',
  ]);
});
