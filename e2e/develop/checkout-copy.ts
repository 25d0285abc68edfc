import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify, stripVTControlCharacters } from 'node:util';
import { freePort } from '../support/index.ts';

/** The files of a checkout that `npm run dev` reads. */
const copied = ['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of this checkout that tests can edit, with the installed packages. */
export type CheckoutCopy = {
  /** Replaces a text in a file. Throws if the file does not contain it. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Starts `npm run dev` in the copy, and returns its address. */
  startDev(): Promise<string>;
  /** The output so far. */
  readonly output: string[];
  /** Stops it with Ctrl-C, and waits for its end. */
  interrupt(): Promise<void>;
  /** The commands of processes that still run in the copy. */
  processesLeft(): Promise<string[]>;
  remove(): Promise<void>;
};

export async function copyCheckout(): Promise<CheckoutCopy> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'sched-booking-checkout-')));
  await Promise.all(copied.map((path) => cp(path, join(root, path), { recursive: true })));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const output: string[] = [];
  let npm: ChildProcess | undefined;
  return {
    output,
    async edit(file, from, to) {
      const text = await readFile(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      await writeFile(join(root, file), text.replace(from, to));
    },
    async startDev() {
      const port = await freePort();
      const env = { ...process.env, NO_COLOR: '1', PORT: String(port), DATA_DIR: join(root, '.data') };
      // A separate process group, as a command in a terminal has.
      npm = spawn('npm', ['run', 'dev'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
      if (!npm.stdout) throw new Error('npm has no standard output.');
      const lines = createInterface({ input: npm.stdout });
      await new Promise<void>((ready, fail) => {
        lines.on('line', (line) => {
          output.push(stripVTControlCharacters(line));
          if (line.includes('API key')) ready();
        });
        lines.on('close', () => fail(new Error(`It ended at once: ${output.join('\n')}`)));
      });
      return `http://localhost:${port}`;
    },
    async interrupt() {
      if (!npm?.pid) return;
      const ended = once(npm, 'close');
      process.kill(-npm.pid, 'SIGINT');
      await ended;
      npm = undefined;
    },
    processesLeft: () => commandsIn(root),
    async remove() {
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Lists the processes whose command contains a folder: the server and its PostgreSQL are started with full paths. */
async function commandsIn(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
  return stdout.split('\n').filter((command) => command.includes(folder));
}
