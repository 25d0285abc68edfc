/** A map that holds so much and no more: what was not used for longest goes first. */
export class BoundedMap<Value> {
  readonly #most: number;
  readonly #weigh: (value: Value) => number;
  // A Map keeps the order of insertion, and using an entry inserts it again.
  readonly #entries = new Map<string, Value>();
  #weight = 0;

  /** `most` is a number of entries, or whatever `weigh` counts. */
  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#weigh = weigh;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    // While there is much room the order does not matter yet.
    if (value !== undefined && this.#weight > this.#most / 2) {
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
      if (this.#weight <= this.#most) break;
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
