import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export type ServerProcess = {
  readonly address: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
};

const program = fileURLToPath(new URL('./run-server.testing.ts', import.meta.url));

type Options = {
  readonly settings: Readonly<Record<string, string>>;
  /** Where the first of several servers leaves its compiled modules for the next: they take half of each start. */
  readonly compileCacheDir: string;
};

/** Starts a server in a process of its own. */
export async function startServerProcess({ settings, compileCacheDir }: Options): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCacheDir },
  });
  const [line] = await once(child.stdout, 'data');
  return { address: String(line).trim(), kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;
}
