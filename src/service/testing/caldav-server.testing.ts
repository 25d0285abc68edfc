import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, onTestFinished, test } from 'vitest';

type Program = {
  readonly args: (port: number, folder: string) => readonly string[];
  /** The path of the reader's calendar. */
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

export type CaldavServerName = keyof typeof programs;

/**
 * Lists the CalDAV servers that this machine has; `.ci/run` installs them. If there are none, a skipped test of the file
 * says so: Vitest reports a file without any test as failed.
 * @public The tests of the command line use it too.
 */
export function installedCaldavServers(): CaldavServerName[] {
  const names = (Object.keys(programs) as CaldavServerName[]).filter(isInstalled); // a literal's keys
  if (names.length === 0) test.skip('needs Radicale or Xandikos, which are not installed');
  return names;
}

/** A server with one user, `reader`, whose calendar is empty at first. All requests are sent as this user. */
export type CaldavServer = TestCalendar & {
  readonly url: string;
  readonly host: string;
  /** Creates another calendar of the reader. */
  addCalendar(name: string): Promise<TestCalendar>;
  /** Kills the server. It keeps its data for the next start. */
  kill(): Promise<void>;
  /** Starts it unless it runs. */
  start(): Promise<void>;
};

type TestCalendar = {
  /** Reads an entry by its UID. */
  read(uid: string): Promise<string | undefined>;
  /** Writes an entry, to a file called `name`. @default the UID */
  write(uid: string, file: string, name?: string): Promise<void>;
  remove(uid: string): Promise<void>;
  list(): Promise<string[]>;
};

/**
 * Starts a CalDAV server for the user `reader` with the password `right`, ended after the test that starts
 * it, or after the last test of the file.
 * @public The tests of the command line use it too.
 */
export async function openCaldavServer(name: CaldavServerName): Promise<CaldavServer> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), `${name}-`))];
  await writeFile(join(folder, 'users'), 'reader:right\n');
  const { args, path } = programs[name];
  const url = `http://127.0.0.1:${port}/`;
  const calendar = new URL(path, url).href;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server ??= spawn(name, args(port, folder), { stdio: 'ignore' });
    while (!(await request('OPTIONS', url).catch(() => undefined))) await setTimeout(50);
  }

  async function kill(): Promise<void> {
    const child = server;
    server = undefined;
    if (!child) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await exit;
  }

  async function end(): Promise<void> {
    await kill();
    await rm(folder, { recursive: true });
  }

  // A running test must not call `afterAll`, and outside of a test `onTestFinished` throws.
  try {
    onTestFinished(end);
  } catch {
    afterAll(end);
  }
  async function addCalendar(name: string): Promise<TestCalendar> {
    const url = new URL(`../${name}/`, calendar).href;
    await request('MKCALENDAR', url);
    return entriesIn(url);
  }

  await start();
  await request('MKCALENDAR', calendar);
  return { url, host: `127.0.0.1:${port}`, addCalendar, kill, start, ...entriesIn(calendar) };
}

function entriesIn(calendar: string): TestCalendar {
  const addressOf = (uid: string) => `${calendar}${encodeURIComponent(uid)}.ics`;
  return {
    async read(uid) {
      const response = await request('GET', addressOf(uid));
      return response.ok ? response.text() : undefined;
    },
    async write(uid, file, name = uid) {
      const response = await request('PUT', addressOf(name), { 'content-type': 'text/calendar; charset=utf-8' }, file);
      if (!response.ok) throw new Error(`The calendar refused an entry: ${response.status} ${await response.text()}`);
    },
    async remove(uid) {
      const response = await request('DELETE', addressOf(uid));
      if (!response.ok) throw new Error(`The calendar kept an entry: ${response.status}`);
    },
    async list() {
      const listing = await (await request('PROPFIND', calendar, { depth: '1' })).text();
      const paths = [...listing.matchAll(/<(?:\w+:)?href>([^<]+\.ics)</g)].map(([, path = '']) => path);
      return Promise.all(paths.map(async (path) => (await request('GET', new URL(path, calendar).href)).text()));
    },
  };
}

async function request(method: string, url: string, headers: Record<string, string> = {}, body?: string) {
  const authorization = `Basic ${Buffer.from('reader:right').toString('base64')}`;
  return fetch(url, { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // the server listens on TCP
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Searches `PATH`: starting a server just to print its version takes longer than most tests. */
function isInstalled(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}
