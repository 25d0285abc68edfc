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

/** Where the widget's project lists the folders it imports: the compiler refuses an import from any other. */
const widgetProject = 'src/widget/tsconfig.json';

const neverBuilt = /\.(test|testing|bench)\.tsx?$|\/testing\//;

/** Lists the files that the build of the widget reads, by their paths from `root`, sorted. */
export async function listInputs(root: string): Promise<string[]> {
  const { references }: { references: { path: string }[] } = JSON.parse(
    await readFile(join(root, widgetProject), 'utf8'),
  );
  const imported = references.map(({ path }) => join('src/widget', path));
  const folders = ['public', 'src/build', 'src/widget', ...imported];
  const inFolders = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  return [...topFiles, ...inFolders.flat()].sort();
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !neverBuilt.test(path.replaceAll('\\', '/')));
}
