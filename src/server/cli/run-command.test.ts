import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService, openStore, type Store } from '../../service/index.ts';
import { createEmptyDatabase } from '../../service/store/database.testing.ts';
import { asInstant } from '../../time/index.ts';
import { copyNewCluster } from '../postgres/cluster-template.testing.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { readSettings } from '../settings/index.ts';
import type { RunningServer } from '../start/index.ts';
import { UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { runCommand } from './run-command.ts';

const database = await createEmptyDatabase();
const log = pino({ level: 'silent' });
const now = asInstant(Date.UTC(2026, 2, 2, 12));
const clock = () => now;
let store: Store;

beforeAll(async () => {
  await sched('migrate');
  store = await openStore(database);
});

afterAll(async () => {
  await store.close();
  await database.drop();
});

function sched(line: string, more: Record<string, string> = {}): Promise<string> {
  const environment = { DATABASE_URL: database.databaseUrl, ...more };
  return runCommand(line.split(' ').filter(Boolean), { environment, clock, log });
}

test('creates an account with keys that can be revoked', async () => {
  const output = await sched('account create --name Navy --email grace@example.com --username grace');
  const account = /account (\d+)/.exec(output)?.[1];
  const first = keyIn(output);
  const second = keyIn(await sched(`key create --account ${account}`));
  expect([await statusFor(first), await statusFor(second)]).toEqual([200, 200]);
  const id = (await lineOf(second)).split(' ')[0];
  expect(await sched(`key revoke ${id} ${second.slice(-4)}`)).toContain('Revoked');
  expect([await statusFor(first), await statusFor(second)]).toEqual([200, 401]);
});

test('lists keys with their dates and not in plain text', async () => {
  const key = keyIn(await sched('account create --name Army --email ada@example.com --username ada'));
  expect(await lineOf(key)).toMatch(/Army +read,book,settings +2026-03-02T12:00:00Z +- +-$/);
  await statusFor(key);
  expect(await lineOf(key)).toMatch(/Army +read,book,settings +2026-03-02T12:00:00Z +2026-03-02T12:00:00Z +-$/);
  expect(await sched('key list')).not.toContain(key);
});

test('seeds once and accepts a configured key', async () => {
  const key = keyIn(await sched('seed'));
  expect(await sched('seed')).toBe('The demonstration account already exists.\n');
  const configuredKey = 'a key of twenty-four characters or more';
  expect(await sched('seed', { SCHED_API_KEY: configuredKey })).not.toContain(configuredKey);
  expect([await statusFor(key), await statusFor(configuredKey)]).toEqual([200, 200]);
});

test.each(commands.map((command) => command.name))('"%s --help" prints how the command is used', async (command) => {
  const output = await runCommand([...command.split(' '), '--help'], { environment: { PORT: 'wrong' }, clock, log });
  expect(output).toContain(`npm run sched -- ${command}`);
  expect(await sched('--help')).toContain(command);
});

test.each(['start', 'gateway'])('"%s --help" lists every setting', async (command) => {
  const output = await sched(`${command} --help`);
  for (const setting of Object.keys(readSettings({}))) expect(output).toMatch(new RegExp(`^  ${setting} `, 'm'));
});

test('prints no line of help wider than 100 columns', async () => {
  const words = ['', ...commands.map((command) => command.name)];
  const helps = await Promise.all(words.map((command) => sched(`${command} --help`)));
  const lines = helps.flatMap((help) => help.split('\n'));
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});

test('prints the version of the package', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect([await sched('--version'), await sched('start --version')]).toEqual(
    Array(2).fill(`sched-booking ${version}\n`),
  );
});

test.each([
  ['gateway', /needs --upstream URL/],
  ['key', /no command "key"/],
  ['key destroy', /no command/],
  ['key create now', /^"key create" takes no arguments, found "now"\.\n/],
  ['key create --acount 1', /^Unknown option '--acount'\.\n/],
  ['key create --account x', /--account must be the number that the list shows, found "x"/],
  ['key create --account 999999', /no account 999999/],
  ['key revoke 1', /takes ID LAST, found "1"/],
  ['key revoke 1 zzzz', /no active API key 1 that ends in zzzz\. "key list" shows both\.$/],
  ['account create', /^"account create" needs --name NAME, --email ADDRESS, --username NAME\.\n/],
  ['account create --name A --username a', /^"account create" needs --email ADDRESS\.\n/],
  ['account create --name A --username a --email a', /--email must be an email address/],
  ['account create --name A --username a --email a@b.cd --timezone Berlin', /must be a time zone such as/],
  [`account create --name ${'a'.repeat(256)} --username a --email a@b.cd`, /--name must be/],
])('refuses "%s" and says why', async (line, message) => {
  const result = sched(line);
  await expect(result).rejects.toThrow(message);
  await expect(result).rejects.toBeInstanceOf(UsageError);
});

