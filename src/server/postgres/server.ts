import { open, readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../error-code.ts';
import { runningPostmaster } from './postmaster/index.ts';
import type { Programs } from './programs/index.ts';
import { superuserUrl } from './roles.ts';
import { logSettings } from './server-log.ts';
import { withClient } from './with-client.ts';

export type Cluster = {
  readonly programs: Programs;
  readonly dir: string;
  readonly superuserPassword: string;
  readonly password: string;
  /** The server's output before it has opened its log. */
  readonly outputFile: string;
  readonly settings: readonly string[];
};

const pollMillis = 100;
const recoveryMillis = 60_000; // recovery after a crash takes a while on a slow disk
const childrenMillis = 2000; // children of a killed server end sooner

const ownSettings = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", ...logSettings];

/** Starts the server on a cluster and returns its port, or the port of another process's server if that was faster. */
export async function startServer(cluster: Cluster, port: number): Promise<number> {
  try {
    await startOnce(cluster, port);
  } catch {
    // After `kill -9` of the server itself its children live on for a moment, and PostgreSQL does not start beside
    // them.
    await setTimeout(childrenMillis);
    const runningPort = await joinRunning(cluster);
    if (runningPort !== undefined) return runningPort;
    await startOnce(cluster, port);
  }
  return port;
}

async function startOnce({ programs, dir, outputFile, settings }: Cluster, port: number): Promise<void> {
  const flags = [`-p ${port}`, ...[...ownSettings, ...settings].map((setting) => `-c ${setting}`)].join(' ');
  const output = await open(outputFile, 'w', 0o600);
  try {
    await programs.run('pg_ctl', { dir, output: output.fd, args: ['start', '-w', '-t', '120', '-o', flags] });
  } catch (cause) {
    const outputText = (await readFile(outputFile, 'utf8')).trim();
    throw new Error(`PostgreSQL could not be started on ${dir}; its log is in ${dir}/log: ${outputText}`, { cause });
  } finally {
    await output.close();
  }
}

/**
 * Returns the port of the server that runs on the folder once it responds, or undefined if none does. A server that is
 * starting, or was just killed, is watched until it is clear which.
 */
export async function joinRunning({ dir, superuserPassword }: Cluster): Promise<number | undefined> {
  const until = performance.now() + recoveryMillis;
  while (performance.now() < until) {
    const postmaster = await runningPostmaster(dir);
    if (!postmaster) return undefined;
    if (await responds(superuserUrl({ port: postmaster.port, superuserPassword }))) return postmaster.port;
    await setTimeout(pollMillis);
  }
  throw new Error(`A PostgreSQL server runs on ${dir} and does not respond; its log is in ${dir}/log.`);
}

/** A server that refuses the password is running too. */
async function responds(url: string): Promise<boolean> {
  return withClient(url, async () => true).catch(isRefused);
}

const invalidPassword = '28P01';

/** Returns whether a server refused the role or its password. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === invalidPassword;
}
