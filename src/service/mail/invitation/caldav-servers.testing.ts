import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { Calendar } from './itip.testing.ts';

type Program = {
  readonly args: (port: number, folder: string) => readonly string[];
  /** Where the reader's calendar lies. */
  readonly path: string;
};

const programs = {
  radicale: {
    args: (port, folder) => [
      ...['--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', folder],
      ...['--auth-type', 'none', '--logging-level', 'error'],
    ],
    path: '/reader/calendar/',
  },
  xandikos: {
    args: (port, folder) => [
      ...['-d', folder, '-l', '127.0.0.1', '-p', String(port)],
      ...['--current-user-principal', '/reader', '--defaults', '--autocreate'],
    ],
    path: '/reader/calendars/calendar/',
  },
} as const satisfies Record<string, Program>;

export type ServerName = keyof typeof programs;

/** CalDAV servers that this machine has; `.ci/run` installs them. */
export const serverNames = (Object.keys(programs) as ServerName[]).filter(isInstalled); // a literal's keys

/** Starts a CalDAV server with an empty calendar, ended after the last test of the file. */
export async function openCaldavCalendar(name: ServerName): Promise<Calendar> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), `${name}-`))];
  const { args, path } = programs[name];
  const server = spawn(name, args(port, folder), { stdio: 'ignore' });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  const base = `http://127.0.0.1:${port}${path}`;
  await untilUp(`http://127.0.0.1:${port}/`);
  await ask(base, 'MKCALENDAR');
  return calendarAt(base);
}

function calendarAt(base: string): Calendar {
  const addressOf = (uid: string) => `${base}${encodeURIComponent(uid)}.ics`;
  return {
    async read(uid) {
      const response = await ask(addressOf(uid), 'GET');
      return response.ok ? response.text() : undefined;
    },
    async write(uid, file) {
      const response = await ask(addressOf(uid), 'PUT', { 'content-type': 'text/calendar; charset=utf-8' }, file);
      if (!response.ok) throw new Error(`The calendar refused an entry: ${response.status} ${await response.text()}`);
    },
    async remove(uid) {
      const response = await ask(addressOf(uid), 'DELETE');
      if (!response.ok) throw new Error(`The calendar kept an entry: ${response.status}`);
    },
    async list() {
      const found = await (await ask(base, 'PROPFIND', { depth: '1' })).text();
      const paths = [...found.matchAll(/<(?:\w+:)?href>([^<]+\.ics)</g)].map(([, path = '']) => path);
      return Promise.all(paths.map(async (path) => (await ask(new URL(path, base).href, 'GET')).text()));
    },
  };
}

async function ask(url: string, method: string, headers: Record<string, string> = {}, body?: string) {
  const authorization = `Basic ${Buffer.from('reader:reader').toString('base64')}`;
  return fetch(url, { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) });
}

async function untilUp(url: string): Promise<void> {
  for (;;) {
    const answered = await ask(url, 'OPTIONS').catch(() => undefined);
    if (answered) return;
    await setTimeout(50);
  }
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
