import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const folder = new URL('./migrations/', import.meta.url);

const extension = '.sql';

/** How many numbers share a folder, `0020-0039` for example, so that no folder grows long. */
const numbersPerFolder = 20;

let names: Promise<readonly string[]> | undefined;

/** Lists the migrations of this release by name, in order across all folders. Reads the folders once. */
export async function listMigrations(): Promise<readonly string[]> {
  names ??= readNames();
  try {
    return await names;
  } catch (error) {
    names = undefined;
    throw error;
  }
}

async function readNames(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(extension));
  return files.map((file) => basename(file, extension)).sort();
}

/** Reads the statements of a migration. Databases record its name without the folder. */
export async function readMigration(name: string): Promise<string> {
  return readFile(new URL(`${folderOf(name)}/${name}${extension}`, folder), 'utf8');
}

/** Returns the folder for a migration's number: `0020-0039` for `0032-due-accounts`. */
export function folderOf(name: string): string {
  const number = Number.parseInt(name, 10);
  const first = number - (number % numbersPerFolder);
  return [first, first + numbersPerFolder - 1].map((bound) => String(bound).padStart(4, '0')).join('-');
}
