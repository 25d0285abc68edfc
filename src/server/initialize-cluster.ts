import { chown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Programs } from './postgres-programs.ts';

export type NewCluster = {
  readonly programs: Programs;
  /** Where it is to be, absolute. */
  readonly dir: string;
  /** Who owns all that will be in it. */
  readonly user: string;
  /** The file that holds their password. */
  readonly passwordFile: string;
};

/** Follows the name of the folder until what it holds is complete. */
const unfinishedMark = '.unfinished';

/**
 * Makes a cluster where there is none: beside its place, and moves it there, so that half a cluster is never found there.
 * Of processes that begin together each makes one, and the first to be done wins.
 */
export async function initializeCluster({ programs, dir, user, passwordFile }: NewCluster): Promise<void> {
  if (await isComplete(dir)) return;
  const unfinished = await mkdtemp(`${dir}${unfinishedMark}-`);
  try {
    if (programs.owner) await chown(unfinished, programs.owner.uid, programs.owner.gid);
    await programs.run('initdb', [
      `--pgdata=${unfinished}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same letters and order on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
    await rename(unfinished, dir);
  } catch (error) {
    if (!(await isComplete(dir))) throw error;
  }
  await removeUnfinished(dir);
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
async function isComplete(dir: string): Promise<boolean> {
  return stat(join(dir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}
