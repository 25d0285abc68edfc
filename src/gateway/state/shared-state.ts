import type { Result } from '../../contract/index.ts';
import type { Instant, Interval } from '../../time/index.ts';

/** The state that the gateway keeps between requests. Each part is in memory, or shared by several gateways. */
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

/** What is invalidated together. */
export type CacheGroup = {
  /** The owner whose share it takes up: each account has a share. */
  readonly owner: string;
  /** What can be invalidated as a whole, such as everything cached for an account. */
  readonly scope: string;
  /** Within the scope: the host of these slots. The slots of a host are invalidated together as well. */
  readonly hostId?: number | undefined;
};

/** What a cache holds for a key. */
export type CacheLookup = {
  readonly entry: CacheEntry | undefined;
  /** The number of invalidations so far. A request sent now has this generation. */
  readonly generation: number;
  /** The generation of the last invalidation of the group. An entry of an earlier generation is outdated. */
  readonly invalidatedAt: number;
  /** Times that were taken since `entry` was requested; undefined if some of them are no longer known. */
  readonly takenTimes: readonly Interval[] | undefined;
  /** Whether anything else has changed since. If not, `entry` without these times is current. */
  readonly hasOtherChanges: boolean;
};

/** Stores responses of the server, in groups that are invalidated together. It may forget anything at any time. */
export type Cache = {
  find(group: CacheGroup, key: string): Promise<CacheLookup>;
  /** Stores an entry, unless a newer one is stored or its generation is one that this cache never had. */
  set(group: CacheGroup, key: string, entry: CacheEntry): Promise<void>;
  /**
   * Invalidates everything requested for a group until now, including responses on their way. `takenTime` is a time of
   * its host that was taken, if nothing else has changed.
   */
  invalidate(group: CacheGroup, takenTime: Interval | undefined): Promise<void>;
};

/** What a request to the server is for. Part of the budget is reserved for bookings. */
export type Purpose = 'reading' | 'booking';

/** Whether a request may be sent, and if not, when to try again. */
export type Grant =
  | {
      readonly ok: true;
      /** To be called when the response has arrived, or is no longer expected. */
      done(): Promise<void>;
    }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** Decides whether one more request may be sent to the server. */
export type Budget = {
  take(purpose: Purpose): Promise<Grant>;
  /** Grants nothing for a while, because the server asked for a pause. */
  pause(seconds: number): Promise<void>;
};

/** The maximum count, and its period. */
export type Limit = { readonly max: number; readonly windowSeconds: number };

/** The state of a count. */
export type LimitState = {
  /** It was over the limit, so it was not counted. */
  readonly isOver: boolean;
  readonly left: number;
  /** How long until the count starts again. */
  readonly resetSeconds: number;
};

/** Counts what each visitor does. */
export type Limits = {
  /**
   * Counts one more, or several at once, unless that exceeds the limit: then none of them is counted.
   *
   * @param more 1 by default
   */
  count(key: string, limit: Limit, more?: number): Promise<LimitState>;
  /** Returns the state of a count without counting. */
  peek(key: string, limit: Limit): Promise<LimitState>;
  /**
   * Takes back one or several that were counted, because the attempt failed.
   *
   * @param less 1 by default
   */
  refund(key: string, less?: number): Promise<void>;
  /**
   * Acquires a named permit until a time, out of a limited number for each key. Returns false if all are held. The
   * holder may acquire it again for longer.
   */
  acquire(key: string, permit: Permit): Promise<boolean>;
  /** Returns the permits that are held. */
  listHeld(key: string): Promise<Held>;
  /** Releases a permit. */
  release(key: string, name: string): Promise<void>;
};

/** A permit that is held: its name, until when, and out of how many. */
export type Permit = { readonly name: string; readonly until: Instant; readonly max: number };

/** The names of the permits that are held, and whether they are all: some may be where they cannot be read now. */
export type Held = { readonly names: readonly string[]; readonly isComplete: boolean };

/** The result of a request, and whether it is a stored one. */
export type Replayable<Data> = { readonly result: Result<Data>; readonly isReplay: boolean };

/** Stores the result of a request with an idempotency key. */
export type Idempotency = {
  /**
   * Runs the operation once for each key, and returns the same result to later requests with the same fingerprint. A
   * request that comes while the first is under way waits for it. Returns `reused` for another fingerprint. Only
   * successes and `slot_unavailable` are stored. After any other result the key may be used again, even if it is
   * unknown what was done: `BookingRecovery` keeps a booking of unknown outcome from being followed by another one.
   */
  runOnce<Data>(
    key: string,
    fingerprint: string,
    operation: () => Promise<Result<Data>>,
  ): Promise<Replayable<Data> | 'reused'>;
};

/** Lets only one of several gateways request what all of them miss. */
export type Leases = {
  /**
   * Returns a function that releases the lease, to be called when the response is stored. If another gateway held the
   * lease, waits until it is done and returns undefined: the response may be in the cache now.
   */
  acquire(name: string): Promise<(() => Promise<void>) | undefined>;
};
