import type { Limit, Limits } from './parts.ts';
import { visitorOf } from './visitor.ts';

/** When a booking has to show that somebody worked for it: under pressure, always, or never. */
export type ProofOfWork = 'auto' | 'always' | 'never';

/** Says how hard the puzzles are: an ordinary visitor of an ordinary day is given none. */
export type Pressure = {
  /** Counts a booking that is tried. */
  note(address: string | undefined): Promise<void>;
  /** Returns the zero bits a booking from this address has to show; 0 for no puzzle. */
  difficulty(address: string | undefined): Promise<number>;
};

/** 16,384 tries on average: 100 to 300 ms on a phone. Each bit more doubles it. */
export const leastDifficulty = 14;
const mostDifficulty = 18;

/** More bookings tried by all together than this are pressure. */
export const calmOfAll = { bookings: 30, perSeconds: 60 };
/** More tried from one address than this are. */
export const calmOfOne = { bookings: 5, perSeconds: 600 };

type Calm = typeof calmOfAll;

/** Creates the gauge of pressure over counts that all gateways share. */
export function createPressure(limits: Limits, mode: ProofOfWork): Pressure {
  async function bitsFor(key: string, { bookings, perSeconds }: Calm): Promise<number> {
    const { left } = await limits.look(key, countless(perSeconds));
    const tried = countlessMany - left;
    if (tried < bookings) return 0;
    return Math.min(leastDifficulty + Math.floor(Math.log2(tried / bookings)), mostDifficulty);
  }

  return {
    async note(address) {
      if (mode !== 'auto') return;
      await limits.count(keyOfAll, countless(calmOfAll.perSeconds));
      if (address !== undefined) await limits.count(keyOf(address), countless(calmOfOne.perSeconds));
    },
    async difficulty(address) {
      if (mode === 'never') return 0;
      const ofAll = mode === 'always' ? leastDifficulty : await bitsFor(keyOfAll, calmOfAll);
      const ofOne = mode === 'always' || address === undefined ? 0 : await bitsFor(keyOf(address), calmOfOne);
      return Math.max(ofAll, ofOne);
    },
  };
}

const keyOfAll = 'everybody tried';

function keyOf(address: string): string {
  return `tried ${visitorOf(address)}`;
}

/** Counts without an end: what is over a limit would not be counted. */
const countlessMany = 1_000_000_000;

function countless(perSeconds: number): Limit {
  return { most: countlessMany, perSeconds };
}
