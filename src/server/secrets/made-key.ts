import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { program } from '../program.ts';

/**
 * Writes a key that a start has created to a file for the operator, and says which. They need it later too, and output
 * without a terminal ends up in a journal that more people read than may have the key.
 */
export async function keepMadeKey(apiKey: string, folder: string): Promise<string> {
  const file = fileIn(folder);
  try {
    await makeFolder(folder);
    await rm(file, { force: true });
    await writeFile(file, `${apiKey}\n`, { mode: 0o600, flag: 'wx' });
    return `in ${file}`;
  } catch (error) {
    const said = error instanceof Error ? error.message : error;
    return `created, but it could not be saved (${said}); run "${program} key create" for another one`;
  }
}

/** Says which file holds the key of an earlier start. Undefined without one, and for a key that is no longer active. */
export async function findMadeKey(
  folder: string,
  isActive: (key: string) => Promise<boolean>,
): Promise<string | undefined> {
  const file = fileIn(folder);
  try {
    return (await isActive((await readFile(file, 'utf8')).trim())) ? `in ${file}` : undefined;
  } catch {
    // There is no such file, or the server does not respond: a new key can be created either way.
    return undefined;
  }
}

function fileIn(folder: string): string {
  return join(resolve(folder), 'demonstration-api-key');
}
