import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { program } from '../program.ts';

/**
 * Writes a key that a start has made to a file for whoever runs the server, and says which. What is printed where nobody
 * sits, a journal or the log of a container keeps for good, for more eyes than a key is meant for.
 */
export async function keepMadeKey(apiKey: string, folder: string): Promise<string> {
  const file = join(resolve(folder), 'demonstration-api-key');
  try {
    await mkdir(folder, { recursive: true });
    await rm(file, { force: true });
    await writeFile(file, `${apiKey}\n`, { mode: 0o600, flag: 'wx' });
    return `in ${file}`;
  } catch (error) {
    const said = error instanceof Error ? error.message : error;
    return `created, but it could not be saved (${said}); run "${program} key create" for another one`;
  }
}
