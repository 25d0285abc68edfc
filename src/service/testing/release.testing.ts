import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A release that serves a database, in a process of its own. */
export type RunningRelease = { readonly address: string; stop(): Promise<void> };

const program = fileURLToPath(new URL('./run-release.testing.ts', import.meta.url));

/** Starts the service of a checkout in a folder; it brings the tables of the database up to date first. */
export async function startRelease(folder: string, databaseUrl: string): Promise<RunningRelease> {
  const child = spawn(process.execPath, [program, folder, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [])]);
  if (line === undefined) throw new Error(`The service of ${folder} ended before it said where it listens.`);
  return {
    address: String(line).trim(),
    async stop() {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
