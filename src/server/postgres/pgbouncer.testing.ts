import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { accountFor } from './programs/index.ts';
import { withClient } from './with-client.ts';

const pollMillis = 50;

export type TestPooler = { readonly port: number; stop(): Promise<void> };

/**
 * Starts PgBouncer before a server, in transaction mode: each transaction gets any free connection, so that nothing
 * that belongs to a session works through it: no lock, no named statement and no LISTEN.
 */
export async function startPgbouncer(databaseUrl: string): Promise<TestPooler> {
  const folder = await mkdtemp(join(tmpdir(), 'sched-booking-pgbouncer-'));
  const [port, settings] = [await freePort(), join(folder, 'pgbouncer.ini')];
  await writeFile(settings, settingsFor(new URL(databaseUrl), port), { mode: 0o600 });
  // It refuses to run as root.
  const account = await accountFor(folder);
  if (account) for (const path of [folder, settings]) await chown(path, account.uid, account.gid);
  await chmod(folder, 0o700);
  const child = spawn('pgbouncer', ['--quiet', settings], { ...account, stdio: 'inherit' });
  await untilListening(child, throughPort(databaseUrl, port));
  return {
    port,
    async stop() {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the address of the same database through a pooler. */
function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}

async function untilListening(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('PgBouncer does not start.');
    try {
      return await withClient(url, async (client) => void (await client.query('select 1')));
    } catch {
      await setTimeout(pollMillis);
    }
  }
}

function settingsFor({ hostname, port, username, password }: URL, listenPort: number): string {
  const target = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  return `
[databases]
* = ${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 30
server_idle_timeout = 10
`;
}
