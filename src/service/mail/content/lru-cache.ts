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
  const values = new Map<string, Value>();
  return function recentOrNew(input) {
    const key = keyOf(input);
    const value = values.get(key) ?? create(input);
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > max && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
