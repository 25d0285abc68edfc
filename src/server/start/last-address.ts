import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeFolder } from '../make-folder.ts';

type AddressOptions = { readonly folder: string; readonly log: Logger };

/**
 * Stores where the server listens, for commands that print links to it: they run separately, and do not know its port.
 */
export async function saveAddress(address: string, { folder, log }: AddressOptions): Promise<void> {
  try {
    await makeFolder(folder);
    await writeFile(fileIn(folder), `${address}\n`);
  } catch (error) {
    log.warn({ error }, 'the address could not be saved, so links that commands print may have another port');
  }
}

/** Returns where a server with this folder listened last; undefined if none has. */
export async function lastAddress(folder: string): Promise<string | undefined> {
  const content = await readFile(fileIn(folder), 'utf8').catch(() => '');
  return URL.canParse(content.trim()) ? content.trim() : undefined;
}

function fileIn(folder: string): string {
  return join(folder, 'server-address');
}
