type CacheEntry<Input, Value> = {
  /** The most values to keep. Beyond that, the one that was used least recently is dropped. */
  readonly most: number;
  /** Inputs with the same key have the same value. */
  readonly keyOf: (input: Input) => string;
  readonly create: (input: Input) => Value;
};

/** Returns a function that creates what it has not created recently. */
export function keepRecent<Input, Value>({ most, keyOf, create }: CacheEntry<Input, Value>): (input: Input) => Value {
  // A Map keeps the order of insertion, and each use inserts the value again.
  const kept = new Map<string, Value>();
  return function recentOrNew(input) {
    const key = keyOf(input);
    const value = kept.get(key) ?? create(input);
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
