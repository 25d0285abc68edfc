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
  /** The link that sets up the console, if it has not been used yet. */
  readonly setupLink: string | undefined;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Stops the process as an operator does, and waits for its end. */
  stop(): Promise<void>;
};

type Start = {
  readonly dataDir: string;
  readonly now: string;
  /** Settings of the server, in addition to the settings that every journey needs. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** Creates a folder for the database of one server. The caller removes it. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'sched-booking-journey-'));
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}

/** Starts the whole product as `npm start` does, on a free port, with a clock that the journeys know. */
export async function startTestServer({ dataDir, now, settings = {} }: Start): Promise<TestServer> {
  const fixedSettings = { PORT: '0', DATA_DIR: dataDir, SCHED_API_KEY: apiKey, LOG_LEVEL: 'warn', FAKE_NOW: now };
  // High limits, because all journeys of a server have the same network address and book for the same few people in
  // quick succession.
  const often = {
    EMAIL_BOOKINGS_PER_HOUR: '100',
    EMAIL_BOOKINGS_PER_DAY: '100',
    VISITOR_READS_PER_MINUTE: '100000',
  };
  const child = spawn(process.execPath, ['--import', './e2e/support/fake-clock.ts', 'src/build/start.js', 'start'], {
    env: { ...process.env, ...fixedSettings, ...often, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    ...(await readGreeting(child)),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Creates the link that sets up the console of a running server, as its operator does. */
export async function makeSetupLink({ dataDir, now, settings = {} }: Start): Promise<string> {
  const command = ['--import', './e2e/support/fake-clock.ts', 'src/server/sched.ts', 'console', 'setup-link'];
  const env = { ...process.env, ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'warn', FAKE_NOW: now };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  const link = /http\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`The command printed no link: ${stdout}`);
  return link;
}

/** Waits for the line in which a server prints its address. Returns the address. */
export async function addressPrinted(child: ChildProcess): Promise<string> {
  return (await readGreeting(child)).address;
}

/** Reads the output of a server up to the line with its address. */
async function readGreeting(child: ChildProcess): Promise<Pick<TestServer, 'address' | 'setupLink'>> {
  if (!child.stdout) throw new Error('The server has no standard output.');
  let setupLink: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    setupLink ??= /Set up +(http\S+)/.exec(line)?.[1];
    const address = /(http:\/\/localhost:\d+)\/$/.exec(line)?.[1];
    if (address) return { address, setupLink };
  }
  throw new Error('The server ended before it printed its address.');
}

/** Stops a process and waits for its end. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
