import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { noSecretIn, secretFromFile } from './secret-file.ts';

/** At least one secret. The first signs or encrypts, and each of them verifies or decrypts. */
export type Secrets = readonly [current: string, ...former: string[]];

/** Where a secret is stored while its setting is empty. */
type SecretPlace = { readonly folder: string; readonly name: string };

const secretBytes = 32;

/**
 * Returns the secrets of a setting, followed by the one that was stored while the setting was empty. Without a setting,
 * returns the stored one; creates it if it does not exist.
 */
export async function readSecrets(setting: readonly string[], place: SecretPlace): Promise<Secrets> {
  const [current, ...former] = setting;
  if (current === undefined) return [await readOrCreateSecret(place)];
  const hasStoredSecret = existsSync(join(place.folder, place.name));
  return [current, ...former, ...(hasStoredSecret ? [await readOrCreateSecret(place)] : [])];
}

async function readOrCreateSecret({ folder, name }: SecretPlace): Promise<string> {
  const path = join(folder, name);
  const secret = await secretFromFile(path, () => randomBytes(secretBytes).toString('base64url'));
  if (secret.length >= secretBytes) return secret;
  throw noSecretIn(path);
}
