import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from './outputs.ts';

/**
 * Files beside `src` that a build depends on. npm writes the last one, the list of installed packages, which may differ
 * from the lock file.
 */
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

/** Lists the files that a build reads, by their paths from `root`, sorted. */
export function listInputs(root: string, { parts, folders }: Pick<Output, 'parts' | 'folders'>): string[] {
  const all = new Set([...folders, ...parts.flatMap((part) => foldersOf(root, part))]);
  return [...topFiles, ...[...all].flatMap((folder) => filesBelow(root, folder))].sort();
}

/**
 * Lists the folders that a folder of `src` is built from, itself and its imports, by their paths from `root`. Its
 * project names them all, because the compiler refuses an import from any other.
 */
export function foldersOf(root: string, part: string): string[] {
  const project = readFileSync(join(root, 'src', part, 'tsconfig.json'), 'utf8');
  const { references }: { references: { path: string }[] } = JSON.parse(project);
  return [part, ...references.map(({ path }) => join(part, path))].map((folder) =>
    join('src', folder).replaceAll('\\', '/'),
  );
}

/**
 * Describes each file by its size and the times it was changed. A file with the same description has not been written
 * since.
 */
export function describeFiles(root: string, paths: readonly string[]): string {
  return paths.map((path) => `${path} ${describeFile(join(root, path))}`).join('\n');
}

/**
 * Includes the time of the last status change (ctime), because programs that copy a file may set its modification time.
 */
function describeFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : 'missing';
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !neverBuilt.test(path.replaceAll('\\', '/')));
}
