import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Where the package lies as `npm pack` makes it, and beside it what it holds. */
export const packed = resolve('e2e/.results/package');

/**
 * Makes the folder of somebody's project in which the package is installed, and of our own dependencies those it names;
 * nothing else of ours is in its reach. The caller removes it with `uninstall`.
 */
export async function install(dependencies: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sched-booking-project-'));
  const modules = join(folder, 'node_modules');
  await cp(join(packed, 'package'), join(modules, 'sched-booking'), { recursive: true });
  for (const name of dependencies) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(resolve('node_modules', name), join(modules, name));
  }
  return folder;
}

export async function uninstall(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
}
