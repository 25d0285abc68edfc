import type { CalendarProblem } from '../../../contract/index.ts';
import { addMinutes, asInstant, type Instant } from '../../../time/index.ts';

/** The pause between two readings for a host whom nobody can book, in minutes. */
const unbookableMinutes = 15;

/** How many minutes to wait after the first failure, the second, and so on. */
const pausesMinutes = [1, 2, 5, 10, 20, 30];
/** How long a calendar must have been empty that suddenly became empty, and when it is read again. */
export const emptiedMinutes = 5;

type Success = {
  /** Minutes between two readings of a calendar. */
  readonly minutes: number;
  readonly canBeBooked: boolean;
  /** From 0 to 1. */
  readonly random: number;
  readonly now: Instant;
};

/** Returns when to read a calendar again that was read; a host whom nobody can book can wait. */
export function nextReadAfterSuccess({ minutes, canBeBooked, random, now }: Success): Instant {
  const pause = canBeBooked ? minutes : Math.max(minutes, unbookableMinutes);
  // Varies by a fifth, so that calendars connected together are not always read together.
  return asInstant(Math.round(addMinutes(now, pause * (0.8 + random * 0.4))));
}

type Failure = {
  readonly problem: CalendarProblem;
  /** How often reading had failed before, since it last succeeded. */
  readonly failures: number;
  /** What the server asked for, as by `Retry-After`. */
  readonly notBefore: Instant | undefined;
  readonly now: Instant;
};

/** Returns when to read a calendar again that could not be read: later with each failure. */
export function nextReadAfterFailure({ problem, failures, notBefore, now }: Failure): Instant {
  const pause = pausesMinutes[Math.min(failures, pausesMinutes.length - 1)] ?? 1;
  const next = addMinutes(now, problem === 'emptied' ? emptiedMinutes : pause);
  return asInstant(Math.max(next, notBefore ?? next));
}
