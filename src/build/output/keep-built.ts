import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Checkout, fingerprintInputs } from './fingerprint.ts';
import type { Output } from './outputs.ts';

export type BuildContext = Checkout & {
  /** Builds into an empty folder. Throws if that fails. */
  readonly build: (folder: string) => Promise<void>;
};

export type BuildResult = {
  /** Whether this call has built it. Otherwise, nothing had changed. */
  readonly isNew: boolean;
  /** The absolute path of the build. */
  readonly folder: string;
};

/**
 * Returns the build of the current sources, and builds only if they have changed. Each build has its own folder, and
 * the link points to it once it is complete, so that a server that started with an earlier folder keeps all its files.
 * No other process removes the build while this one runs.
 */
export async function keepBuilt(output: Output, context: BuildContext): Promise<BuildResult> {
  const { root, processId, build } = context;
  const folder = join(root, `${output.folder}${await fingerprintInputs(context, output)}`);
  // Mark the build before looking for it, so that no other process removes it in between.
  await markUsed(folder, processId);
  const isNew = !existsSync(folder);
  if (isNew) {
    const draft = `${folder}.${processId}.draft`;
    await mkdir(draft, { recursive: true });
    try {
      await build(draft);
      // If two processes build the same sources at the same time, one of them wins.
      await rename(draft, folder).catch(unless(() => existsSync(folder)));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  const link = output.link && join(root, output.link);
  const previous = link && (await targetOf(link));
  if (link && previous !== folder) await pointTo(link, folder, processId);
  if (isNew) await removeUnused(join(root, output.folder), [folder, previous]);
  return { isNew, folder };
}

/** Marks a build as used by a process, so that other processes do not remove it while that process runs. */
async function markUsed(folder: string, processId: number): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(`${folder}.${processId}`, '');
}

/** Returns the target of a link; undefined without a link. */
async function targetOf(link: string): Promise<string | undefined> {
  try {
    return resolve(dirname(link), await readlink(link));
  } catch {
    return undefined; // no link, or a folder made by another program
  }
}

async function pointTo(link: string, folder: string, processId: number): Promise<void> {
  const draft = `${folder}-link.${processId}`;
  // On Windows, only a link with an absolute path (a junction) needs no privilege.
  const target = process.platform === 'win32' ? folder : relative(dirname(link), folder);
  await rm(draft, { force: true });
  await symlink(target, draft, 'junction');
  await rename(draft, link).catch(async () => {
    // Renaming does not replace a folder or, on Windows, any link.
    await rm(link, { recursive: true, force: true });
    await rename(draft, link);
  });
}

/**
 * Removes builds, drafts and marks that no running process needs. Their names contain the ids of the processes that use
 * them.
 */
async function removeUnused(start: string, folders: readonly (string | undefined)[]): Promise<void> {
  // The prefix of the paths may end in the middle of a name.
  const [dir, beginning] = /[\\/]$/.test(start) ? [start, ''] : [dirname(start), basename(start)];
  const names = (await readdir(dir)).filter((name) => name.startsWith(beginning));
  const alive = names.filter((name) => isRunning(Number(name.split('.')[1] ?? Number.NaN)));
  const neededNames = folders.flatMap((folder) => (folder === undefined ? [] : [basename(folder)]));
  const namesToKeep = new Set([...neededNames, ...alive, ...alive.map((name) => name.split('.')[0])]);
  for (const name of names) {
    if (!namesToKeep.has(name)) await rm(join(dir, name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId)) return false;
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // a process of another user
  }
}

function unless(isFine: () => boolean): (error: unknown) => void {
  return (error) => {
    if (!isFine()) throw error;
  };
}
