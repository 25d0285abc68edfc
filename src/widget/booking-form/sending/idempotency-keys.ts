export type IdempotencyKeys = {
  /** Returns the key of a booking: the same for the same content, until its result is known. */
  readonly keyOf: (content: string) => string;
  /** Forgets a booking whose result is known. The same content is then a new booking. */
  readonly settle: (content: string) => void;
};

const keyBytes = 16;

/**
 * Gives each booking a key that stays the same for every retry. A server that has made the booking and whose response
 * was lost then responds again instead of booking again.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    keyOf(content) {
      const key = open.get(content) ?? randomKey();
      open.set(content, key);
      return key;
    },
    settle: (content) => void open.delete(content),
  };
}

/** Returns a random key. `crypto.randomUUID` is not available on plain HTTP. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
