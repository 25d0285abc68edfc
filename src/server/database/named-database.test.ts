import dns from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmptyDatabase, overNetwork, type TestDatabase } from '../../service/store/database.testing.ts';
import { withClient } from '../postgres/index.ts';
import { openNamedDatabase } from './named-database.ts';

let database: TestDatabase;
let servers: Server[];

beforeEach(async () => {
  servers = [];
  database = await createEmptyDatabase();
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers) server.close();
  await database.drop();
});

type Replacement = { readonly from: string; readonly to: string };

/**
 * Returns the address of a server that forwards to the tests' own and replaces one word with another of the same
 * length.
 */
async function serverThatSays({ from, to }: Replacement): Promise<string> {
  const url = new URL(overNetwork(database.databaseUrl));
  const { port, hostname } = url;
  const rewrite = (chunk: Buffer) => Buffer.from(chunk.toString('latin1').replaceAll(from, to), 'latin1');
  const pass = (source: Socket, target: Socket) => {
    source.on('data', (chunk) => target.write(rewrite(chunk))).on('close', () => target.destroy());
    // Either side may write after the other has ended the connection, which closes then.
    source.on('error', () => undefined);
  };
  const server = createServer((client) => {
    const real = connect(Number(port), hostname);
    pass(client, real);
    pass(real, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  url.port = String((server.address() as AddressInfo).port); // the server listens on TCP
  return url.href;
}

async function migrationError(databaseUrl: string): Promise<string> {
  const store = await openNamedDatabase('DATABASE_URL', { databaseUrl });
  const message = await store.migrate().catch((error) => error.message);
  await store.close();
  return message;
}

test('refuses a PostgreSQL that is too old, and names both releases', async () => {
  const { rows } = await withClient(database.databaseUrl, (client) => client.query('show server_version_num'));
  const databaseUrl = await serverThatSays({ from: rows[0].server_version_num, to: '140012' });
  await expect(openNamedDatabase('DATABASE_URL', { databaseUrl })).rejects.toThrow(
    /^DATABASE_URL must lead to PostgreSQL 15 or newer, found PostgreSQL 14\.12\.$/,
  );
});

const advice = 'Check that PostgreSQL runs, and the host, port, name, user and password in DATABASE_URL.';

test.each([
  [
    'password',
    (url: URL) => Object.assign(url, { password: 'geheim' }),
    /password authentication failed for user "\w+"/,
  ],
  ['name', (url: URL) => Object.assign(url, { pathname: '/nowhere' }), /database "nowhere" does not exist/],
  ['port', (url: URL) => Object.assign(url, { port: '1' }), /connect ECONNREFUSED \S+:1/],
])('repeats why the database refuses a wrong %s, and says what to check', async (_, change, reason) => {
  const databaseUrl = change(new URL(overNetwork(database.databaseUrl))).href;
  await expect(openNamedDatabase('DATABASE_URL', { databaseUrl })).rejects.toThrow(
    new RegExp(`^Cannot connect to the database at DATABASE_URL: ${reason.source}\\. ${advice}$`),
  );
});

test('says for each network address of the host why it cannot be reached', async () => {
  const addresses = ['127.0.0.1', '::1'].map((address, index) => ({ address, family: index === 0 ? 4 : 6 }));
  const lookup = (...words: unknown[]) => (words.at(-1) as (...found: unknown[]) => void)(null, addresses); // a callback
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup); // only the last overload is used
  await expect(openNamedDatabase('DATABASE_URL', { databaseUrl: 'postgres://a:b@db.example:1/x' })).rejects.toThrow(
    /^Cannot connect to the database at DATABASE_URL: connect \w+ 127\.0\.0\.1:1.*, connect \w+ ::1:1.*\. Check that /,
  );
});

test('says what to install where an extension is missing', async () => {
  const databaseUrl = await serverThatSays({ from: 'btree_gist', to: 'btree_gone' });
  expect(await migrationError(databaseUrl)).toBe(
    'The database could not be brought up to date: extension "btree_gone" is not available. ' +
      'Install the extensions that come with PostgreSQL ("contrib") on that server.',
  );
});

test.each([
  ['tables', 'revoke create on schema public from pg_database_owner', 'permission denied for schema public'],
  [
    'extensions',
    "do $$ begin execute format('revoke create on database %I from current_user', current_database()); end $$",
    'permission denied to create extension "btree_gist"',
  ],
])('says which right is missing to make %s', async (_, statement, message) => {
  await withClient(database.databaseUrl, (client) => client.query(statement));
  expect(await migrationError(database.databaseUrl)).toBe(
    `The database could not be brought up to date: ${message}. ` +
      'Its role must own the database, or be granted CREATE on the database and on its schema.',
  );
});
