import { chown, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Programs } from './programs/index.ts';

export type NewCluster = {
  readonly programs: Programs;
  /** Where it is to be, absolute. */
  readonly dir: string;
  /** Its first role, who may do everything in it. */
  readonly superuser: string;
  readonly password: string;
};

/** Follows the name of the folder until what it holds is complete. */
const unfinishedMark = '.unfinished';

/**
 * Makes a cluster where there is none: beside its place, and moves it there, so that half a cluster is never found there.
 * Of processes that begin together each makes one, and the first to be done wins. Throws a sentence when there is one of
 * another release of PostgreSQL.
 */
export async function initializeCluster(cluster: NewCluster): Promise<void> {
  const { programs, dir } = cluster;
  if (await isComplete(dir, programs)) return;
  const folder = await mkdtemp(`${dir}${unfinishedMark}-`);
  try {
    await rename(await makeCluster(cluster, folder), dir);
  } catch (error) {
    if (!(await isComplete(dir, programs))) throw error;
  }
  await removeUnfinished(dir);
}

async function makeCluster({ programs, superuser, password }: NewCluster, folder: string): Promise<string> {
  const { owner } = programs;
  const dir = join(folder, 'cluster');
  const passwordFile = join(folder, 'password');
  await mkdir(dir, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) await Promise.all([dir, passwordFile].map((path) => chown(path, owner.uid, owner.gid)));
  // Where the file lies the account may not pass: it is handed over open.
  const input = await open(passwordFile);
  try {
    const pwfile = owner ? '/dev/stdin' : passwordFile;
    await programs.run('initdb', { dir, input: input.fd, args: initdbArguments({ superuser, pwfile }) });
  } finally {
    await input.close();
  }
  return dir;
}

function initdbArguments({ superuser, pwfile }: { superuser: string; pwfile: string }): readonly string[] {
  return [
    `--username=${superuser}`,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same letters and order on every machine, whatever locales it has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
}

/** Removes what was not finished, by processes that were killed or were too late, who find the finished one. */
async function removeUnfinished(dir: string): Promise<void> {
  const folder = dirname(dir);
  const unfinished = (await readdir(folder)).filter((name) => name.startsWith(`${basename(dir)}${unfinishedMark}`));
  // One that somebody still fills may resist; nothing reads it.
  const removing = unfinished.map((name) => rm(join(folder, name), { recursive: true, force: true }));
  await Promise.allSettled(removing);
}

/** Returns whether a folder holds a cluster: PostgreSQL says its version in each. */
async function isComplete(dir: string, { majorVersion }: Programs): Promise<boolean> {
  const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return false;
  if (Number(version) === majorVersion) return true;
  throw new Error(
    `${dir} was made by PostgreSQL ${version.trim()}, and this release brings PostgreSQL ${majorVersion}: ` +
      'make a backup with the release that made it, and restore that with this one into another DATA_DIR.',
  );
}
