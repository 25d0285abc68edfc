import { asInstant, type Clock, type Instant } from '../../time/index.ts';
import { BoundedMap } from './bounded/index.ts';
import type { Limit, LimitState, Limits } from './shared-state.ts';

type Count = { readonly endsAt: Instant; count: number };

/** How many keys of a kind are kept at once. During a flood, the oldest are forgotten first. */
const keptKeys = 50_000;

/**
 * Creates limits in the memory of this process. A period begins with the first request after the previous period. Keys
 * begin with the word of their kind, and each kind is kept separately: reading from many addresses never makes the
 * gateway forget another kind of count, nor do attempts to book free the permits of another kind.
 */
export function createMemoryLimits(clock: Clock): Limits {
  const countsLike = createKinds<Count>();
  const permitsLike = createKinds<Map<string, Instant>>();

  function holdersOf(key: string): Map<string, Instant> {
    const now = clock();
    return new Map([...(permitsLike(key).get(key) ?? [])].filter(([, end]) => end > now));
  }

  function currentOf(counts: BoundedMap<Count>, key: string, { windowSeconds }: Limit): Count {
    const now = clock();
    const periodMillis = windowSeconds * 1000;
    const count = counts.get(key);
    // A period that ends later than one that begins now: the clock was set back.
    const isOver = !count || count.endsAt <= now || count.endsAt > now + periodMillis;
    return isOver ? { endsAt: asInstant(now + periodMillis), count: 0 } : count;
  }

  function stateOf({ count, endsAt }: Count, { max }: Limit, more: number): LimitState {
    const resetSeconds = Math.ceil((endsAt - clock()) / 1000);
    return { isOver: count + more > max, left: Math.max(0, max - count - more), resetSeconds };
  }

  return {
    async count(key, limit, more = 1) {
      const counts = countsLike(key);
      const current = currentOf(counts, key, limit);
      const state = stateOf(current, limit, more);
      if (state.isOver) return state;
      if (current.count === 0) counts.set(key, current);
      current.count += more;
      return state;
    },
    peek: async (key, limit) => stateOf(currentOf(countsLike(key), key, limit), limit, 0),
    async refund(key, less = 1) {
      const current = countsLike(key).get(key);
      if (current) current.count = Math.max(0, current.count - less);
    },
    async acquire(key, { name, until, max }) {
      const holders = holdersOf(key);
      if (!holders.has(name) && holders.size >= max) return false;
      permitsLike(key).set(key, holders.set(name, until));
      return true;
    },
    listHeld: async (key) => ({ names: [...holdersOf(key).keys()], isComplete: true }),
    async release(key, name) {
      const permits = permitsLike(key);
      const holders = permits.get(key);
      holders?.delete(name);
      if (holders?.size === 0) permits.delete(key);
    },
  };
}

/** Creates a map for each kind of key. Returns the one that a key belongs to. */
function createKinds<Value>(): (key: string) => BoundedMap<Value> {
  const kinds = new Map<string, BoundedMap<Value>>();
  return function mapOf(key) {
    const kind = key.slice(0, key.indexOf(' '));
    const earlier = kinds.get(kind);
    if (earlier) return earlier;
    const map = new BoundedMap<Value>(keptKeys);
    kinds.set(kind, map);
    return map;
  };
}
