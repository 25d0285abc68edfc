import type { Cache, CacheGroup } from '../../gateway/index.ts';

/** The invalidations that a shared cache has missed because it could not be reached. */
export type MissedInvalidations = {
  /** Remembers one, to make up for it. Returns false if there are too many. */
  add(group: CacheGroup): boolean;
  /** Makes up for the missed invalidations of a scope. Rejects while the cache cannot be reached. */
  makeUpFor(scope: string): Promise<void>;
  /** Makes up for what it can, once. Ends the attempts in the background. */
  close(): Promise<void>;
};

export type MissedInvalidationsOptions = {
  readonly shared: Pick<Cache, 'invalidate'>;
  /** How many groups are remembered. */
  readonly max: number;
};

/** How long to wait before the next attempt. */
const retryMillis = 1000;

/**
 * Creates the memory of missed invalidations. It makes up for them in the background, because this gateway might not
 * read the scope again, while other gateways still show outdated responses.
 */
export function createMissedInvalidations({ shared, max }: MissedInvalidationsOptions): MissedInvalidations {
  /** Each is removed only if it has not failed again in the meantime, so it is compared by identity. */
  const missedGroups = new Map<string, CacheGroup>();
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function invalidate(name: string, group: CacheGroup): Promise<void> {
    await shared.invalidate(group, undefined);
    if (missedGroups.get(name) === group) missedGroups.delete(name);
  }

  async function makeUpForAll(): Promise<void> {
    for (const [name, group] of [...missedGroups]) {
      // It was reported when it first failed. In a cluster, the node of the next group may be back before the node of
      // this one.
      await invalidate(name, group).catch(() => undefined);
    }
  }

  function retryLater(): void {
    if (isClosed || missedGroups.size === 0) return;
    retry ??= setTimeout(async () => {
      await makeUpForAll();
      retry = undefined;
      retryLater();
    }, retryMillis).unref();
  }

  return {
    add(group) {
      const name = JSON.stringify([group.scope, group.hostId]);
      if (!missedGroups.has(name) && missedGroups.size >= max) return false;
      missedGroups.set(name, { ...group });
      retryLater();
      return true;
    },
    async makeUpFor(scope) {
      for (const [name, group] of missedGroups) if (group.scope === scope) await invalidate(name, group);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await makeUpForAll();
    },
  };
}
