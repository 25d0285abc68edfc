import type { Interval } from '../time/index.ts';
import { BoundedMap } from './bounded-map.ts';
import type { Cache, Kept } from './parts.ts';

type Taking = { readonly generation: number; readonly interval: Interval | undefined };
type Group = { readonly generation: number; readonly takings: readonly Taking[] };

/** How many times taken are remembered for a group: what is older than the first of them is not told of all. */
const rememberedTakings = 50;

/** How much is kept: things of a slot's size, some 100 bytes each, and groups that were outdated. */
export type CacheSize = { readonly weight: number; readonly groups: number };

/** Creates a cache in this process's memory. */
export function createMemoryCache(size: CacheSize = { weight: 200_000, groups: 5000 }): Cache {
  const kept = new BoundedMap<Kept>(size.weight, ({ weight }) => weight);
  const groups = new Map<string, Group>();
  // Counted over all groups, so that a group forgotten and met again cannot be taken for what it was.
  let lastGeneration = 0;
  let clearedAt = 0;

  function takenSince(group: Group | undefined, generation: number): readonly Interval[] | undefined {
    if (!group) return [];
    const [oldest] = group.takings;
    const isAllKnown = group.takings.length < rememberedTakings || (oldest && oldest.generation <= generation);
    if (!isAllKnown) return undefined;
    return group.takings.flatMap((taking) => (taking.generation > generation && taking.interval) || []);
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
      if (isForgotten) return { kept: undefined, generation, taken: [] };
      return { kept: entry, generation, taken: takenSince(group, entry.generation) };
    },
    async keep(key, entry) {
      const before = kept.get(key);
      if (before && before.generation > entry.generation) return;
      kept.set(key, entry);
    },
    async outdate(groupName, interval) {
      // A group forgotten alone would make what was outdated look current.
      if (groups.size >= size.groups && !groups.has(groupName)) clear();
      lastGeneration += 1;
      const before = groups.get(groupName)?.takings ?? [];
      const takings = [...before, { generation: lastGeneration, interval }].slice(-rememberedTakings);
      groups.set(groupName, { generation: lastGeneration, takings });
    },
    async clear() {
      clear();
    },
  };
}
