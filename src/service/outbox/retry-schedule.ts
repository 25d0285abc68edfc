import { addMinutes, asInstant, type Instant } from '../../time/index.ts';

/** How long after each attempt the next one follows, in minutes. The first attempt follows immediately. */
const pausesMinutes = [0, 5 / 60, 5, 30, 2 * 60, 5 * 60, 10 * 60, 14 * 60, 20 * 60, 24 * 60];

/** Waits vary by up to this fraction, so that deliveries that failed together do not all return together. */
const variation = 0.2;

type FailedAttempt = {
  /** How many attempts were made, including this one. */
  readonly attempts: number;
  readonly now: Instant;
  /** From 0 to 1. */
  readonly random: number;
  /** Never earlier than this, whatever the schedule says. */
  readonly notBefore: Instant | undefined;
};

/** Returns when a delivery is attempted next, or undefined after the last attempt. */
export function nextAttempt({ attempts, now, random, notBefore = now }: FailedAttempt): Instant | undefined {
  const pause = pausesMinutes[attempts];
  if (pause === undefined) return undefined;
  const nextAt = addMinutes(now, pause * (1 - variation + 2 * variation * random));
  return asInstant(Math.round(Math.max(nextAt, notBefore)));
}
