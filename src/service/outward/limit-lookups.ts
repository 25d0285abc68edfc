import type { Resolve } from './target.ts';

/** The most names that are resolved for one account at once. Names of other accounts never wait behind them. */
const maxLookupsOfAccount = 2;

/**
 * How long a failure is remembered: less than the shortest wait before a retry, so that a retry looks the name up
 * again.
 */
const failureMillis = 3000;

/** Finds the addresses of a name for an account. */
export type ResolveFor = (accountId: number, name: string) => Promise<readonly string[]>;

/**
 * Limits the load that one account can put on name servers: a few names at a time, and no repeat of a lookup that has
 * just failed.
 */
export function limitLookups(resolve: Resolve): ResolveFor {
  const failures = new Map<string, unknown>();
  const turns = new Map<number, Turns>();

  async function resolveOnce(name: string): Promise<readonly string[]> {
    if (failures.has(name)) throw failures.get(name);
    try {
      return await resolve(name);
    } catch (error) {
      failures.set(name, error);
      setTimeout(() => failures.delete(name), failureMillis).unref();
      throw error;
    }
  }

  return async function resolveInTurn(accountId, name) {
    const accountTurns = turns.get(accountId) ?? { running: 0, waiting: [] };
    turns.set(accountId, accountTurns);
    if (accountTurns.running >= maxLookupsOfAccount)
      await new Promise<void>((resolve) => accountTurns.waiting.push(resolve));
    else accountTurns.running += 1;
    try {
      return await resolveOnce(name);
    } finally {
      const next = accountTurns.waiting.shift();
      // A waiting lookup takes over the slot.
      if (next) next();
      else accountTurns.running -= 1;
      if (accountTurns.running === 0) turns.delete(accountId);
    }
  };
}

type Turns = { running: number; readonly waiting: (() => void)[] };
