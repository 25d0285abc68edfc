import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService, openStore } from '../../service/index.ts';
import { systemClock } from '../../time/index.ts';
import { runCommand } from '../cli/index.ts';
import { copyNewCluster } from '../postgres/cluster-template.testing.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { createDatabase, createMigratedDatabase, query, rowsIn } from './databases.testing.ts';

const log = pino({ level: 'silent' });
const filledTables = [
  'contacts',
  'event_type_hosts',
  'events',
  'handles',
  'idempotency_keys',
  'team_members',
  'webhooks',
];
let folder: string;
let file: string;
let source: string;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-backup-'));
  file = join(folder, 'backup');
  source = await createDatabase();
  key = keyIn(await sched(source, 'seed'));
  await fill();
  await sched(source, `backup ${file}`);
});

afterAll(() => rm(folder, { recursive: true }));

test('copies every row of the embedded database', async () => {
  const target = await createDatabase();
  const output = await sched(target, `restore ${file} --send-waiting`);
  const sourceRows = await rowsIn(source);
  expect(await rowsIn(target)).toEqual(sourceRows);
  expect(filledTables.filter((table) => sourceRows[table]?.length === 0)).toEqual([]);
  expect(output).toBe(
    `Restored ${Object.values(sourceRows).flat().length} rows of ${Object.keys(sourceRows).length} tables.\n` +
      'A server on this database will send 2 deliveries.\n',
  );
});

test('sends nothing from a restored backup', async () => {
  const target = await createMigratedDatabase();
  expect(await sched(target, `restore ${file}`)).toContain(
    '\nMarked 2 deliveries as failed, so that a copy contacts no one.',
  );
  expect(await query(target, 'select status, failure_reason, next_try_at from deliveries')).toEqual([
    { status: 'failed', failure_reason: 'restored', next_try_at: null },
    { status: 'failed', failure_reason: 'restored', next_try_at: null },
  ]);
  expect(await countClaims(target)).toBe(0);
});

test('sends waiting deliveries with --send-waiting', async () => {
  const target = await createMigratedDatabase();
  await sched(target, `restore ${file} --send-waiting`);
  expect(await countClaims(target)).toBe(2);
});

test('sends nothing from an older release’s backup', async () => {
  const older = await createDatabase();
  const store = await openStore({ databaseUrl: older });
  await store.migrate('0021-events-by-status');
  await store.close();
  await query(older, "insert into accounts (name, created_at) values ('Older', now())");
  await query(
    older,
    `insert into deliveries (account_id, id, recipient, kind, payload, next_try_at, created_at, updated_at)
     select id, gen_random_uuid(), 'host', 'event.created', '{}', now(), now(), now() from accounts`,
  );
  const backup = join(folder, 'older-deliveries');
  await sched(older, `backup ${backup}`);
  const [silentTarget, sendingTarget] = [await createDatabase(), await createDatabase()];
  await sched(silentTarget, `restore ${backup}`);
  await sched(sendingTarget, `restore ${backup} --send-waiting`);
  expect([await countClaims(silentTarget), await countClaims(sendingTarget)]).toEqual([0, 1]);
});

test('continues ids after a restore', async () => {
  const target = await createMigratedDatabase();
  await sched(target, `restore ${file}`);
  const next = async (url: string) => (await request(url, '/v1/event-types', { title: 'Next' })).data.id;
  expect(await next(target)).toBe(await next(source));
});

test('keeps keys, answers and bookings working', async () => {
  const target = await createMigratedDatabase();
  await sched(target, `restore ${file}`);
  const again = await request(target, '/v1/events', draft(10));
  expect((await request(target, '/v1/contacts?query=hopper')).data.total).toBe(1);
  expect([again.error.code, again.error.reason]).toEqual(['slot_unavailable', 'taken']);
});

