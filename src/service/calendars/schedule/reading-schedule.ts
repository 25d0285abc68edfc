import type { CalendarProblem } from '../../../contract/index.ts';
import { addMinutes, asInstant, type Instant } from '../../../time/index.ts';

/** The pause between two reads for a host who cannot be booked, in minutes. */
const unbookableMinutes = 15;

/** How many minutes to wait after the first failure, the second, and so on. */
const pausesMinutes = [1, 2, 5, 10, 20, 30];
/** How many minutes a suddenly empty calendar must stay empty until that counts, and when it is read again. */
export const emptiedMinutes = 5;

type Success = {
  /** Minutes between two readings of a calendar. */
  readonly minutes: number;
  readonly canBeBooked: boolean;
  /** From 0 to 1. */
  readonly random: number;
  readonly now: Instant;
};

/** Returns when to read a calendar again after a success. A host who cannot be booked can wait. */
export function nextReadAfterSuccess({ minutes, canBeBooked, random, now }: Success): Instant {
  const pause = canBeBooked ? minutes : Math.max(minutes, unbookableMinutes);
  // Varies by a fifth, so that calendars connected together are not always read together.
  return asInstant(Math.round(addMinutes(now, pause * (0.8 + random * 0.4))));
}

type Failure = {
  readonly problem: CalendarProblem;
  /** How often reading had failed before, since it last succeeded. */
  readonly failures: number;
  /** The earliest time that the server asked for, as by `Retry-After`. */
  readonly notBefore: Instant | undefined;
  readonly now: Instant;
};

/** Returns when to read a calendar again after a failure: later with each one. */
export function nextReadAfterFailure({ problem, failures, notBefore, now }: Failure): Instant {
  const pause = pausesMinutes[Math.min(failures, pausesMinutes.length - 1)] ?? 1;
  const next = addMinutes(now, problem === 'emptied' ? emptiedMinutes : pause);
  return asInstant(Math.max(next, notBefore ?? next));
}
