import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files beside `src` that shape what is built; npm writes the last one: what is installed, which may differ from the lock-file. */
const topFiles = [
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'src/tsconfig.base.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

const neverBuilt = /\.(test|testing|bench)\.tsx?$|\/testing\//;

/** Lists the files that the build of the widget reads, by their paths from `root`, sorted. */
export async function listInputs(root: string): Promise<string[]> {
  const parts = await Promise.all(['widget', 'console'].map((part) => foldersOf(root, part)));
  const folders = [...new Set(['public', 'src/build', ...parts.flat()])];
  const inFolders = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  return [...topFiles, ...inFolders.flat()].sort();
}

/**
 * Lists the folders a part of `src` is made of, its own and those it imports, by their paths from `root`. Its project has
 * them, and the compiler refuses an import from any other.
 */
export async function foldersOf(root: string, part: string): Promise<string[]> {
  const project = await readFile(join(root, 'src', part, 'tsconfig.json'), 'utf8');
  const { references }: { references: { path: string }[] } = JSON.parse(project);
  return [part, ...references.map(({ path }) => join(part, path))].map((folder) =>
    join('src', folder).replaceAll('\\', '/'),
  );
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !neverBuilt.test(path.replaceAll('\\', '/')));
}
