import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('./migrations/', import.meta.url);

const extension = '.sql';

/** Lists the migrations of this release by name, in their order. */
export async function listMigrations(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(extension));
  return files.map((file) => file.slice(0, -extension.length)).sort();
}

/** Reads the statements of a migration. */
export async function readMigration(name: string): Promise<string> {
  return readFile(new URL(`${name}${extension}`, folder), 'utf8');
}
