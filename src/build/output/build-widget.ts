import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env, execPath, pid, version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Built, keepBuilt, markServed } from './keep-built.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Builds the widget into `dist`, if its sources have changed since it was built. */
export function buildWidget(): Promise<Built> {
  return keepBuilt({ root: checkout, nodeVersion: version, processId: pid, build: runVite });
}

/** Keeps the present build for as long as this process runs, whatever is built meanwhile. */
export function markWidgetServed(): Promise<void> {
  return markServed(checkout, pid);
}

/** Builds in a process of its own, whose memory is free again before a server starts. */
async function runVite(outDir: string): Promise<void> {
  const words = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', outDir];
  const vite = spawn(execPath, words, {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
    // It would make another build of the same sources.
    env: { ...env, NODE_ENV: 'production' },
  });
  const [code] = await once(vite, 'exit');
  if (code !== 0) throw new Error('The widget could not be built.');
}
