import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ignoring } from '../error-code.ts';
import { makeFolder } from '../make-folder.ts';

/** Returns the secret in a file. Creates a missing one; of processes that start together, one wins. */
export async function secretFromFile(path: string, create: () => string): Promise<string> {
  const existing = await readSecret(path);
  if (existing !== undefined) return existing;
  await makeFolder(dirname(path));
  // Written completely before it gets its name, which can be set only once: of two processes that start together, one
  // secret wins.
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, create(), { mode: 0o600, flush: true });
    await link(draft, path).catch(ignoring('EEXIST'));
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readSecret(path);
  if (secret === undefined) throw new Error(`${path} could not be made.`);
  return secret;
}

async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(ignoring('ENOENT'));
  if (text === undefined) return undefined;
  if (text.trim() !== '') return text.trim();
  throw noSecretIn(path);
}

/** Creates the error for a file that holds no usable secret. */
export function noSecretIn(path: string): Error {
  return new Error(`${path} contains no secret. Remove the file, and a new secret is created.`);
}
