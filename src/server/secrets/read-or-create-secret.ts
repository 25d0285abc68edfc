import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { secretFromFile } from './secret-file.ts';

const secretBytes = 32;

/** Returns the secret of this name in a folder; creates it if it does not exist. */
export async function readOrCreateSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const secret = await secretFromFile(path, () => randomBytes(secretBytes).toString('base64url'));
  if (secret.length >= secretBytes) return secret;
  throw new Error(`${path} contains no secret. Remove the file, and a new secret is created.`);
}
