import { chown, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Programs } from './programs/index.ts';

export type NewCluster = {
  readonly programs: Programs;
  /** The folder of the cluster, absolute. */
  readonly dir: string;
  /** The first role, a superuser. */
  readonly superuser: string;
  readonly password: string;
};

/** Follows the name of the folder until its content is complete. */
const unfinishedMark = '.unfinished';

/**
 * Creates a cluster if there is none. Creates it in a folder beside its own and then moves it, so that no process finds
 * an incomplete cluster. If several processes start together, each creates one, and the first to finish wins. Throws if
 * there is a cluster of another PostgreSQL release.
 */
export async function initializeCluster(cluster: NewCluster): Promise<void> {
  const { programs, dir } = cluster;
  if (await isComplete(dir, programs)) return;
  const folder = await mkdtemp(`${dir}${unfinishedMark}-`);
  try {
    await rename(await makeCluster(cluster, folder), dir);
  } catch (error) {
    if (!(await isComplete(dir, programs))) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
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
  // The system user of PostgreSQL may not enter the folder of the file, so pass the file as standard input.
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
    // The same encoding and sort order on every machine, whatever its locales.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
}

/** Removes the unfinished clusters of processes that were killed or slower. They use the finished one. */
async function removeUnfinished(dir: string): Promise<void> {
  const folder = dirname(dir);
  const unfinishedFolders = (await readdir(folder)).filter((name) =>
    name.startsWith(`${basename(dir)}${unfinishedMark}`),
  );
  // Removing one that another process still writes may fail. Nothing reads it.
  const removals = unfinishedFolders.map((name) => rm(join(folder, name), { recursive: true, force: true }));
  await Promise.allSettled(removals);
}

/** Returns whether a folder holds a cluster: PostgreSQL writes its version into each. */
async function isComplete(dir: string, { majorVersion }: Programs): Promise<boolean> {
  const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return false;
  if (Number(version) === majorVersion) return true;
  throw new Error(
    `${dir} was made by PostgreSQL ${version.trim()}, and this release brings PostgreSQL ${majorVersion}: ` +
      'make a backup with the release that made it, restore it with this one into another DATA_DIR with ' +
      '"restore FILE --send-waiting", and copy link-secret, calendar-secret and pinned there first.',
  );
}