test('refuses a username that is already taken', async () => {
  const line = 'account create --name A --email a@example.com --username Taken';
  await sched(line);
  await expect(sched(line.replace('Taken', 'TAKEN'))).rejects.toThrow('The username "TAKEN" is already taken.');
});

test('stops a command for an invalid setting', async () => {
  await expect(sched('key list', { PORT: 'http' })).rejects.toThrow('PORT must be');
});

test('starts the gateway alone, with the key of the environment', async () => {
  const keys: (string | undefined)[] = [];
  const host = { id: 1, first_name: 'Demo', last_name: '', username: 'demo', email: 'host@example.org' };
  const data = { ...host, timezone: 'UTC', time_format: 24, start_of_week: 1, avatar: '' };
  const elsewhere = createServer((request, response) => {
    keys.push(request.headers.authorization);
    response.end(JSON.stringify({ success: true, data }));
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = elsewhere.address();
  const upstream = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`;
  const environment = { PORT: '0', SCHED_API_KEY: 'key_of_the_server_elsewhere', LOG_LEVEL: 'silent' };
  const servers: RunningServer[] = [];
  const keep = (server: RunningServer) => servers.push(server);
  const output = await runCommand(['gateway', '--upstream', upstream], { environment, clock, log, keep });
  expect(output).toContain(`${upstream}/v1`);
  expect((await fetch(`${servers[0]?.address}/healthz`)).status).toBe(200);
  expect(keys).toEqual(['Bearer key_of_the_server_elsewhere']);
  await servers[0]?.stop();
  elsewhere.closeAllConnections();
  elsewhere.close();
});

test('stops only an embedded database that it started', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-command-'));
  await copyNewCluster(dataDir);
  const environment = { DATA_DIR: dataDir };
  const key = keyIn(await runCommand(['seed'], { environment, clock, log }));
  const running = await startEmbeddedPostgres({ dataDir, createPassword: () => 'unused' });
  expect(running.wasRunning).toBe(false);
  expect(await runCommand(['key', 'list'], { environment, clock, log })).toContain(key.slice(-4));
  await query(running.databaseUrl, 'select 1');
  await running.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('limits a key to its scopes', async () => {
  const output = await sched('account create --name Reader --email ada@example.com --username reader');
  const account = /account (\d+)/.exec(output)?.[1];
  const key = keyIn(await sched(`key create --account ${account} --scopes book,read,book`));
  expect(await lineOf(key)).toContain(' read,book ');
});

test.each([
  ['book', true],
  ['settings', true],
  ['read', false],
])('warns about agents when a key is created with the scope %s: %s', async (scope, isWarned) => {
  const output = await sched(`account create --name ${scope} --email ada@example.com --username only-${scope}`);
  const keyOutput = await sched(`key create --account ${/account (\d+)/.exec(output)?.[1]} --scopes ${scope}`);
  expect(keyOutput.includes('AI agents get no tools')).toBe(isWarned);
});

test.each(['read,write', '', 'all'])('does not create a key with the scopes "%s"', async (scopes) => {
  await expect(sched(`key create --scopes=${scopes}`)).rejects.toThrow(
    '--scopes must be a list of read, book, settings',
  );
});

function keyIn(output: string): string {
  return /^sk_live_\w+$/m.exec(output)?.[0] ?? expect.fail(`no key in: ${output}`);
}

/** The row of a key in the list. */
async function lineOf(key: string): Promise<string> {
  const lines = (await sched('key list')).trimEnd().split('\n');
  return lines.find((line) => line.includes(` ${key.slice(-4)} `)) ?? expect.fail('it is not listed');
}

async function statusFor(key: string): Promise<number> {
  const service = createService({ store, clock, log });
  const headers = { authorization: `Bearer ${key}` };
  return (await service.fetch(new Request('http://service.test/v1/users/me', { headers }))).status;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
