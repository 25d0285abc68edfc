import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Checkout, fingerprintInputs } from './fingerprint.ts';
import type { Output } from './outputs.ts';

export type BuildWorld = Checkout & {
  /** Builds into an empty folder; throws when it cannot. */
  readonly build: (folder: string) => Promise<void>;
};

export type Built = {
  /** Whether this call built it: otherwise nothing had changed. */
  readonly isNew: boolean;
  /** Where it is, absolute. */
  readonly folder: string;
};

/**
 * Makes an output the build of the sources as they are now, and builds only if they have changed. A build goes to a
 * folder of its own, and the link is pointed there when it is complete: a server that began with another folder keeps
 * all its files. No other process removes the build while this one runs.
 */
export async function keepBuilt(output: Output, world: BuildWorld): Promise<Built> {
  const { root, processId, build } = world;
  const folder = join(root, `${output.folder}${await fingerprintInputs(world, output)}`);
  // Marked before it is looked for: one that is found is not removed while something else is being built.
  await markUsed(folder, processId);
  const isNew = !existsSync(folder);
  if (isNew) {
    const draft = `${folder}.${processId}.draft`;
    await mkdir(draft, { recursive: true });
    try {
      await build(draft);
      // Of two that build the same at once, one wins.
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

/** Marks a build as used by a process, so that no other removes it while that one runs. */
async function markUsed(folder: string, processId: number): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(`${folder}.${processId}`, '');
}

/** Returns the target of a link; undefined without a link. */
async function targetOf(link: string): Promise<string | undefined> {
  try {
    return resolve(dirname(link), await readlink(link));
  } catch {
    return undefined; // not there, or a folder that something else has made
  }
}

async function pointTo(link: string, folder: string, processId: number): Promise<void> {
  const draft = `${folder}-link.${processId}`;
  // Windows takes only absolute paths for a link that needs no privilege.
  const target = process.platform === 'win32' ? folder : relative(dirname(link), folder);
  await rm(draft, { force: true });
  await symlink(target, draft, 'junction');
  await rename(draft, link).catch(async () => {
    // A folder, or any link on Windows, is not replaced by renaming.
    await rm(link, { recursive: true, force: true });
    await rename(draft, link);
  });
}

/** Removes the builds, drafts and marks that nothing needs: those of a running process have its id in their name. */
async function removeUnused(start: string, needed: readonly (string | undefined)[]): Promise<void> {
  // What their paths begin with may end within a name.
  const [dir, beginning] = /[\\/]$/.test(start) ? [start, ''] : [dirname(start), basename(start)];
  const names = (await readdir(dir)).filter((name) => name.startsWith(beginning));
  const alive = names.filter((name) => isRunning(Number(name.split('.')[1] ?? Number.NaN)));
  const isNeeded = needed.flatMap((folder) => (folder === undefined ? [] : [basename(folder)]));
  const kept = new Set([...isNeeded, ...alive, ...alive.map((name) => name.split('.')[0])]);
  for (const name of names) {
    if (!kept.has(name)) await rm(join(dir, name), { recursive: true, force: true });
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
