import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { IdempotentRequest } from '../records/index.ts';

/** How the response to one request is stored: whoever reads the table learns neither the response nor the key. */
export type ResponseSeal = {
  /** Stored instead of the Idempotency-Key. */
  readonly keyDigest: string;
  /** Stored instead of the digest of the payload, which would let anyone try out a password that was sent. */
  readonly payloadDigest: Buffer;
  seal(body: string): string;
  /** Throws if the text was sealed for another request. */
  open(text: string): string;
};

/** Begins every stored digest of a key. */
export const digestPrefix = 'sha256:';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Creates the seal of a request. Its secret is the Idempotency-Key (HKDF, RFC 5869), which only the caller has: a
 * response may hold a new API key, a webhook's secret or an invitation. No secret of the server is involved, so that
 * a response can still be replayed after a move to another server.
 */
export function createResponseSeal({ accountId, route, key, payload }: IdempotentRequest): ResponseSeal {
  const purpose = JSON.stringify(['sched-booking responses', accountId, route]);
  const secrets = Buffer.from(hkdfSync('sha256', key, '', purpose, 2 * keyBytes));
  const [secret, payloadSecret] = [secrets.subarray(0, keyBytes), secrets.subarray(keyBytes)];
  return {
    keyDigest:
      digestPrefix +
      createHash('sha256')
        .update(JSON.stringify([purpose, key]))
        .digest('hex'),
    payloadDigest: createHmac('sha256', payloadSecret).update(payload).digest(),

    seal(body) {
      const nonce = randomBytes(nonceBytes);
      const encrypting = createCipheriv(cipher, secret, nonce);
      const content = Buffer.concat([encrypting.update(body, 'utf8'), encrypting.final()]);
      return Buffer.concat([nonce, encrypting.getAuthTag(), content]).toString('base64');
    },

    open(text) {
      const bytes = Buffer.from(text, 'base64');
      const decrypting = createDecipheriv(cipher, secret, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decrypting.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const content = decrypting.update(bytes.subarray(nonceBytes + tagBytes));
      return Buffer.concat([content, decrypting.final()]).toString('utf8');
    },
  };
}
