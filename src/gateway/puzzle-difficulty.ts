import type { Limit, Limits } from './parts.ts';
import { visitorOf } from './visitor.ts';

/** When a booking needs a proof of work: only while many are tried, always, or never. */
export type ProofOfWork = 'auto' | 'always' | 'never';

/** Says how hard the puzzles are: an ordinary visitor of an ordinary day is given none. */
export type PuzzleDifficulty = {
  /** Counts a booking that is tried. */
  countTry(address: string | undefined): Promise<void>;
  /** Returns the zero bits that a booking from this address has to show; 0 for no puzzle. */
  bitsFor(address: string | undefined): Promise<number>;
};

/** 16,384 tries on average: 100 to 300 ms on a phone. Each bit more doubles it. */
export const leastBits = 14;
const mostBits = 18;

/** From so many bookings tried in a time on, a puzzle is set. */
type Threshold = { readonly bookings: number; readonly perSeconds: number };

/** Of bookings tried by all visitors together. */
export const thresholdOfAll: Threshold = { bookings: 30, perSeconds: 60 };
/** Of bookings tried from one address. */
export const thresholdOfOne: Threshold = { bookings: 5, perSeconds: 600 };

/** Creates the difficulty over counts that all gateways share. */
export function createPuzzleDifficulty(limits: Limits, mode: ProofOfWork): PuzzleDifficulty {
  async function bitsOver({ bookings, perSeconds }: Threshold, key: string): Promise<number> {
    const { left } = await limits.look(key, uncapped(perSeconds));
    const tried = uncappedMost - left;
    if (tried < bookings) return 0;
    return Math.min(leastBits + Math.floor(Math.log2(tried / bookings)), mostBits);
  }

  return {
    async countTry(address) {
      if (mode !== 'auto') return;
      await limits.count(keyOfAll, uncapped(thresholdOfAll.perSeconds));
      if (address !== undefined) await limits.count(keyOf(address), uncapped(thresholdOfOne.perSeconds));
    },
    async bitsFor(address) {
      switch (mode) {
        case 'never':
          return 0;
        case 'always':
          return leastBits;
        case 'auto': {
          const ofOne = address === undefined ? 0 : await bitsOver(thresholdOfOne, keyOf(address));
          return Math.max(ofOne, await bitsOver(thresholdOfAll, keyOfAll));
        }
      }
    },
  };
}

const keyOfAll = 'everybody tried';

function keyOf(address: string): string {
  return `tried ${visitorOf(address)}`;
}

/** More than is ever counted: what is over a limit would not be counted. */
const uncappedMost = 1_000_000_000;

function uncapped(perSeconds: number): Limit {
  return { most: uncappedMost, perSeconds };
}
