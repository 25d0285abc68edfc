import { createHash } from 'node:crypto';
import { type ProblemResult, type Result, refuse } from '../../../contract/index.ts';
import type { Clock, Instant } from '../../../time/index.ts';
import { createQueue, whenFull } from '../../concurrency/index.ts';

/** How many unknown keys one address may try within a minute of the first, unless an option says otherwise. */
const defaultMaxAttempts = 30;
const windowMillis = 60_000;
/** How many addresses, and how many keys in use, are remembered. The oldest are forgotten first. */
const maxEntries = 10_000;

/**
 * The lookups of one address at once, not counting keys in use. With the limits for connecting and querying, a request
 * that waits gets its response within twelve seconds, even if the database hangs.
 */
const lookups = { concurrency: 4, maxWaiting: 500, timeoutMillis: 6000, stallMillis: 2500 };

type Attempts = { readonly since: Instant; count: number };

/** Counts unknown keys by the address they come from, so that guessing does not reach the database. */
export type UnknownKeys = {
  /** Looks up a key from an address, or refuses it because the address has tried too many unknown ones. */
  lookUp<Identity>(attempt: KeyAttempt, find: () => Promise<Result<Identity>>): Promise<Result<Identity>>;
};

type KeyAttempt = { readonly visitor: string; readonly key: string };

/**
 * An address that sent too many unknown keys waits for the rest of the minute. Keys that this process has recently seen
 * valid are still looked up, so that anyone who shares an address with an attacker can continue to work. That lookup
 * also detects a key that was revoked in the meantime. Of the other keys of an address, few are looked up at once: if
 * many arrive together, most of them wait until the first are counted.
 */
export function createUnknownKeys(
  clock: Clock,
  { maxAttempts = defaultMaxAttempts }: { readonly maxAttempts?: number } = {},
): UnknownKeys {
  const attemptsOf = new Map<string, Attempts>();
  const keysInUse = new Set<string>();
  const runInQueue = createQueue(lookups);

  /** Returns the attempts of the current window. */
  function current(visitor: string): Attempts | undefined {
    const attempts = attemptsOf.get(visitor);
    const now = clock();
    // A window that began later than now: the clock was set back.
    return attempts && attempts.since <= now && now < attempts.since + windowMillis ? attempts : undefined;
  }

  function refusalOf(visitor: string): ProblemResult | undefined {
    const attempts = current(visitor);
    if (!attempts || attempts.count < maxAttempts) return undefined;
    const retryAfterSeconds = Math.max(1, Math.ceil((attempts.since + windowMillis - clock()) / 1000));
    return refuse({ code: 'too_many_requests', retryAfterSeconds });
  }

  function record({ visitor, hash, isKnown }: KeyLookup): void {
    keysInUse.delete(hash);
    if (isKnown) remember(keysInUse, () => keysInUse.add(hash));
    else {
      const attempts = current(visitor) ?? { since: clock(), count: 0 };
      attempts.count += 1;
      attemptsOf.delete(visitor);
      remember(attemptsOf, () => attemptsOf.set(visitor, attempts));
    }
  }

  return {
    async lookUp({ visitor, key }, find) {
      const hash = hashOf(key);
      async function lookUpNow(): ReturnType<typeof find> {
        const refusal = keysInUse.has(hash) ? undefined : refusalOf(visitor);
        if (refusal) return refusal;
        const result = await find();
        record({ visitor, hash, isKnown: result.ok });
        return result;
      }
      if (keysInUse.has(hash)) return lookUpNow();
      const refusal = refusalOf(visitor);
      if (refusal) return refusal;
      const result = runInQueue({ key: visitor }, lookUpNow);
      return whenFull(result, () => refuse({ code: 'unavailable', retryAfterSeconds: 1 }));
    },
  };
}

type KeyLookup = { readonly visitor: string; readonly hash: string; readonly isKnown: boolean };

/** Adds an entry as the newest, and makes room for it. */
function remember<Key>(entries: Map<Key, unknown> | Set<Key>, add: () => void): void {
  const [oldest] = entries.keys();
  if (entries.size >= maxEntries && oldest !== undefined) entries.delete(oldest);
  add();
}

/** The key itself is not kept. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
