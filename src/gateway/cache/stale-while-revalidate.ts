import { type Problem, type Result, refuse } from '../../contract/index.ts';
import type { Clock, Instant, Interval } from '../../time/index.ts';
import type { Cache, CacheEntry, CacheGroup, CacheLookup, Leases, Purpose } from '../state/index.ts';
import { type BackoffPeriod, createBackoff, isFailing } from './backoff.ts';
import { createSingleFlight } from './single-flight.ts';

/** How long after its fresh period a response may still be shown, while a newer one loads or cannot be loaded. */
export const staleSeconds = 300;

/** The caller of the cache: why it needs a response, and how its requests are counted. */
export type Caller = {
  readonly purpose: Purpose;
  /** Receives work that continues after the response. Some hosts would otherwise stop it. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  /** Counts a request that goes to the server. Refuses a visitor who has caused too many. */
  readonly admit?: (() => Promise<Result<undefined>>) | undefined;
};

/** What the cache knows before it requests data. */
export type Loading = {
  /** Whether the server had the data a few minutes ago. */
  readonly isKnown: boolean;
};

/** What to load, and how to request it. */
export type CachedRequest<Data> = {
  /** The group that is invalidated together. */
  readonly group: CacheGroup;
  /** The name of the request, unique across all groups. */
  readonly key: string;
  readonly freshSeconds: number;
  readonly load: (loading: Loading) => Promise<Result<Data>>;
};

/** A response, and how old it is. */
export type CachedResponse<Data> = {
  readonly result: Result<Data>;
  readonly requestedAt: Instant;
  /** Distinguishes two responses to the same request. */
  readonly version: string;
  /** Times that were booked since. The data may still offer them. */
  readonly takenTimes: readonly Interval[];
};

/** Loads data from the cache or from the server. */
export type FetchCached = <Data>(request: CachedRequest<Data>, caller: Caller) => Promise<CachedResponse<Data>>;

/** What a stale-while-revalidate cache is built from. */
export type FetchCachedOptions = {
  readonly cache: Cache;
  readonly leases: Leases;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
};

/** A request under way, and which data was known to be outdated when it began. */
type Revalidation<Data> = Pick<CacheLookup, 'generation' | 'invalidatedAt'> & {
  readonly request: CachedRequest<Data>;
  readonly caller: Caller;
};

/**
 * Creates a cache in front of a server: stale-while-revalidate and stale-if-error (RFC 5861). A response is fresh for a
 * while. After that it is shown for a few more minutes, while it is requested again in the background or when the
 * server cannot be reached. Callers that miss the same entry share one request. If the only changes since are booked
 * times, the response is shown without these times and counts as fresh as before. Any other outdated response is shown
 * only when the server cannot be reached.
 */
