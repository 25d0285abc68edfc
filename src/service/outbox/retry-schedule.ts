import { addMinutes, asInstant, type Instant } from '../../time/index.ts';

/** How long after an attempt the next one follows, in minutes; the first follows at once. */
const pausesMinutes = [0, 5 / 60, 5, 30, 2 * 60, 5 * 60, 10 * 60, 14 * 60, 20 * 60, 24 * 60];

/** Pauses differ by up to this part, so that what failed together does not come back together. */
const spread = 0.2;

type FailedAttempt = {
  /** How many have been made, this one included. */
  readonly attempts: number;
  readonly now: Instant;
  /** From 0 to 1. */
  readonly random: number;
  /** No earlier, whatever the plan. */
  readonly notBefore: Instant | undefined;
};

/** Returns when a delivery is attempted next, or undefined after the last attempt. */
export function nextAttempt({ attempts, now, random, notBefore = now }: FailedAttempt): Instant | undefined {
  const pause = pausesMinutes[attempts];
  if (pause === undefined) return undefined;
  const planned = addMinutes(now, pause * (1 - spread + 2 * spread * random));
  return asInstant(Math.round(Math.max(planned, notBefore)));
}
