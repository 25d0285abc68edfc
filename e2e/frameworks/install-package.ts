import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Where the package lies as `npm pack` makes it, and beside it what it holds. */
export const packed = resolve('e2e/.results/package');

/**
 * Makes the folder of somebody's project in which the package is installed with what it depends on, and beside it
 * packages that are named; nothing else of ours is in its reach. The caller removes it with `uninstall`.
 */
export async function install(beside: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sched-booking-project-'));
  const modules = join(folder, 'node_modules');
  await cp(join(packed, 'package'), join(modules, 'sched-booking'), { recursive: true });
  const { dependencies = {} } = JSON.parse(await readFile(join(modules, 'sched-booking', 'package.json'), 'utf8'));
  for (const name of new Set([...Object.keys(dependencies), ...beside])) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(resolve('node_modules', name), join(modules, name));
  }
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  return folder;
}

export async function uninstall(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
}
