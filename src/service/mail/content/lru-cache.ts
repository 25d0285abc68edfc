type LruCacheOptions<Input, Value> = {
  /** How many values to keep. The least recently used one is dropped first. */
  readonly max: number;
  /** Inputs with the same key have the same value. */
  readonly keyOf: (input: Input) => string;
  readonly create: (input: Input) => Value;
};

/** Returns a function that creates what it has not created recently. */
export function createLruCache<Input, Value>({
  max,
  keyOf,
  create,
}: LruCacheOptions<Input, Value>): (input: Input) => Value {
  // A Map keeps the order of insertion, and each use inserts the value again.
  const kept = new Map<string, Value>();
  return function recentOrNew(input) {
    const key = keyOf(input);
    const value = kept.get(key) ?? create(input);
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
