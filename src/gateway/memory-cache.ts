import type { Interval } from '../time/index.ts';
import { BoundedMap } from './bounded-map.ts';
import type { Cache, CacheEntry } from './parts.ts';

type TakenTime = { readonly generation: number; readonly interval: Interval | undefined };
type Group = { readonly generation: number; readonly takenTimes: readonly TakenTime[] };

/** How many times taken are remembered for a group: for an answer older than the first of them not all are known. */
const rememberedTakenTimes = 50;

/** How much is kept: things of a slot's size, some 100 bytes each, and groups that were invalidated. */
export type CacheSize = { readonly weight: number; readonly groups: number };

/** Creates a cache in this process's memory. */
export function createMemoryCache(size: CacheSize = { weight: 200_000, groups: 5000 }): Cache {
  const kept = new BoundedMap<CacheEntry>(size.weight, ({ weight }) => weight);
  const groups = new Map<string, Group>();
  // Counted over all groups, so that a group forgotten and met again cannot be taken for what it was.
  let lastGeneration = 0;
  let clearedAt = 0;

  function takenSince(group: Group | undefined, generation: number): readonly Interval[] | undefined {
    if (!group) return [];
    const [oldest] = group.takenTimes;
    const isAllKnown = group.takenTimes.length < rememberedTakenTimes || (oldest && oldest.generation <= generation);
    if (!isAllKnown) return undefined;
    return group.takenTimes.flatMap((taken) => {
      const isLater = taken.generation > generation;
      return isLater && taken.interval ? [taken.interval] : [];
    });
  }

  function clear(): void {
    kept.clear();
    groups.clear();
    lastGeneration += 1;
    clearedAt = lastGeneration;
  }

  return {
    async find(groupName, key) {
      const group = groups.get(groupName);
      const entry = kept.get(key);
      const isForgotten = !entry || entry.generation < clearedAt;
      const generation = group?.generation ?? clearedAt;
      if (isForgotten) return { entry: undefined, generation, taken: [] };
      return { entry, generation, taken: takenSince(group, entry.generation) };
    },
    async set(key, entry) {
      const before = kept.get(key);
      if (before && before.generation > entry.generation) return;
      kept.set(key, entry);
    },
    async invalidate(groupName, interval) {
      // A group forgotten alone would make its outdated answers look current.
      if (groups.size >= size.groups && !groups.has(groupName)) clear();
      lastGeneration += 1;
      const before = groups.get(groupName)?.takenTimes ?? [];
      const takenTimes = [...before, { generation: lastGeneration, interval }].slice(-rememberedTakenTimes);
      groups.set(groupName, { generation: lastGeneration, takenTimes });
    },
    async clear() {
      clear();
    },
  };
}
