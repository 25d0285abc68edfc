import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { inject } from 'vitest';
import { listMigrations, readMigration } from './migration-files.ts';
import { openStore } from './open-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of one PostgreSQL for all tests; each makes a database of its own there. */
    databaseUrl: string;
    /** Addresses of all nodes of the cluster that it coordinates; none if it stands alone. */
    nodeUrls: readonly string[];
    /** Port of a pooler in front of it, through which the service's tests go; 0 when there is none. */
    poolerPort: number;
  }
}

/** SQLSTATE of what may not be dropped yet: a role may not end a process of the server, others are connected. */
const busyCodes: readonly unknown[] = ['42501', '55006'];
/** The class of SQLSTATE of connections that failed. */
const connectionErrors = '08';
const maxAttempts = 60;
const pauseMillis = 200;

/** @public */
export type TestDatabase = { readonly databaseUrl: string; drop(): Promise<void> };

/**
 * Makes a database of its own for a test file: a clone of one on which all migrations were run.
 * @public The tests of the whole service use it too.
 */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = await findTemplate();
  // Copying the files takes half as long as writing every block to the log.
  await onNodes((node) => node.query(`create database ${name} template ${template} strategy file_copy`));
  return asTestDatabase(name);
}

/**
 * Makes a database without any table.
 * @public The tests of the server use it too.
 */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await makeEmpty(name);
  return asTestDatabase(name);
}

function asTestDatabase(name: string): TestDatabase {
  return { databaseUrl: pooledAddressOf(name), drop: () => onNodes((node) => dropDatabase(node, name)) };
}

let sharedTemplate: Promise<string> | undefined;

/** Returns the name of the template, which the first process makes. */
function findTemplate(): Promise<string> {
  sharedTemplate ??= templateName().then(async (name) => {
    await withClient(inject('databaseUrl'), async (client) => {
      await client.query("select pg_advisory_lock(hashtext('template of the tests'))");
      await makeTemplate(client, name);
    });
    return name;
  });
  return sharedTemplate;
}

async function makeTemplate(client: Client, template: string): Promise<void> {
  const result = await client.query('select from pg_database where datname = $1', [template]);
  if (result.rowCount) return;
  const unfinished = `${template}_unfinished`;
  await onNodes((node) => node.query(`drop database if exists ${unfinished} with (force)`));
  await makeEmpty(unfinished);
  const store = await openStore({ databaseUrl: addressOf(unfinished) });
  await store.migrate();
  await store.close();
  await onNodes(async (node) => {
    // Background work of a cluster in a database keeps it from being renamed and cloned.
    await node.query(`alter database ${unfinished} allow_connections false`);
    await node.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [unfinished]);
    await node.query(`alter database ${unfinished} rename to ${template}`);
  });
}

/** Makes a database without any table, on each node of a cluster if there is one. */
async function makeEmpty(name: string): Promise<void> {
  const nodes = inject('nodeUrls');
  await onNodes((node) => node.query(`create database ${name}`));
  if (nodes.length === 0) return;
  for (const node of nodes) await withClient(addressOf(name, node), (client) => client.query('create extension citus'));
  await withClient(addressOf(name), async (client) => {
    const [coordinator, ...workers] = nodes.map((node) => new URL(node));
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator?.hostname, coordinator?.port]);
    for (const worker of workers) await addNode(client, worker);
    // Enough to tell one shard from all, and quick to make.
    await client.query(`alter database ${name} set citus.shard_count = 4`);
  });
}

/** Adds a node to a cluster. Both are busy with other tests, so a connection between them may fail. */
async function addNode(coordinator: Client, { hostname, port }: URL): Promise<void> {
  await repeatWhile(failedToConnect, () => coordinator.query('select citus_add_node($1, $2)', [hostname, port]));
}

/** Citus reports a connection that failed later in a transaction without a code. */
function failedToConnect({ code, message }: DatabaseError): boolean {
  return code?.startsWith(connectionErrors) || message.startsWith('failure on connection');
}

/** Returns a name that changes when a migration does. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await listMigrations()) hash.update(await readMigration(name));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/**
 * With force, the server ends all connections but those of its own vacuum, which the role of the tests may not end;
 * without force, it ends its vacuum but no connection. One of the two works once the others have gone.
 */
async function dropDatabase(client: Client, name: string): Promise<void> {
  await repeatWhile(
    ({ code }) => busyCodes.includes(code),
    (attempt) => {
      const force = attempt % 2 === 1 ? ' with (force)' : '';
      return client.query(`drop database if exists ${name}${force}`);
    },
  );
}

/** Does something again, for a while, as long as it fails for a reason that passes. Attempts count from 1. */
async function repeatWhile(
  isTemporary: (error: DatabaseError) => boolean,
  run: (attempt: number) => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return void (await run(attempt));
    } catch (error) {
      if (!(error instanceof DatabaseError && isTemporary(error)) || attempt === maxAttempts) throw error;
    }
    await setTimeout(pauseMillis);
  }
}

/** Does something on each node of a cluster, or on the one server. */
async function onNodes(run: (client: Client) => Promise<unknown>): Promise<void> {
  const nodes = inject('nodeUrls');
  for (const url of nodes.length > 0 ? nodes : [inject('databaseUrl')]) await run(await clientOf(url));
}

/** One connection to each node, for all test files of a process: connecting takes as long as dropping a database. */
const clients = new Map<string, Promise<Client>>();

function clientOf(url: string): Promise<Client> {
  const openClient = clients.get(url);
  if (openClient) return openClient;
  const client = new Client({ connectionString: url });
  // The server is stopped before the process ends.
  client.on('error', () => clients.delete(url));
  const connection = client.connect().then(() => client);
  clients.set(url, connection);
  return connection;
}

async function withClient(url: string, run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

function addressOf(database: string, server: string = inject('databaseUrl')): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Returns the address of a test's database by the server's port instead of its socket.
 * @public The tests of the server use it too.
 */
export function overNetwork(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  return url.href;
}

/** Returns the address that the service connects to: the pooler's, if there is one. */
function pooledAddressOf(database: string): string {
  const port = inject('poolerPort');
  if (port === 0) return addressOf(database);
  const url = new URL(overNetwork(addressOf(database)));
  url.port = String(port);
  return url.href;
}
