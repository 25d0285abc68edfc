import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fingerprintInputs } from './fingerprint.ts';

/** Where each build has a folder of its own, named after the fingerprint of its inputs. */
const buildsFolder = '.build/served';
/** What a server serves: a link to one of those folders. */
const linkName = 'dist';

export type BuildWorld = {
  /** The checkout. */
  readonly root: string;
  readonly nodeVersion: string;
  readonly processId: number;
  /** Builds the widget into an empty folder; throws when it cannot. */
  readonly build: (folder: string) => Promise<void>;
};

export type Built = {
  /** Whether this call built it: otherwise nothing had changed. */
  readonly isNew: boolean;
};

/**
 * Makes `dist` the build of the sources as they are now, and builds only if they have changed. A build goes to a folder
 * of its own, and `dist` is pointed there when it is complete: a server that began with another folder keeps all its files.
 */
export async function keepBuilt(world: BuildWorld): Promise<Built> {
  const { root, nodeVersion, processId, build } = world;
  const fingerprint = await fingerprintInputs(root, nodeVersion);
  const folder = join(root, buildsFolder, fingerprint);
  const isNew = !existsSync(folder);
  if (isNew) {
    const draft = `${folder}.${processId}`;
    await mkdir(draft, { recursive: true });
    try {
      await build(draft);
      // Of two that build the same at once, one wins.
      await rename(draft, folder).catch(unless(() => existsSync(folder)));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  const previous = await currentBuild(root);
  if (previous !== fingerprint) await pointTo(root, fingerprint, processId);
  if (isNew) await removeUnused(root, [fingerprint, previous]);
  return { isNew };
}

/** Marks the present build as served by a process, so that no later build removes it while that process runs. */
export async function markServed(root: string, processId: number): Promise<void> {
  const current = await currentBuild(root);
  if (current !== undefined) await writeFile(join(root, buildsFolder, `${current}.${processId}`), '');
}

/** Returns the fingerprint `dist` stands for, or undefined where it is no link. */
async function currentBuild(root: string): Promise<string | undefined> {
  try {
    return basename(await readlink(join(root, linkName)));
  } catch {
    return undefined; // not there, or a folder that something else has made
  }
}

async function pointTo(root: string, fingerprint: string, processId: number): Promise<void> {
  const link = join(root, buildsFolder, `link.${processId}`);
  // Windows takes only absolute paths for a link that needs no privilege.
  const target =
    process.platform === 'win32' ? join(root, buildsFolder, fingerprint) : `${buildsFolder}/${fingerprint}`;
  await rm(link, { force: true });
  await symlink(target, link, 'junction');
  const dist = join(root, linkName);
  await rename(link, dist).catch(async () => {
    // A folder, or any link on Windows, is not replaced by renaming.
    await rm(dist, { recursive: true, force: true });
    await rename(link, dist);
  });
}

/** Removes the builds, drafts and marks that nothing needs: those of a running process have its id in their name. */
async function removeUnused(root: string, needed: readonly (string | undefined)[]): Promise<void> {
  const names = await readdir(join(root, buildsFolder));
  const alive = names.filter((name) => isRunning(Number(name.split('.')[1] ?? Number.NaN)));
  const kept = new Set([...needed, ...alive, ...alive.map((name) => name.split('.')[0])]);
  for (const name of names) {
    if (!kept.has(name)) await rm(join(root, buildsFolder, name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId)) return false;
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // somebody else's
  }
}

function unless(isFine: () => boolean): (error: unknown) => void {
  return (error) => {
    if (!isFine()) throw error;
  };
}