test('moves the embedded database to a server', async () => {
  const dataDir = join(folder, 'data');
  await copyNewCluster(dataDir);
  const embeddedSettings = { DATA_DIR: dataDir };
  const own = keyIn(await runCommand(['seed'], { environment: embeddedSettings, clock: systemClock, log }));
  const otherBackup = join(folder, 'moved');
  await runCommand(['backup', otherBackup], { environment: embeddedSettings, clock: systemClock, log });
  const target = await createDatabase();
  await sched(target, `restore ${otherBackup} --send-waiting`);
  const running = await startEmbeddedPostgres({ dataDir, createPassword: () => 'unused' });
  expect(await rowsIn(target)).toEqual(await rowsIn(running.databaseUrl));
  await running.stop();
  expect((await request(target, '/v1/users/me', undefined, own)).data.username).toBe('demo');
});

test('writes a private file and never overwrites one', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(sched(source, `backup ${file}`)).rejects.toThrow('already exists');
});

test('says that the folder of a backup is missing', async () => {
  const missing = join(folder, 'missing');
  await expect(sched(source, `backup ${join(missing, 'file')}`)).rejects.toThrow(`There is no folder ${missing}.`);
});

test('leaves no file when a backup fails', async () => {
  const target = await createMigratedDatabase();
  await query(target, 'create table hen (id integer primary key); create table egg (id integer primary key)');
  await query(target, 'alter table hen add foreign key (id) references egg');
  await query(target, 'alter table egg add foreign key (id) references hen');
  const before = await readdir(folder);
  await expect(sched(target, `backup ${join(folder, 'failed')}`)).rejects.toThrow('in a circle: egg, hen');
  expect(await readdir(folder)).toEqual(before);
});

test('migrates a backup of an older release', async () => {
  const older = await createDatabase();
  const store = await openStore({ databaseUrl: older });
  await store.migrate('0009-keys-by-id');
  await store.close();
  await query(older, "insert into accounts (name, created_at) values ('Older', now())");
  const backup = join(folder, 'older');
  await sched(older, `backup ${backup}`);
  const target = await createDatabase();
  await sched(target, `restore ${backup}`);
  expect((await query(target, 'select name from accounts'))[0].name).toBe('Older');
  expect(await query(target, 'select name from kysely_migration order by name')).toEqual(
    await query(source, 'select name from kysely_migration order by name'),
  );
  const newDatabase = await createMigratedDatabase();
  await expect(sched(newDatabase, `restore ${backup}`)).rejects.toThrow('another release');
});

test('says why the tables for a backup cannot be created', async () => {
  const target = await createDatabase();
  await query(target, 'create table accounts (id integer)');
  await expect(sched(target, `restore ${file}`)).rejects.toThrow('relation "accounts" already exists');
});

test('refuses to back up a database without tables', async () => {
  const empty = await createDatabase();
  await expect(sched(empty, `backup ${join(folder, 'empty')}`)).rejects.toThrow('no tables yet');
});

test('names a backup file that does not exist', async () => {
  await expect(sched(source, `restore ${join(folder, 'nowhere')}`)).rejects.toThrow(/^There is no file .*nowhere\.$/);
  await expect(sched(source, `restore ${folder}`)).rejects.toThrow('is not a file');
});

test('leaves a database that is not empty unchanged', async () => {
  const target = await createMigratedDatabase();
  await sched(target, 'account create --name A --email a@example.com --username a');
  const before = await rowsIn(target);
  await expect(sched(target, `restore ${file}`)).rejects.toThrow(
    /^The database is not empty: the table \S+ has rows\. Nothing was restored\. Restore into a new database, or set DATA_DIR to a new folder; do not start a server on it first\.$/,
  );
  expect(await rowsIn(target)).toEqual(before);
});

const afterDamage = 'Nothing was restored. Copy the file again, or use an earlier backup.';

