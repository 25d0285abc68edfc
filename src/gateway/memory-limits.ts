import { asInstant, type Clock, type Instant } from '../time/index.ts';
import { BoundedMap } from './bounded-map.ts';
import type { Limits } from './parts.ts';

type Count = { readonly endsAt: Instant; count: number };

/** How many visitors are counted at once; under a flood the ones seen longest ago are forgotten first. */
const countedVisitors = 50_000;

/** Creates limits in this process's memory: a period begins with the first request after the last one ended. */
export function createMemoryLimits(clock: Clock): Limits {
  const counts = new BoundedMap<Count>(countedVisitors);
  return {
    async count(key, { most, perSeconds }) {
      const now = clock();
      const periodMillis = perSeconds * 1000;
      const known = counts.get(key);
      // A period that ends later than one begun now would: the clock was put back.
      const isOver = !known || known.endsAt <= now || known.endsAt > now + periodMillis;
      const current = isOver ? { endsAt: asInstant(now + periodMillis), count: 0 } : known;
      if (isOver) counts.set(key, current);
      const resetSeconds = Math.ceil((current.endsAt - now) / 1000);
      if (current.count >= most) return { isOver: true, left: 0, resetSeconds };
      current.count += 1;
      return { isOver: false, left: most - current.count, resetSeconds };
    },
    async takeBack(key) {
      const current = counts.get(key);
      if (current && current.count > 0) current.count -= 1;
    },
  };
}
