import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { execPath, platform } from 'node:process';
import { createInterface } from 'node:readline';
import { shortenLog } from './short-log.ts';

export type ServiceOptions = {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Receives each line that the server prints; log entries are shortened. */
  readonly print: (line: string) => void;
};

export type RunningService = {
  /** Stops the server, and starts it from the current sources. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs the server from source in a child process. Resolves when it is ready or has ended. */
export async function runService(options: ServiceOptions): Promise<RunningService> {
  let child = await start(options);
  let turn: Promise<void> = Promise.resolve();
  /** Runs one action at a time, in order. */
  function oneAtATime(run: () => Promise<void>): Promise<void> {
    turn = turn.then(run);
    return turn;
  }
  return {
    restart: () =>
      oneAtATime(async () => {
        await end(child);
        child = await start(options);
      }),
    stop: () => oneAtATime(() => end(child)),
  };
}

async function start({ root, environment, print }: ServiceOptions): Promise<ChildProcess> {
  const child = spawn(execPath, [join(root, 'src/server/sched.ts'), 'start'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, it does not get the terminal's Ctrl-C, only the one signal we send, and can stop its
    // PostgreSQL.
    detached: platform !== 'win32',
  });
  // The server writes its log to standard error.
  createInterface({ input: child.stderr }).on('line', (line) => print(shortenLog(line) ?? line));
  const lines = createInterface({ input: child.stdout });
  const isReady = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      print(line);
      if (line.includes('sched-booking is running')) resolve();
    });
    child.once('exit', () => resolve());
  });
  await isReady;
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
