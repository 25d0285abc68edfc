export type IdempotencyKeys = {
  /** Returns the key of a booking: the same for the same content, until what became of it is known. */
  readonly keyOf: (content: string) => string;
  /** Forgets a booking whose outcome is known: the same content is then another booking. */
  readonly settle: (content: string) => void;
};

const keyBytes = 16;

/**
 * Gives each booking a key that stays with it over every further try. A server that has made the booking, and whose
 * answer was lost, then answers a second time in place of booking a second time.
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

/** Returns a key nobody guesses; not of `crypto.randomUUID`, which pages on plain HTTP lack. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
