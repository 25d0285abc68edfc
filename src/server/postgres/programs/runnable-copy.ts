import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** Where root puts programs for other accounts: no one else writes there, and nothing clears it while they run. */
const cacheFolder = '/var/cache/sched-booking';

/**
 * Returns a folder with PostgreSQL's programs that an account can run: the original, or a copy if the account cannot
 * enter it, as below /root. The server continues to read their files, so it would otherwise need root's right to enter.
 */
export async function findRunnable(
  programs: string,
  account: Account | undefined,
  cache = cacheFolder,
): Promise<string> {
  if (!account || canRun(programs, account)) return programs;
  const { version } = JSON.parse(await readFile(join(programs, '..', 'package.json'), 'utf8'));
  const copy = join(cache, `postgres-${version}-${process.arch}`);
  if (!canRun(copy, account)) {
    await copyPrograms(programs, { cache, copy }).catch((cause) => {
      throw new Error(`${closedTo(programs, account)}, and no copy could be made in ${cache}: ${cause.message}`, {
        cause,
      });
    });
  }
  if (canRun(copy, account)) return copy;
  throw new Error(`${closedTo(programs, account)}, nor could it run the copy in ${copy}.`);
}

function closedTo(programs: string, { uid }: Account): string {
  return `PostgreSQL does not run as root, and the account ${uid} may not pass to its programs in ${programs}`;
}

function canRun(folder: string, { uid, gid }: Account): boolean {
  const { status } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { cwd: '/', uid, gid, stdio: 'ignore' });
  return status === 0;
}

/** If several processes start together, each makes a copy, and the first to finish wins. */
async function copyPrograms(programs: string, { cache, copy }: { cache: string; copy: string }): Promise<void> {
  await mkdir(cache, { recursive: true });
  await chmod(cache, 0o755);
  const unfinishedCopy = await mkdtemp(`${copy}.unfinished-`);
  try {
    await cp(programs, unfinishedCopy, { recursive: true, verbatimSymlinks: true });
    await openToAll(unfinishedCopy);
    await rename(unfinishedCopy, copy).catch((error) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinishedCopy, { recursive: true, force: true });
  }
}

/** Lets everyone read, and run what its owner may run, whatever the umask of the installation was. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isToRun = entry.isDirectory() || ((await stat(path)).mode & 0o100) !== 0;
    await chmod(path, isToRun ? 0o755 : 0o644);
  }
}
