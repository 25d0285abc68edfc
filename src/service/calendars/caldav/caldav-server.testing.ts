import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';

type Program = {
  readonly args: (port: number, folder: string) => readonly string[];
  /** Where the reader's calendar lies. */
  readonly path: string;
};

const programs = {
  radicale: {
    args: (port, folder) => [
      ...['--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', join(folder, 'data')],
      ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', join(folder, 'users')],
      ...['--auth-htpasswd-encryption', 'plain', '--logging-level', 'error'],
    ],
    path: '/reader/calendar/',
  },
  xandikos: {
    args: (port, folder) => [
      ...['-d', join(folder, 'data'), '-l', '127.0.0.1', '-p', String(port)],
      ...['--current-user-principal', '/reader', '--defaults', '--autocreate'],
    ],
    path: '/reader/calendars/calendar/',
  },
} as const satisfies Record<string, Program>;

type ServerName = keyof typeof programs;

/** CalDAV servers that this machine has; `.ci/run` installs them. */
export const serverNames = (Object.keys(programs) as ServerName[]).filter(isInstalled); // a literal's keys

/** Starts a CalDAV server for one reader, ended after the last test of the file. */
export async function openCaldavServer(name: ServerName) {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), `${name}-`))];
  await writeFile(join(folder, 'users'), 'reader:right\n');
  const { args, path } = programs[name];
  const server = spawn(name, args(port, folder), { stdio: 'ignore' });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}/`;
  const base = new URL(path, url).href;
  while (!(await ask(url, 'OPTIONS').catch(() => undefined))) await setTimeout(50);
  await ask(base, 'MKCALENDAR');
  return {
    url,
    host: `127.0.0.1:${port}`,
    async write(uid: string, file: string): Promise<void> {
      const response = await ask(`${base}${uid}.ics`, 'PUT', file);
      if (!response.ok) throw new Error(`The calendar refused an entry: ${response.status}`);
    },
    async remove(uid: string): Promise<void> {
      const response = await ask(`${base}${uid}.ics`, 'DELETE');
      if (!response.ok) throw new Error(`The calendar kept an entry: ${response.status}`);
    },
  };
}

async function ask(url: string, method: string, body?: string) {
  const authorization = `Basic ${Buffer.from('reader:right').toString('base64')}`;
  const headers = { authorization, 'content-type': 'text/calendar; charset=utf-8' };
  return fetch(url, { method, headers, ...(body !== undefined && { body }) });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isInstalled(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
