import { asInstant, type Clock, type Instant } from '../../time/index.ts';
import { BoundedMap } from './bounded/index.ts';
import type { Limit, Limits, Tally } from './shared-state.ts';

type Count = { readonly endsAt: Instant; count: number };

/** How many counts of a kind are kept at once. During a flood, the oldest are forgotten first. */
const countedKeys = 50_000;

/**
 * Creates limits in the memory of this process. A period begins with the first request after the previous period. Keys
 * begin with the word of their kind, and each kind is kept separately: reading from many addresses never makes the
 * gateway forget another kind of count.
 */
export function createMemoryLimits(clock: Clock): Limits {
  const kinds = new Map<string, BoundedMap<Count>>();
  const places = new BoundedMap<Map<string, Instant>>(countedKeys);

  function countsLike(key: string): BoundedMap<Count> {
    const kind = key.slice(0, key.indexOf(' '));
    const known = kinds.get(kind);
    if (known) return known;
    const counts = new BoundedMap<Count>(countedKeys);
    kinds.set(kind, counts);
    return counts;
  }

  function currentOf(counts: BoundedMap<Count>, key: string, { perSeconds }: Limit): Count {
    const now = clock();
    const periodMillis = perSeconds * 1000;
    const known = counts.get(key);
    // A period that ends later than one that begins now: the clock was set back.
    const isOver = !known || known.endsAt <= now || known.endsAt > now + periodMillis;
    return isOver ? { endsAt: asInstant(now + periodMillis), count: 0 } : known;
  }

  function tallyOf({ count, endsAt }: Count, { most }: Limit, more: number): Tally {
    const resetSeconds = Math.ceil((endsAt - clock()) / 1000);
    return { isOver: count + more > most, left: Math.max(0, most - count - more), resetSeconds };
  }

  return {
    async count(key, limit, more = 1) {
      const counts = countsLike(key);
      const current = currentOf(counts, key, limit);
      const tally = tallyOf(current, limit, more);
      if (tally.isOver) return tally;
      if (current.count === 0) counts.set(key, current);
      current.count += more;
      return tally;
    },
    look: async (key, limit) => tallyOf(currentOf(countsLike(key), key, limit), limit, 0),
    async takeBack(key, less = 1) {
      const current = countsLike(key).get(key);
      if (current) current.count = Math.max(0, current.count - less);
    },
    async hold(key, { name, until, most }) {
      const now = clock();
      const held = new Map([...(places.get(key) ?? [])].filter(([, end]) => end > now));
      if (!held.has(name) && held.size >= most) return false;
      places.set(key, held.set(name, until));
      return true;
    },
    async free(key, name) {
      places.get(key)?.delete(name);
    },
  };
}
