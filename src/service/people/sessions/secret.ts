import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, which nobody guesses. */
const secretBytes = 32;

/** A secret that is shown once, and what is kept of it. */
export type Secret = { readonly text: string; readonly hash: Buffer };

/** Makes a secret of 43 characters of base64url. */
export function createSecret(): Secret {
  const text = randomBytes(secretBytes).toString('base64url');
  return { text, hash: hashSecret(text) };
}

/** Returns what is kept of a secret. It needs no salt: no table holds so many random texts. */
export function hashSecret(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
