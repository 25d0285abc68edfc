import type { Interval } from '../../time/index.ts';
import { bytesOf, FairMap } from './bounded/index.ts';
import { rememberedChanges } from './shared-limits.ts';
import type { Cache, CacheEntry, CacheGroup, CacheLookup } from './shared-state.ts';

type Change = { readonly generation: number; readonly takenTime: Interval | undefined };
type GroupChanges = { readonly generation: number; readonly changes: readonly Change[] };

/** How many invalidated groups are remembered. */
const rememberedGroups = 20_000;

/** How many bytes of responses a process keeps. */
export const cacheBytes = 48 * 1024 * 1024;

/** Creates a cache in the memory of this process. Each account has a share of it. */
export function createMemoryCache(maxBytes = cacheBytes, maxGroups = rememberedGroups): Cache {
  const entries = new FairMap<CacheEntry>({ maxBytes, bytesOf: ({ value }) => bytesOf(value) });
  /** The group invalidated longest ago comes first. */
  const groups = new Map<string, GroupChanges>();
  // Counted over all groups, so that the later of two invalidations is known.
  let lastGeneration = 0;
  /** The latest generation of the forgotten groups. Anything older may be outdated. */
  let forgottenGeneration = 0;

  function invalidatedAtOf(name: string): number {
    return groups.get(name)?.generation ?? forgottenGeneration;
  }

  function findChanges(
    group: CacheGroup,
    { generation }: CacheEntry,
  ): Pick<CacheLookup, 'takenTimes' | 'hasOtherChanges'> {
    if (generation < forgottenGeneration) return { takenTimes: undefined, hasOtherChanges: true };
    const ofHost = group.hostId === undefined ? undefined : groups.get(nameOf(group));
    const { takenTimes, isFreed } = changesSince(ofHost?.changes ?? [], generation);
    const isWholeChanged = invalidatedAtOf(group.scope) > generation;
    return { takenTimes, hasOtherChanges: isWholeChanged || isFreed || takenTimes === undefined };
  }

  return {
    async find(group, key) {
      const invalidatedAt = Math.max(invalidatedAtOf(group.scope), invalidatedAtOf(nameOf(group)));
      const entry = entries.get(group.owner, keyOf(group, key));
      const changes = entry ? findChanges(group, entry) : { takenTimes: [], hasOtherChanges: false };
      return { entry, generation: lastGeneration, invalidatedAt, ...changes };
    },
    async set(group, key, entry) {
      // Counted by another cache, so it says nothing about the invalidations here.
      if (entry.generation > lastGeneration) return;
      const before = entries.get(group.owner, keyOf(group, key));
      if (before && before.generation > entry.generation) return;
      entries.set(group.owner, keyOf(group, key), entry);
    },
    async invalidate(group, takenTime) {
      lastGeneration += 1;
      const name = nameOf(group);
      const before = groups.get(name)?.changes ?? [];
      groups.delete(name);
      groups.set(name, {
        generation: lastGeneration,
        changes: [...before, { generation: lastGeneration, takenTime }].slice(-rememberedChanges),
      });
      for (const [oldest, { generation }] of groups) {
        if (groups.size <= maxGroups) break;
        groups.delete(oldest);
        forgottenGeneration = generation;
      }
    },
  };
}

/** Returns what has changed after a generation. The taken times are undefined if some of them are no longer known. */
function changesSince(changes: readonly Change[], generation: number) {
  const [oldest] = changes;
  const isAllKnown = changes.length < rememberedChanges || (oldest && oldest.generation <= generation);
  const later = changes.filter((change) => change.generation > generation);
  const takenTimes = later.flatMap((change) => change.takenTime ?? []);
  return {
    takenTimes: isAllKnown ? takenTimes : undefined,
    isFreed: later.some((change) => change.takenTime === undefined),
  };
}

function nameOf({ scope, hostId }: CacheGroup): string {
  return hostId === undefined ? scope : `${scope} host ${hostId}`;
}

function keyOf({ scope }: CacheGroup, key: string): string {
  return `${scope} ${key}`;
}
