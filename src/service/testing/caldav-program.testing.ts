import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

type Program = {
  readonly args: (port: number, folder: string) => readonly string[];
  /** The folder of the reader's calendars. */
  readonly home: string;
};

export const caldavPrograms = {
  radicale: {
    args: (port, folder) => [
      ...['--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', join(folder, 'data')],
      ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', join(folder, 'users')],
      ...['--auth-htpasswd-encryption', 'plain', '--logging-level', 'error'],
    ],
    home: '/reader/',
  },
  xandikos: {
    args: (port, folder) => [
      ...['-d', join(folder, 'data'), '-l', '127.0.0.1', '-p', String(port)],
      ...['--current-user-principal', '/reader', '--defaults', '--autocreate'],
    ],
    home: '/reader/calendars/',
  },
} as const satisfies Record<string, Program>;

export type CaldavServerName = keyof typeof caldavPrograms;

/**
 * Runs a program until the input of this script ends, which it does when the process that started it ends, even by
 * `kill -9`. A terminal sends Ctrl-C to the script as well, which would end it before it has removed the folder.
 */
const untilInputEnds = 'trap "" INT; folder=$1; shift; "$@" & cat; kill $!; wait; rm -r "$folder"';
const pollMillis = 50;

/** The ports of running programs that no test uses. */
const unused = new Map<CaldavServerName, number[]>();

/**
 * Returns the port of a running program that no other test of this process uses. It runs until this process ends, and
 * earlier tests may have used it: to start one takes longer than most tests.
 */
export async function takeProgram(name: CaldavServerName): Promise<number> {
  return unused.get(name)?.pop() ?? startProgram(name);
}

/** Lets other tests use a program, whose calendars have been removed. */
export function returnProgram(name: CaldavServerName, port: number): void {
  unused.set(name, [...(unused.get(name) ?? []), port]);
}

/** Sends a request as the reader. */
export async function requestAsReader(
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Response> {
  const authorization = `Basic ${Buffer.from('reader:right').toString('base64')}`;
  return fetch(url, { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) });
}

async function startProgram(name: CaldavServerName): Promise<number> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), `${name}-`))];
  await writeFile(join(folder, 'users'), 'reader:right\n');
  const args = caldavPrograms[name].args(port, folder);
  const program = spawn('sh', ['-c', untilInputEnds, 'sh', folder, name, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  program.unref();
  if (program.stdin instanceof Socket) program.stdin.unref();
  while (!(await requestAsReader('OPTIONS', `http://127.0.0.1:${port}/`).catch(() => undefined))) {
    await setTimeout(pollMillis);
  }
  return port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // the server listens on TCP
  await new Promise((resolve) => server.close(resolve));
  return port;
}
