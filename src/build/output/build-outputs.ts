import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { env, execPath, pid, version } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildResult, keepBuilt } from './keep-built.ts';
import { type Output, serverOutput, widgetOutput } from './outputs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Builds the widget into `dist`, and the server, each only if its sources have changed since the last build. Both
 * builds stay in place while this process runs, whatever other processes build in the meantime.
 */
export async function buildOutputs(): Promise<{ readonly widget: BuildResult; readonly server: BuildResult }> {
  const building = [build(widgetOutput, 'production'), build(serverOutput, 'start')] as const;
  // Wait for both even if one fails, because otherwise the other would go on unobserved.
  await Promise.allSettled(building);
  const [widget, server] = await Promise.all(building);
  return { widget, server };
}

/** Builds what has changed. Returns the URL of the module with the command line. */
export async function buildToStart(): Promise<string> {
  const { server } = await buildOutputs();
  return pathToFileURL(join(server.folder, 'sched.js')).href;
}

/** A mode of `vite.config.ts`. */
type Mode = 'production' | 'start';

function build(output: Output, mode: Mode): Promise<BuildResult> {
  const context = { root, nodeVersion: version, processId: pid };
  return keepBuilt(output, { ...context, build: (folder) => runVite(mode, folder) });
}

/** Builds in a separate process, whose memory is released before a server starts. */
async function runVite(mode: Mode, outDir: string): Promise<void> {
  const words = ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'warn', '--outDir', outDir];
  const vite = spawn(execPath, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Set, because another value would give a different build of the same sources.
    env: { ...env, NODE_ENV: 'production' },
  });
  const [code] = await once(vite, 'exit');
  if (code !== 0) throw new Error(`The ${mode === 'start' ? 'server' : 'widget'} could not be built.`);
}
