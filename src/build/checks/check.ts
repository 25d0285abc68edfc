import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { env, exit, platform, stdout } from 'node:process';

/** Scripts of package.json. Groups run in parallel: while tests wait for a database or a timer, the others compute. */
const groups = [['unit'], ['lint', 'types', 'unused', 'build', 'size']] as const;
/** The type checker is written in Go. A sixth of its processor time was garbage collection. */
const seldomCollecting = { GOGC: '300' };
/** Dozens of processes load the same libraries. Each compiles only what none has compiled before. */
const sharingCode = { NODE_COMPILE_CACHE: resolve('.build/compile-cache') };

const results = await Promise.all(groups.map(runGroup));
if (!results.every(Boolean)) exit(1);

/** Runs scripts one after another until one fails. Returns whether all passed. */
async function runGroup(scripts: readonly string[]): Promise<boolean> {
  for (const script of scripts) if (!(await run(script))) return false;
  return true;
}

/** Runs a script, and prints its output when it has ended, so that the lines of two groups are never mixed. */
async function run(script: string): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...seldomCollecting, ...sharingCode, ...env },
    shell: platform === 'win32',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, 'close');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  stdout.write(`${Buffer.concat(output)}${code === 0 ? 'passed' : 'FAILED'}: npm run ${script} (${seconds} s)\n`);
  return code === 0;
}
