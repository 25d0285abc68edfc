import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { createLog } from '../observability/index.ts';
import { readSettings } from '../settings/index.ts';
import { type RunningServer, startServer } from '../start/index.ts';

export const apiKey = 'sk_live_key_of_this_test_0123456789';

export type WatchedServer = RunningServer & {
  /** The lines of log so far. */
  readonly lines: string[];
  /** The entries of log so far that are about a request. */
  requests(): Record<string, unknown>[];
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Runs something on its database. */
  query(sql: string): Promise<void>;
};

/** Starts a server whose log is kept, on a database of this name, and stops it after the last test of the file. */
export async function startWatched(
  databaseName: string,
  environment: Record<string, string> = {},
): Promise<WatchedServer> {
  await asAdmin(`create database ${databaseName}`);
  const lines: string[] = [];
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${databaseName}`;
  const settings = { PORT: '0', DATABASE_URL: url.href, SCHED_API_KEY: apiKey, DEMONSTRATION: '1', ...environment };
  const log = createLog(environment.LOG_LEVEL ?? 'info', { write: (line) => lines.push(line) });
  const server = await startServer(readSettings(settings), log);
  let stopped: Promise<void> | undefined;
  function stop(): Promise<void> {
    stopped ??= server.stop();
    return stopped;
  }
  afterAll(async () => {
    await stop();
    await asAdmin(`drop database ${databaseName}`);
  });
  return {
    ...server,
    stop,
    lines,
    requests: () => lines.map((line) => JSON.parse(line)).filter(({ route }) => route !== undefined),
    query: (sql) => query(url.href, sql),
    ask: (path, init) => fetch(`${server.address}${path}`, init),
  };
}

/** Runs a statement as a role that may create and drop databases. */
export async function asAdmin(sql: string): Promise<void> {
  await query(inject('databaseUrl'), sql);
}

async function query(databaseUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
