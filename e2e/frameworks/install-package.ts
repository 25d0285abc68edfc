import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The folder with the file that `npm pack` made, and its unpacked content in `package`. */
export const packed = resolve('e2e/.results/package');

/**
 * Creates the folder of a project with the package, its dependencies and the named packages, but no other packages of
 * this repository. The caller removes it with `uninstall`.
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
