/** How many bytes a map may hold, and how many an entry takes. */
export type FairMapOptions<Value> = {
  readonly maxBytes: number;
  readonly bytesOf: (value: Value) => number;
};

/** The share of the map that an owner may fill while others need room. */
export const shareOfOwner = 1 / 8;
/** What an entry takes in addition to its value and its key: its place in the maps. */
const entryBytes = 200;

type Entry<Value> = { readonly value: Value; readonly bytes: number };
/** The entries of one owner, least recently used first. */
type Room<Value> = { readonly entries: Map<string, Entry<Value>>; bytes: number };

/**
 * A map with an upper bound in bytes, shared by owners. Room is taken first from owners who fill more than their share,
 * then from the owner who was least recently used. Each owner loses its least recently used entry.
 */
export class FairMap<Value> {
  readonly #options: FairMapOptions<Value>;
  // A Map keeps the order of insertion, and each use inserts the owner and the entry again.
  readonly #rooms = new Map<string, Room<Value>>();
  readonly #overShare = new Set<string>();
  #bytes = 0;

  constructor(options: FairMapOptions<Value>) {
    this.#options = options;
  }

  /** How many bytes the map holds now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(owner: string, key: string): Value | undefined {
    const room = this.#rooms.get(owner);
    const entry = room?.entries.get(key);
    // The order does not matter while there is plenty of room.
    if (room && entry && this.#bytes > this.#options.maxBytes / 2) {
      this.#rooms.delete(owner);
      this.#rooms.set(owner, room);
      room.entries.delete(key);
      room.entries.set(key, entry);
    }
    return entry?.value;
  }

  set(owner: string, key: string, value: Value): void {
    this.delete(owner, key);
    const room = this.#rooms.get(owner) ?? { entries: new Map(), bytes: 0 };
    const bytes = entryBytes + 2 * key.length + this.#options.bytesOf(value);
    room.entries.set(key, { value, bytes });
    this.#rooms.delete(owner);
    this.#rooms.set(owner, room);
    this.#count(owner, room, bytes);
    while (this.#bytes > this.#options.maxBytes) this.#removeOne();
  }

  delete(owner: string, key: string): void {
    const room = this.#rooms.get(owner);
    const entry = room?.entries.get(key);
    if (!room || !entry) return;
    room.entries.delete(key);
    this.#count(owner, room, -entry.bytes);
  }

  #count(owner: string, room: Room<Value>, bytes: number): void {
    room.bytes += bytes;
    this.#bytes += bytes;
    if (room.bytes > this.#options.maxBytes * shareOfOwner) this.#overShare.add(owner);
    else this.#overShare.delete(owner);
    if (room.entries.size === 0) this.#rooms.delete(owner);
  }

  #removeOne(): void {
    const [owner] = this.#overShare.size > 0 ? this.#overShare : this.#rooms.keys();
    const [key] = (owner !== undefined && this.#rooms.get(owner)?.entries.keys()) || [];
    if (owner !== undefined && key !== undefined) this.delete(owner, key);
  }
}
