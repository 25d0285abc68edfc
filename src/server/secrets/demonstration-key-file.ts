import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { program } from '../program.ts';

/**
 * Saves the new key of the demonstration account to a file, and returns a phrase that says where. The operator needs
 * the key later too, and output without a terminal ends up in a journal that more people read than may have the key.
 */
export async function saveDemonstrationKey(apiKey: string, folder: string): Promise<string> {
  const file = fileIn(folder);
  try {
    await makeFolder(folder);
    await rm(file, { force: true });
    await writeFile(file, `${apiKey}\n`, { mode: 0o600, flag: 'wx' });
    return `in ${file}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return `created, but it could not be saved (${reason}); run "${program} key create" for another one`;
  }
}

/**
 * Returns a phrase that says which file holds the key of an earlier start. Returns undefined if there is no such file,
 * or if its key is no longer active.
 */
export async function findDemonstrationKeyFile(
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
