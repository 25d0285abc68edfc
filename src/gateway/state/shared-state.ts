import type { Result } from '../../contract/index.ts';
import type { Instant, Interval } from '../../time/index.ts';

/** Everything the gateway keeps between requests. Each part of it is in memory, or shared by several gateways. */
export type SharedState = {
  readonly cache: Cache;
  readonly budget: Budget;
  readonly limits: Limits;
  readonly idempotency: Idempotency;
  readonly leases: Leases;
};

/** A response of the server behind the gateway, and when it was requested. */
export type CacheEntry = {
  readonly value: unknown;
  readonly requestedAt: Instant;
  /** The number of invalidations when it was requested. */
  readonly generation: number;
};

/** What is outdated together. */
export type CacheGroup = {
  /** Whose room it takes: each account has a share. */
  readonly owner: string;
  /** What is invalidated as a whole, as all that is known of an account. */
  readonly scope: string;
  /** Within the scope: the host whose slots these are, which are invalidated together as well. */
  readonly hostId?: number | undefined;
};

/** What a cache holds for a key. */
export type CacheLookup = {
  readonly entry: CacheEntry | undefined;
  /** The number of invalidations so far: a request of now is of this generation. */
  readonly generation: number;
  /** The generation of the last invalidation of the group: an entry of an earlier one is outdated. */
  readonly invalidatedAt: number;
  /** Times that were taken since `entry` was requested; undefined when not all of them are known any more. */
  readonly takenTimes: readonly Interval[] | undefined;
  /** Whether anything but these times has changed since: without it, `entry` less these times is what stands. */
  readonly hasOtherChanges: boolean;
};

/** Keeps what the server has said, in groups that are invalidated together. It may forget anything at any time. */
export type Cache = {
  find(group: CacheGroup, key: string): Promise<CacheLookup>;
  set(group: CacheGroup, key: string, entry: CacheEntry): Promise<void>;
  /**
   * Invalidates what was requested of a group until now, responses on their way included. `takenTime` is a time of its
   * host that was taken, if nothing else has changed.
   */
  invalidate(group: CacheGroup, takenTime: Interval | undefined): Promise<void>;
};

/** What a request to the server is for; some of the budget is for bookings alone. */
export type Purpose = 'reading' | 'booking';

/** Whether a request may go, and if not, when to ask again. */
export type Grant =
  | { readonly ok: true /** To be called when the request has been answered, or given up. */; done(): Promise<void> }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** Decides whether one more request may go to the server. */
export type Budget = {
  take(purpose: Purpose): Promise<Grant>;
  /** Grants nothing for a while, because the server said so. */
  pause(seconds: number): Promise<void>;
};

/** How many in how long. */
export type Limit = { readonly most: number; readonly perSeconds: number };

/** How it stands with what is counted. */
export type Tally = {
  /** It was too much, and is not counted. */
  readonly isOver: boolean;
  readonly left: number;
  /** Until its count begins again. */
  readonly resetSeconds: number;
};

/** Counts what each visitor does. */
export type Limits = {
  /**
   * Counts one more, or so many at once, unless that is more than the limit: then none of them is counted.
   *
   * @param more 1 by default
   */
  count(key: string, limit: Limit, more?: number): Promise<Tally>;
  /** Returns how it stands, without counting. */
  look(key: string, limit: Limit): Promise<Tally>;
  /**
   * Takes back one that was counted, or so many, since nothing came of it.
   *
   * @param less 1 by default
   */
  takeBack(key: string, less?: number): Promise<void>;
  /**
   * Holds a named place until a time, one of so many of a key; false when all are held. Its holder may hold it for
   * longer.
   */
  hold(key: string, place: Place): Promise<boolean>;
  /** Gives a place back. */
  free(key: string, name: string): Promise<void>;
};

/** A place that is held: by what, until when, and of how many. */
export type Place = { readonly name: string; readonly until: Instant; readonly most: number };

/** What a request came to, and whether that was known already. */
export type Replayable<Data> = { readonly result: Result<Data>; readonly isReplay: boolean };

/** Remembers what a request with an idempotency key came to. */
export type Idempotency = {
  /**
   * Acts once for a key, and tells later requests with the same fingerprint what that came to; one that comes while
   * the first is under way waits for it. Returns `reused` for another fingerprint. Kept are successes and
   * `slot_unavailable`: after anything else nothing was done, and the key may be used again.
   */
  once<Data>(key: string, fingerprint: string, act: () => Promise<Result<Data>>): Promise<Replayable<Data> | 'reused'>;
};

/** Lets one of several gateways ask what all of them miss. */
export type Leases = {
  /**
   * Returns a function that releases the lease, to be called when the response is kept. Returns undefined when another
   * gateway held it: once that one is done, so that its response may be in the cache now.
   */
  acquire(name: string): Promise<(() => Promise<void>) | undefined>;
};
