import { access, constants } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../error-code.ts';
import { freePort } from '../free-port.ts';
import { makeFolder } from '../make-folder.ts';
import { secretFromFile } from '../secrets/index.ts';
import { explainFullDisk } from './explain-full-disk.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { isInterrupted } from './is-interrupted.ts';
import { postgresPrograms } from './programs/index.ts';
import { databaseUrlOf, prepareDatabase, separateRoles, superuser, superuserUrl } from './roles.ts';
import { type Cluster, isRefused, joinRunning, startServer } from './server.ts';
import { removeOldLogs } from './server-log.ts';
import { withClient } from './with-client.ts';

export type EmbeddedPostgres = {
  /** Address of the database, including the password, for clients on this machine only. */
  readonly databaseUrl: string;
  /** Whether the server was already running. */
  readonly wasRunning: boolean;
  /** Starts the server again at the same address if it died. Concurrent calls start it once. */
  revive(): Promise<void>;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The folder of the cluster, absolute or relative to the working directory. Created if it is missing. */
  readonly dataDir: string;
  /** Returns a random text for a role's password. */
  readonly createPassword: () => string;
  /** Settings of the server, such as `fsync=off`. */
  readonly settings?: readonly string[];
};

const disconnectMillis = 2000; // a process that ends leaves the server's list within this time
const pollMillis = 100;
const joinAttempts = 100; // ten seconds, longer than a server takes to restart
const logCheckMillis = 3_600_000;

/**
 * Starts PostgreSQL's own server on a folder, or joins the one that already runs there, for example after `kill -9` of
 * the process that started it. The server outlives this process by design, in a separate session, so that Ctrl-C cannot
 * stop it before the last response is sent.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { cluster, port, wasRunning } = await open(options).catch((error) => {
    throw explainFullDisk(error, options.dataDir);
  });
  const logCheck = setInterval(() => void removeOldLogs(cluster.dir), logCheckMillis).unref();
  return {
    databaseUrl: databaseUrlOf({ port, password: cluster.password }),
    wasRunning,
    revive: once(async () => {
      if ((await joinRunning(cluster)) === undefined) await startServer(cluster, port);
    }),
    async stop() {
      clearInterval(logCheck);
      await stopIfLast(cluster, port);
    },
  };
}

async function open(options: EmbeddedPostgresOptions) {
  const cluster = await openCluster(options);
  return { cluster, ...(await joinOrStart(cluster)) };
}

async function joinOrStart(cluster: Cluster): Promise<{ port: number; wasRunning: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    const runningPort = await joinRunning(cluster);
    const port = runningPort ?? (await startServer(cluster, await freePort()));
    try {
      const wasOlder = await prepare(cluster, port);
      // A server left running by an earlier release has the settings and the rights of that release.
      if (runningPort !== undefined && wasOlder) await restartIfUnused(cluster, port);
      return { port, wasRunning: runningPort !== undefined };
    } catch (error) {
      // Do not leave a server running that this start does not use.
      if (runningPort === undefined) await stopServer(cluster);
      // Another process may be restarting the server, as it does for an older cluster: then join it again.
      if (runningPort === undefined || attempt === joinAttempts || !isInterrupted(error)) throw error;
      await setTimeout(pollMillis);
    }
  }
}

async function openFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    const code = codeOf(cause);
    const folder = code === undefined ? dataDir : `${dataDir} (${code})`;
    throw new Error(`DATA_DIR must be a folder that this process can write to, found ${folder}.`, { cause });
  }
}

async function openCluster({ createPassword, ...options }: EmbeddedPostgresOptions): Promise<Cluster> {
  // PostgreSQL's programs run in another folder than this process.
  const dataDir = resolve(options.dataDir);
  await openFolder(dataDir);
  const dir = join(dataDir, 'postgres');
  const programs = await postgresPrograms(dir);
  const password = await secretFromFile(join(dataDir, 'postgres-password'), createPassword);
  const superuserPassword = await secretFromFile(join(dataDir, 'postgres-superuser-password'), createPassword);
  await initializeCluster({ programs, dir, superuser, password: superuserPassword });
  await removeOldLogs(dir);
  const outputFile = join(dataDir, 'postgres.log');
  return { programs, dir, password, superuserPassword, outputFile, settings: options.settings ?? [] };
}

/** Creates role and database. Returns whether an earlier release created the cluster, with one role for everything. */
async function prepare(cluster: Cluster, port: number): Promise<boolean> {
  const access = { ...cluster, port };
  try {
    await prepareDatabase(access);
    return false;
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  try {
    const wasOlder = await separateRoles(access);
    await prepareDatabase(access);
    return wasOlder;
  } catch (error) {
    throw isRefused(error) ? passwordsRefused(cluster, error) : error;
  }
}

async function restartIfUnused(cluster: Cluster, port: number): Promise<void> {
  if (await isUsed(cluster, port)) return;
  await stopServer(cluster);
  await startServer(cluster, port);
}

function passwordsRefused({ dir }: Cluster, cause: unknown): Error {
  return new Error(
    `The PostgreSQL in ${dir} refuses the passwords in ${dir}-password and ${dir}-superuser-password: ` +
      'put back the files that were there, or restore a backup into another DATA_DIR.',
    { cause },
  );
}

/** Lets calls wait for work that is already under way. */
function once(work: () => Promise<void>): () => Promise<void> {
  let currentRun: Promise<void> | undefined;
  return function runOnce() {
    currentRun ??= work().finally(() => {
      currentRun = undefined;
    });
    return currentRun;
  };
}

async function stopIfLast(cluster: Cluster, port: number): Promise<void> {
  try {
    if (!(await isUsed(cluster, port))) await stopServer(cluster);
  } catch (error) {
    // Another process that ends may have stopped it, or may be about to.
    if ((await joinRunning(cluster)) !== undefined) throw error;
  }
}

async function stopServer({ programs, dir }: Cluster): Promise<void> {
  await programs.run('pg_ctl', { dir, args: ['stop', '-w', '-m', 'fast'] });
}

const otherClients = "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

/** Returns whether anyone else is still connected. A connection that was just closed is still listed for a moment. */
async function isUsed(cluster: Cluster, port: number): Promise<boolean> {
  const url = superuserUrl({ ...cluster, port });
  for (let waitedMillis = 0; waitedMillis < disconnectMillis; waitedMillis += pollMillis) {
    const others = await withClient(url, async (client) => (await client.query(otherClients)).rows.length);
    if (others === 0) return false;
    await setTimeout(pollMillis);
  }
  return true;
}
