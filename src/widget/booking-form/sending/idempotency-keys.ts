export type IdempotencyKeys = {
  /** Returns the key of a booking: the same until its result is known or different content is sent. */
  readonly keyOf: (content: string) => string;
  /** Forgets a booking whose result is known. The same content is then a new booking. */
  readonly settle: (content: string) => void;
};

const keyBytes = 16;

/**
 * Gives each booking a key that stays the same for every retry. A server that has made the booking and whose response
 * was lost then responds again instead of booking again. Only the latest key is kept: after another request, the stored
 * response to an earlier one would describe a time that may have changed since.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  let latest: { readonly content: string; readonly key: string } | undefined;
  return {
    keyOf(content) {
      if (latest?.content !== content) latest = { content, key: randomKey() };
      return latest.key;
    },
    settle(content) {
      if (latest?.content === content) latest = undefined;
    },
  };
}

/** Returns a random key. `crypto.randomUUID` is not available on plain HTTP. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
