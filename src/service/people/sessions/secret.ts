import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, too many to guess. */
const secretBytes = 32;

/** A secret that is shown once, and its stored hash. */
export type Secret = { readonly text: string; readonly hash: Buffer };

/** Makes a secret of 43 characters of base64url. */
export function createSecret(): Secret {
  const text = randomBytes(secretBytes).toString('base64url');
  return { text, hash: hashSecret(text) };
}

/** Returns the stored hash of a secret. Random secrets of this length need no salt. */
export function hashSecret(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
