import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Builds the page of a folder into another folder, compressed like the widget. Returns the path of that folder. */
export async function buildPage(root: string, outDir: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: false, modulePreload: false },
  });
  for (const file of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
  }
  return outDir;
}

/** Reads the document of a built page. */
export function readPage(folder: string): Promise<string> {
  return readFile(join(folder, 'index.html'), 'utf8');
}
