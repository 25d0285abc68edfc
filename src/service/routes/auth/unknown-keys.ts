import { createHash } from 'node:crypto';
import type { Clock, Instant } from '../../../time/index.ts';

/** How many unknown keys one address may try within a minute of the first. */
const mostAttempts = 30;
const windowMillis = 60_000;
/** How many addresses, and how many keys in use, are remembered. The oldest are forgotten first. */
const mostRemembered = 10_000;

type Attempts = { readonly since: Instant; count: number };

/** Counts unknown keys by the address they come from, so that guessing does not reach the database. */
export type UnknownKeys = {
  /** Returns after how many seconds this address may try this key, or undefined if it may try now. */
  secondsUntil(visitor: string, key: string): number | undefined;
  /** Records the result of an attempt. */
  note(visitor: string, key: string, isKnown: boolean): void;
};

/**
 * An address that sent too many unknown keys waits for the rest of the minute. Keys that this process has recently seen
 * valid are still looked up, so that anybody who shares an address with an attacker can continue to work. That lookup
 * also detects a key that was revoked in the meantime.
 */
export function createUnknownKeys(clock: Clock): UnknownKeys {
  const attemptsOf = new Map<string, Attempts>();
  const inUse = new Set<string>();

  /** Returns the attempts of the current window. */
  function current(visitor: string): Attempts | undefined {
    const attempts = attemptsOf.get(visitor);
    return attempts && clock() < attempts.since + windowMillis ? attempts : undefined;
  }

  return {
    secondsUntil(visitor, key) {
      const attempts = current(visitor);
      if (!attempts || attempts.count < mostAttempts || inUse.has(hashOf(key))) return undefined;
      return Math.max(1, Math.ceil((attempts.since + windowMillis - clock()) / 1000));
    },
    note(visitor, key, isKnown) {
      const hash = hashOf(key);
      inUse.delete(hash);
      if (isKnown) remember(inUse, () => inUse.add(hash));
      else {
        const attempts = current(visitor) ?? { since: clock(), count: 0 };
        attempts.count += 1;
        attemptsOf.delete(visitor);
        remember(attemptsOf, () => attemptsOf.set(visitor, attempts));
      }
    },
  };
}

/** Adds an entry as the newest, and makes room for it. */
function remember<Key>(entries: Map<Key, unknown> | Set<Key>, add: () => void): void {
  const [oldest] = entries.keys();
  if (entries.size >= mostRemembered && oldest !== undefined) entries.delete(oldest);
  add();
}

/** The key itself is not kept. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
