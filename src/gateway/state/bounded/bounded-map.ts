/** A map with an upper bound. When it is full, it drops the least recently used entry. */
export class BoundedMap<Value> {
  readonly #max: number;
  readonly #weigh: (value: Value) => number;
  // A Map keeps the order of insertion, and each use inserts the entry again.
  readonly #entries = new Map<string, Value>();
  #weight = 0;

  /** `most` is a number of entries, or the unit that `weigh` counts. */
  constructor(max: number, weigh: (value: Value) => number = () => 1) {
    this.#max = max;
    this.#weigh = weigh;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    // The order does not matter while there is plenty of room.
    if (value !== undefined && this.#weight > this.#max / 2) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#max) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weigh(value);
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}
