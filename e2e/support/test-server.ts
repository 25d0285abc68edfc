import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export const apiKey = 'sk_live_key_of_the_journeys_0123456789';

export type TestServer = {
  readonly address: string;
  /** The link that sets up the console, if nobody has. */
  readonly setupLink: string | undefined;
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends the process as an operator does, and waits for it. */
  stop(): Promise<void>;
};

type Start = {
  readonly dataDir: string;
  readonly now: string;
  /** Settings of the server, beside those every journey needs. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** Makes a folder for one server's database; the caller removes it. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'sched-booking-journey-'));
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}

/** Starts the whole product as `npm start` does, on a free port, at an instant the journeys know. */
export async function startTestServer({ dataDir, now, settings = {} }: Start): Promise<TestServer> {
  const held = { PORT: '0', DATA_DIR: dataDir, SCHED_API_KEY: apiKey, LOG_LEVEL: 'warn', FAKE_NOW: now };
  // Journeys of one server are one visitor, who books as the same few people, one after another and fast.
  const often = {
    EMAIL_BOOKINGS_PER_HOUR: '100',
    EMAIL_BOOKINGS_PER_DAY: '100',
    VISITOR_READS_PER_MINUTE: '100000',
  };
  const child = spawn(process.execPath, ['--import', './e2e/support/fake-clock.ts', 'src/build/start.js', 'start'], {
    env: { ...process.env, ...held, ...often, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    ...(await readGreeting(child)),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Makes the link that sets up the console of a server that runs, as its operator does. */
export async function makeSetupLink({ dataDir, now, settings = {} }: Start): Promise<string> {
  const command = ['--import', './e2e/support/fake-clock.ts', 'src/server/sched.ts', 'console', 'setup-link'];
  const env = { ...process.env, ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'warn', FAKE_NOW: now };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  const link = /http\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`The command printed no link: ${stdout}`);
  return link;
}

/** Waits for the line in which a server says where it listens. */
export async function addressPrinted(child: ChildProcess): Promise<string> {
  return (await readGreeting(child)).address;
}

/** Reads what a server says once it listens, up to its address. */
async function readGreeting(child: ChildProcess): Promise<Pick<TestServer, 'address' | 'setupLink'>> {
  if (!child.stdout) throw new Error('The server has no standard output.');
  let setupLink: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    setupLink ??= /Set up +(http\S+)/.exec(line)?.[1];
    const address = /(http:\/\/localhost:\d+)\/$/.exec(line)?.[1];
    if (address) return { address, setupLink };
  }
  throw new Error('The server ended before it said where it listens.');
}

/** Ends a process and waits for it. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
