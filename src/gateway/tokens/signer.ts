import { fromBase64url, toBase64url } from './base64url.ts';

/** The secrets: the first one signs, all are accepted. A function finds them when they are first needed. */
export type Secrets = AtLeastOne | (() => Promise<AtLeastOne>);
type AtLeastOne = readonly [string, ...string[]];

/** Signs a text, so that it can be recognized without being stored. */
export type Signer = {
  /** Returns the signature of a text: 43 URL-safe characters. */
  sign(text: string): Promise<string>;
  /** Returns whether a signature matches the text under any secret. A wrong one takes as long as a right one. */
  isSigned(text: string, signature: string): Promise<boolean>;
};

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Creates a signer, HMAC-SHA256 (RFC 2104). The first secret signs and all are accepted, so that a secret can be
 * changed without invalidating what it signed. A text must include its purpose, because one secret signs several kinds. `sign` throws
 * if there is no secret.
 */
export function createSigner(secrets: Secrets): Signer {
  let keysPromise: Promise<CryptoKey[]> | undefined;
  // On first use: workers do not allow this while they start.
  const keys = () => {
    keysPromise ??= importAll(secrets);
    return keysPromise;
  };
  return {
    async sign(text) {
      const [key] = await keys();
      if (!key) throw new Error('There is no secret to sign with.');
      return toBase64url(new Uint8Array(await crypto.subtle.sign(algorithm, key, encode(text))));
    },
    async isSigned(text, signature) {
      const bytes = fromBase64url(signature);
      if (!bytes) return false;
      // `verify` compares in constant time.
      const verdicts = (await keys()).map((key) => crypto.subtle.verify(algorithm, key, bytes, encode(text)));
      return (await Promise.all(verdicts)).includes(true);
    },
  };
}

async function importAll(secrets: Secrets): Promise<CryptoKey[]> {
  return Promise.all((typeof secrets === 'function' ? await secrets() : secrets).map(importKey));
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign', 'verify']);
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
