import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from './outputs.ts';

/**
 * Files beside `src` that shape what is built; npm writes the last one: what is installed, which may differ from the
 * lock-file.
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
 * Lists the folders a part of `src` is made of, its own and those it imports, by their paths from `root`. Its project
 * has them, and the compiler refuses an import from any other.
 */
export function foldersOf(root: string, part: string): string[] {
  const project = readFileSync(join(root, 'src', part, 'tsconfig.json'), 'utf8');
  const { references }: { references: { path: string }[] } = JSON.parse(project);
  return [part, ...references.map(({ path }) => join(part, path))].map((folder) =>
    join('src', folder).replaceAll('\\', '/'),
  );
}

/** Says of each file how long it is and when it was written: what is unchanged in these was not written since. */
export function describeFiles(root: string, paths: readonly string[]): string {
  return paths.map((path) => `${path} ${describeFile(join(root, path))}`).join('\n');
}

/** Programs that copy a file may set the time at which it was modified, but never that of the change. */
function describeFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}` : 'missing';
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !neverBuilt.test(path.replaceAll('\\', '/')));
}