export function createFetchCached({ cache, leases, clock, onError }: FetchCachedOptions): FetchCached {
  const sendOnce = createSingleFlight();
  const backoff = createBackoff(clock);

  async function load<Data>(
    { request, generation }: Revalidation<Data>,
    loading: Loading,
  ): Promise<CachedResponse<Data>> {
    const { group, key, load } = request;
    const requestedAt = clock();
    const result = await load(loading).catch((error: unknown): Result<Data> => {
      onError(error);
      return refuse({ code: 'internal_error' });
    });
    const entry = { value: result, requestedAt, generation };
    const problem = transientProblemOf(result);
    if (problem) {
      backoff.begin(key, problem);
    } else {
      backoff.end(key);
      await cache.set(group, key, entry);
    }
    return cachedResponseOf(entry, []);
  }

  /**
   * Requests the data, unless another gateway has stored a response in the meantime: while this one waited for the
   * lease, or between its look into the cache and its turn.
   */
  async function loadWithLease<Data>(revalidation: Revalidation<Data>): Promise<CachedResponse<Data>> {
    const { request, invalidatedAt } = revalidation;
    const release = await leases.acquire(nameOf(revalidation));
    try {
      const { entry } = await cache.find(request.group, request.key);
      const isFresh = ageSecondsOf(entry, clock()) < request.freshSeconds;
      const isNew = entry && entry.generation >= invalidatedAt && isFresh;
      if (isNew) return cachedResponseOf(entry, []);
      return await load(revalidation, { isKnown: isGood(entry) && isRecent({ entry, request, now: clock() }) });
    } finally {
      await release?.();
    }
  }

  async function loadOnce<Data>(revalidation: Revalidation<Data>): Promise<CachedResponse<Data>> {
    const { admit } = revalidation.caller;
    const result = await sendOnce({ name: nameOf(revalidation), admit, send: () => loadWithLease(revalidation) });
    return result.ok ? result.data : { result, requestedAt: clock(), version: '', takenTimes: [] };
  }

  function refresh<Data>(revalidation: Revalidation<Data>): void {
    const work = loadOnce(revalidation).catch(onError);
    revalidation.caller.waitUntil?.(work);
  }

  return async function fetchCached<Data>(request: CachedRequest<Data>, caller: Caller): Promise<CachedResponse<Data>> {
    const { entry, takenTimes, hasOtherChanges, ...generations } = await cache.find(request.group, request.key);
    const revalidation = { request, caller, ...generations };
    const ageSeconds = ageSecondsOf(entry, clock());
    const recentEntry = isRecent({ entry, request, now: clock() }) ? entry : undefined;
    const cachedResponse = recentEntry && takenTimes && cachedResponseOf<Data>(recentEntry, takenTimes);
    const period = backoff.find(request.key);
    if (cachedResponse && !hasOtherChanges) {
      if (ageSeconds >= request.freshSeconds && !period) refresh(revalidation);
      return cachedResponse;
    }
    if (period && cachedResponse) return cachedResponse;
    // A visitor who only reads must not use up the budget on a failing server: it is needed when the server recovers.
    if (period && caller.purpose === 'reading' && isFailing(period.problem)) return failedBy(period, clock());
    const result = await loadOnce(revalidation);
    return cachedResponse && transientProblemOf(result.result) ? cachedResponse : result;
  };
}

/**
 * Names the request. The name never matches a request that began before the last time was booked, or one with a smaller
 * budget.
 */
function nameOf<Data>({ request, invalidatedAt, caller }: Revalidation<Data>): string {
  return `${caller.purpose} ${invalidatedAt} ${request.key}`;
}

function failedBy<Data>({ problem, until }: BackoffPeriod, now: Instant): CachedResponse<Data> {
  const retryAfterSeconds = Math.ceil((until - now) / 1000);
  return { result: refuse({ ...problem, retryAfterSeconds }), requestedAt: now, version: '', takenTimes: [] };
}

/**
 * Returns whether the problem may be gone at the next attempt. "Not found" and invalid fields are permanent, so they
 * are cached.
 */
function transientProblemOf(result: Result<unknown>): Problem | undefined {
  if (result.ok) return undefined;
  const { problem } = result;
  return problem.code === 'resource_not_found' || problem.code === 'validation_failed' ? undefined : problem;
}

type EntryToShow = {
  readonly entry: CacheEntry | undefined;
  readonly request: Pick<CachedRequest<unknown>, 'freshSeconds'>;
  readonly now: Instant;
};

/**
 * Returns whether an entry may still be shown while a newer one loads or cannot be loaded. "Not found" may only have
 * been true for a moment, so no one is shown it any longer than it is fresh.
 */
function isRecent({ entry, request, now }: EntryToShow): boolean {
  return ageSecondsOf(entry, now) < request.freshSeconds + (isGood(entry) ? staleSeconds : 0);
}

function isGood(entry: CacheEntry | undefined): boolean {
  return entry !== undefined && cachedResponseOf(entry, []).result.ok;
}

function ageSecondsOf(entry: CacheEntry | undefined, now: Instant): number {
  const ageMillis = entry ? now - entry.requestedAt : Number.POSITIVE_INFINITY;
  // After the clock was set back, the difference says nothing about the age.
  return ageMillis < 0 ? Number.POSITIVE_INFINITY : ageMillis / 1000;
}

function cachedResponseOf<Data>(
  { value, requestedAt, generation }: CacheEntry,
  takenTimes: readonly Interval[],
): CachedResponse<Data> {
  // Stored under the key that defines its type.
  const result = value as Result<Data>;
  return { result, requestedAt, version: `${generation}.${requestedAt}.${takenTimes.length}`, takenTimes };
}