test.each([
  [
    'a word was changed',
    (text: string) => text.replace('Grace', 'Brace'),
    `its checksum does not match\\. ${afterDamage}`,
  ],
  [
    'a row has a cell less',
    (text: string) => text.replace('\t', ' '),
    `the rows of \\S+ cannot be read\\. ${afterDamage}`,
  ],
  ['a table is missing', (text: string) => text.replace(/\{"table":"team_members"[\s\S]*?\n\\\.\n/, ''), 'damaged'],
  ['the end is missing', (text: string) => text.slice(0, -200), `damaged: .*\\. ${afterDamage}`],
  ['it is of no release', (text: string) => text.replace('0001-accounts', '0000-accounts'), 'another release'],
  ['it is not a backup', () => '{"format":"another"}\n', 'not a backup'],
])('restores nothing when %s', async (_, damage, message) => {
  const damagedFile = join(folder, randomUUID());
  await writeFile(damagedFile, gzipSync(damage(await unzippedBackup())));
  const target = await createMigratedDatabase();
  await expect(sched(target, `restore ${damagedFile}`)).rejects.toThrow(new RegExp(message));
  expect(Object.values(await rowsIn(target)).flat()).toEqual([]);
});

test.each([
  ['is cut off', async () => (await readFile(file)).subarray(0, 2000), afterDamage],
  ['is another kind of file', async () => Buffer.from('PK'), 'not a backup'],
  [
    'is of a newer release',
    async () => gzipSync(reseal((await unzippedBackup()).replace(/"([^"]+)"\]\}/, '"9999-newer"]}'))),
    'newer release',
  ],
])('restores nothing into a database without tables from a file that %s', async (_, content, message) => {
  const damagedFile = join(folder, randomUUID());
  await writeFile(damagedFile, await content());
  const target = await createDatabase();
  await expect(sched(target, `restore ${damagedFile}`)).rejects.toThrow(message);
  expect(await rowsIn(target)).toEqual({});
});

/** Puts something into every table, including texts that could break a line of a file. */
async function fill(): Promise<void> {
  await request(source, '/v1/availabilities', { name: 'Tab\\ and \\. and ü 🙂' });
  await request(source, '/v1/webhooks', { url: 'https://example.com/hook', events: ['event.created'] });
  await request(source, '/v1/events', { ...draft(10), metadata: { note: 'first\n\\.\nlast\t\\N\r\n"' } });
  await request(source, '/v1/events', draft(11), key, { 'idempotency-key': 'kept' });
  const team = await query(
    source,
    "insert into teams (account_id, name, created_at, updated_at) select id, 'Team', now(), now() from accounts returning id",
  );
  const values = [team[0]?.id];
  await query(source, 'insert into team_members select account_id, $1, id from users', values);
  await query(
    source,
    `insert into event_type_hosts (account_id, event_type_id, user_id, weight, availability_id, counts_from)
     select account_id, id, host_id, 30, (select min(id) from availabilities), '2026-03-01T00:00:00.123Z'
     from event_types where id = 42`,
  );
}

/** Gives a backup the checksum of its text. */
function reseal(text: string): string {
  const content = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
  return `${content}${JSON.stringify({ sha256: createHash('sha256').update(content).digest('hex') })}\n`;
}

async function unzippedBackup(): Promise<string> {
  return gunzipSync(await readFile(file)).toString('utf8');
}

/** Claims what is due as a server would, and counts it. */
async function countClaims(databaseUrl: string): Promise<number> {
  const store = await openStore({ databaseUrl });
  const search = { now: systemClock(), limit: 100, claimSeconds: 20, random: Math.random };
  const deliveries = [
    ...(await store.claimDue({ ...search, channel: 'webhook' })),
    ...(await store.claimDue({ ...search, channel: 'mail' })),
  ];
  await store.close();
  return deliveries.length;
}

function draft(hour: number) {
  const answers = { name: 'Grace Hopper', email: 'grace@example.org' };
  return { event_type_id: 42, start: `2199-01-01T${hour}:00:00+01:00`, timezone: 'UTC', answers };
}

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects to find
async function request(databaseUrl: string, path: string, body?: object, by = key, headers = {}): Promise<any> {
  const store = await openStore({ databaseUrl });
  const service = createService({ store, clock: systemClock, log });
  const init = { method: 'POST', body: JSON.stringify(body) };
  const request = new Request(`http://service.test${path}`, {
    ...(body && init),
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json', ...headers },
  });
  const response = await (await service.fetch(request)).json();
  await store.close();
  return response;
}

function sched(databaseUrl: string, line: string): Promise<string> {
  return runCommand(line.split(' '), { environment: { DATABASE_URL: databaseUrl }, clock: systemClock, log });
}

function keyIn(output: string): string {
  return /^sk_live_\w+$/m.exec(output)?.[0] ?? expect.fail(`no key in: ${output}`);
}
