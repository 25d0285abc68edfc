import { fromBase64url, toBase64url } from './base64url.ts';

/** What signs: the first one, and all are known again; or what finds them out when they are first needed. */
export type Secrets = Found | (() => Promise<Found>);
type Found = readonly [string, ...string[]];

/** Signs a text, so that it can be recognized without being stored. */
export type Signer = {
  /** Returns the signature of a text, in 43 characters that may stand in a link. */
  sign(text: string): Promise<string>;
  /**
   * Returns whether a signature is that of the text, under any secret; takes as long for a wrong one as for a right
   * one.
   */
  isSigned(text: string, signature: string): Promise<boolean>;
};

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Creates a signer, HMAC-SHA256 (RFC 2104). The first secret signs; all are known again, so that a secret can be
 * changed without what it signed becoming void. What a text is for belongs into it: one secret signs several kinds.
 */
export function createSigner(secrets: Secrets): Signer {
  let imported: Promise<CryptoKey[]> | undefined;
  // When first needed: workers allow no such work while they start.
  const keys = () => {
    imported ??= importAll(secrets);
    return imported;
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
