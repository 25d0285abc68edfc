import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code.ts';

/**
 * Makes a folder and its missing parents, unless it exists. Node's own recursive `mkdir` never ends below a folder in
 * which none can be made, as in /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  try {
    await makeOne(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || parent === path) throw error;
    await makeFolder(parent);
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    // Also where another process makes it at the same moment.
    if (!(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isDirectory() ?? false;
}
