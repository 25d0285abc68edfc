import type { Cache, CacheGroup } from '../../gateway/index.ts';
import type { Clock } from '../../time/index.ts';

export type CacheWithFallbackOptions = {
  /** The cache that all gateways share. */
  readonly shared: Cache;
  /** The cache of this process, for when the shared one cannot be reached. */
  readonly instead: Cache;
  readonly clock: Clock;
  /** How long the shared cache keeps an entry. */
  readonly keptMillis: number;
  /** How many groups are remembered whose invalidation failed. @default 1000 */
  readonly mostMissed?: number;
  readonly onError: (error: unknown) => void;
};

/**
 * Combines a shared cache with that of this process. An invalidation that fails is made up for before the next read of
 * its scope: the booked time would otherwise be offered again as soon as the shared cache is back. Where too many
 * failed, the shared cache is not used until everything it held has expired.
 */
export function createCacheWithFallback(options: CacheWithFallbackOptions): Cache {
  const { shared, instead, clock, keptMillis, mostMissed = 1000, onError } = options;
  /** Each is removed only if it has not failed again in the meantime, so it is compared by identity. */
  const missed = new Map<string, CacheGroup>();
  let bypassedUntil = 0;

  /** A bypass that ends later than one that begins now: the clock was set back. */
  function isBypassed(): boolean {
    const leftMillis = bypassedUntil - clock();
    return leftMillis > 0 && leftMillis <= keptMillis;
  }

  function remember(group: CacheGroup): void {
    missed.set(JSON.stringify([group.scope, group.hostId]), { ...group });
    if (missed.size <= mostMissed) return;
    missed.clear();
    bypassedUntil = clock() + keptMillis;
  }

  async function makeUpFor(scope: string): Promise<void> {
    for (const [name, group] of missed) {
      if (group.scope !== scope) continue;
      await shared.invalidate(group, undefined);
      if (missed.get(name) === group) missed.delete(name);
    }
  }

  return {
    async find(group, key) {
      if (isBypassed()) return instead.find(group, key);
      try {
        await makeUpFor(group.scope);
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
        remember(group);
      }
    },
  };
}
