import type { Limit, Limits } from '../state/index.ts';
import type { LimitKeys } from './keys/index.ts';

/** When a booking needs a proof of work: only while there are many attempts, always, or never. */
export type ProofOfWork = 'auto' | 'always' | 'never';

/** Who attempts to book, and in which account; undefined if unknown. */
export type PuzzleSubject = { readonly address: string | undefined; readonly accountId: string | undefined };

/** Decides how hard the puzzles are. An ordinary visitor on an ordinary day gets none. */
export type PuzzleDifficulty = {
  /** Counts an attempt to book. */
  countAttempt(subject: PuzzleSubject): Promise<void>;
  /** Returns the zero bits required of a booking from this address in this account; 0 for no puzzle. */
  bitsFor(subject: PuzzleSubject): Promise<number>;
};

/** 16,384 attempts on average: 100 to 300 ms on a phone. Each further bit doubles it. */
export const minBits = 14;
const maxBits = 18;

/** The number of booking attempts in a period from which a puzzle is required. */
type Threshold = { readonly bookings: number; readonly windowSeconds: number };

/** Attempts in one account by all visitors together: flooding one account must not cause puzzles in another. */
export const thresholdOfAccount: Threshold = { bookings: 30, windowSeconds: 60 };
/** Attempts from one network address. More of them within the window make the puzzle necessary. */
export const thresholdOfAddress: Threshold = { bookings: 5, windowSeconds: 600 };

/** What the difficulty is computed from. */
export type PuzzleDifficultyOptions = {
  readonly limits: Limits;
  readonly keys: LimitKeys;
  readonly mode: ProofOfWork;
};

/** A threshold, and the key under which its attempts are counted. */
type CountedThreshold = { readonly threshold: Threshold; readonly key: string };

/** Creates the difficulty, based on counts that all gateways share. */
export function createPuzzleDifficulty({ limits, keys, mode }: PuzzleDifficultyOptions): PuzzleDifficulty {
  async function countedOf({ address, accountId }: PuzzleSubject): Promise<CountedThreshold[]> {
    const thresholds: CountedThreshold[] = [];
    if (accountId !== undefined) {
      thresholds.push({ threshold: thresholdOfAccount, key: keys.recentAttemptsOfAccount(accountId) });
    }
    if (address !== undefined)
      thresholds.push({ threshold: thresholdOfAddress, key: await keys.recentAttempts(address) });
    return thresholds;
  }

  async function bitsOver({ threshold: { bookings, windowSeconds }, key }: CountedThreshold): Promise<number> {
    const { left } = await limits.peek(key, uncapped(windowSeconds));
    const attempted = uncappedMax - left;
    if (attempted < bookings) return 0;
    return Math.min(minBits + Math.floor(Math.log2(attempted / bookings)), maxBits);
  }

  return {
    async countAttempt(subject) {
      if (mode !== 'auto') return;
      for (const { key, threshold } of await countedOf(subject))
        await limits.count(key, uncapped(threshold.windowSeconds));
    },
    async bitsFor(subject) {
      switch (mode) {
        case 'never':
          return 0;
        case 'always':
          return minBits;
        case 'auto':
          return Math.max(0, ...(await Promise.all((await countedOf(subject)).map(bitsOver))));
      }
    },
  };
}

/** More than can ever be counted: an attempt over the limit would not be counted. */
const uncappedMax = 1_000_000_000;

function uncapped(windowSeconds: number): Limit {
  return { max: uncappedMax, windowSeconds };
}
