import { chown, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { initializeCluster } from './initialize-cluster.ts';
import { keptSecret } from './kept-secret.ts';
import { type Programs, postgresPrograms } from './postgres-programs.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { withClient } from './with-client.ts';

export type EmbeddedPostgres = {
  /** Address of the database, password included, for clients on this machine only. */
  readonly databaseUrl: string;
  /** Whether the server ran before us. */
  readonly wasRunning: boolean;
  /** Starts the server again at the same address if it died under us; calls that come together start it once. */
  revive(): Promise<void>;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The folder that holds everything, absolute or from where the process was started; made when missing. */
  readonly dataDir: string;
  /** Answers an unguessable text, for the database's password. */
  readonly createPassword: () => string;
  /** Settings of the server, as `fsync=off`. */
  readonly settings?: readonly string[];
};

type Cluster = {
  readonly programs: Programs;
  readonly dir: string;
  readonly password: string;
  readonly logFile: string;
};

const user = 'sched';
const database = 'sched';

const pollMillis = 100;
const recoveryMillis = 60_000; // recovery after a crash takes a while on a slow disk
const disconnectMillis = 2000; // a process that ends takes no longer to be gone from the server's list
const childrenMillis = 2000; // children of a server that was killed live on no longer

/**
 * Starts PostgreSQL's own server on a folder, or joins the one that already runs there, as after `kill -9` of the
 * process that started it: it outlives us by design, in a session of its own, so that Ctrl-C cannot take it away
 * before the last request is answered.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { createPassword, settings = [] } = options;
  // PostgreSQL's programs run in another folder than we do.
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const dir = join(dataDir, 'postgres');
  const programs = await postgresPrograms(dir);
  const passwordFile = join(dataDir, 'postgres-password');
  const password = await keptSecret(passwordFile, createPassword);
  const cluster: Cluster = { programs, dir, password, logFile: join(dataDir, 'postgres.log') };
  await initializeCluster({ programs, dir, user, passwordFile });
  const running = await joinRunning(cluster);
  const port = running ?? (await start(cluster, settings, await freePort()));
  await createDatabase(addressOf(port, password, 'postgres'));
  const databaseUrl = addressOf(port, password, database);
  return {
    databaseUrl,
    wasRunning: running !== undefined,
    revive: once(async () => {
      if ((await joinRunning(cluster)) === undefined) await start(cluster, settings, port);
    }),
    stop: () => stopIfLast(cluster, databaseUrl),
  };
}

/** Lets calls that come while the work is under way wait for it. */
function once(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return function runOnce() {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function start(cluster: Cluster, settings: readonly string[], port: number): Promise<number> {
  const { programs, dir, logFile } = cluster;
  const listen = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", ...settings];
  const flags = [`-p ${port}`, ...listen.map((setting) => `-c ${setting}`)].join(' ');
  await writeFile(logFile, '', { flag: 'a', mode: 0o600 });
  if (programs.owner) await chown(logFile, programs.owner.uid, programs.owner.gid);
  const startArguments = ['start', '-w', '-t', '120', '-D', dir, '-l', logFile, '-o', flags];
  try {
    await programs.run('pg_ctl', startArguments);
  } catch {
    // After `kill -9` of the server alone its children live on for a moment, and PostgreSQL will not start beside them.
    await setTimeout(childrenMillis);
    // Or another process was faster.
    const running = await joinRunning(cluster);
    if (running !== undefined) return running;
    await programs.run('pg_ctl', startArguments);
  }
  return port;
}

/**
 * Returns the port of the server that runs on the folder, once it answers, or undefined when none does. One that is
 * still starting, or has just been killed and is going, is watched until it is clear which.
 */
async function joinRunning({ dir, password }: Cluster): Promise<number | undefined> {
  const until = performance.now() + recoveryMillis;
  while (performance.now() < until) {
    const running = await runningPostmaster(dir);
    if (!running) return undefined;
    if (await answers(addressOf(running.port, password, 'postgres'))) return running.port;
    await setTimeout(pollMillis);
  }
  throw new Error(`A PostgreSQL server runs on ${dir} and does not answer; its log is beside that folder.`);
}

async function answers(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async () => true).catch(() => false);
}

async function stopIfLast(cluster: Cluster, databaseUrl: string): Promise<void> {
  const { programs, dir } = cluster;
  try {
    if (!(await isUsed(databaseUrl))) await programs.run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', dir]);
  } catch (error) {
    // Another process that ends may have stopped it meanwhile, or be about to.
    if ((await joinRunning(cluster)) !== undefined) throw error;
  }
}

/** Returns whether anybody else is connected and stays: a connection we have just closed is seen a moment longer. */
async function isUsed(databaseUrl: string): Promise<boolean> {
  for (let waitedMillis = 0; waitedMillis < disconnectMillis; waitedMillis += pollMillis) {
    const others = await withClient(databaseUrl, async (client) => (await client.query(otherClients)).rows.length);
    if (others === 0) return false;
    await setTimeout(pollMillis);
  }
  return true;
}

// Another process that starts may have made it meanwhile, or be about to.
const duplicateDatabase = '42P04';
const uniqueViolation = '23505';

const otherClients = "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

async function createDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rows.length > 0) return;
    await client.query(`create database ${database}`).catch((error) => {
      if (error.code !== duplicateDatabase && error.code !== uniqueViolation) throw error;
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('The machine gave no free port.');
  return address.port;
}

function addressOf(port: number, password: string, name: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
}
