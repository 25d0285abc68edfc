import { Client } from 'pg';
import { afterAll } from 'vitest';
import { createDatabase } from '../../service/store/database.testing.ts';
import { createLog } from '../observability/index.ts';
import { readSettings } from '../settings/index.ts';
import { type RunningServer, startServer } from '../start/index.ts';

export const apiKey = 'sk_live_key_of_this_test_0123456789';

export type WatchedServer = RunningServer & {
  /** The lines of log so far. */
  readonly lines: string[];
  /** The entries of log so far that are about a request. */
  requests(): Record<string, unknown>[];
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Runs something on its database. */
  query(sql: string): Promise<void>;
};

/** Starts a server whose log is kept, on a database of its own, and stops it after the last test of the file. */
export async function startWatched(environment: Record<string, string> = {}): Promise<WatchedServer> {
  const { databaseUrl, drop } = await createDatabase();
  const lines: string[] = [];
  const settings = { PORT: '0', DATABASE_URL: databaseUrl, SCHED_API_KEY: apiKey, DEMONSTRATION: '1', ...environment };
  const log = createLog(environment.LOG_LEVEL ?? 'info', { write: (line) => lines.push(line) });
  const server = await startServer(readSettings(settings), log);
  let end: Promise<void> | undefined;
  function stop(): Promise<void> {
    end ??= server.stop();
    return end;
  }
  afterAll(async () => {
    await stop();
    await drop();
  });
  return {
    ...server,
    stop,
    lines,
    requests: () => lines.map((line) => JSON.parse(line)).filter(({ route }) => route !== undefined),
    query: (sql) => query(databaseUrl, sql),
    request: (path, init) => fetch(`${server.address}${path}`, init),
  };
}

async function query(databaseUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
