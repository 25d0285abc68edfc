import type { Cache } from '../../gateway/index.ts';
import type { Clock } from '../../time/index.ts';
import { createMissedInvalidations, type MissedInvalidations } from './missed-invalidations.ts';

export type CacheWithFallbackOptions = {
  /** The cache that all gateways share. */
  readonly shared: Cache;
  /** The cache of this process, for when the shared one cannot be reached. */
  readonly instead: Cache;
  readonly clock: Clock;
  /** How long the shared cache keeps an entry. */
  readonly entryMillis: number;
  /** How many groups with a failed invalidation are remembered. @default 1000 */
  readonly maxMissed?: number;
  readonly onError: (error: unknown) => void;
};

/** A cache that can be closed: then it makes up for what it can, once. */
export type CacheWithFallback = Cache & Pick<MissedInvalidations, 'close'>;

/**
 * Combines a shared cache with the cache of this process. An invalidation that fails is made up for as soon as the
 * shared cache is back, and before the next read of its scope: the booked time would otherwise be offered again, by
 * other gateways too. Where too many failed, this one does not use the shared cache until everything it held has
 * expired.
 */
export function createCacheWithFallback(options: CacheWithFallbackOptions): CacheWithFallback {
  const { shared, instead, clock, entryMillis, maxMissed = 1000, onError } = options;
  const missedInvalidations = createMissedInvalidations({ shared, max: maxMissed });
  let bypassedUntil = 0;

  /** A bypass that ends later than one that begins now: the clock was set back. */
  function isBypassed(): boolean {
    const leftMillis = bypassedUntil - clock();
    return leftMillis > 0 && leftMillis <= entryMillis;
  }

  return {
    async find(group, key) {
      if (isBypassed()) return instead.find(group, key);
      try {
        await missedInvalidations.makeUpFor(group.scope);
        return await shared.find(group, key);
      } catch (error) {
        onError(error);
        return instead.find(group, key);
      }
    },
    async set(group, key, entry) {
      if (isBypassed()) return instead.set(group, key, entry);
      try {
        await shared.set(group, key, entry);
      } catch (error) {
        onError(error);
        await instead.set(group, key, entry);
      }
    },
    async invalidate(group, takenTime) {
      // Here too, or an entry of an earlier failure would look current in the next one.
      await instead.invalidate(group, takenTime);
      try {
        await shared.invalidate(group, takenTime);
      } catch (error) {
        onError(error);
        if (!missedInvalidations.add(group)) bypassedUntil = clock() + entryMillis;
      }
    },
    close: missedInvalidations.close,
  };
}
