import type { Event } from '../contract/index.ts';
import { asInstant, type Clock, type Instant } from '../time/index.ts';
import { digest } from './digest.ts';
import type { LimitKeys } from './limit-keys.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Limits } from './parts.ts';
import type { Booking } from './upstream.ts';

/** How a booking is made, and how it is looked for. */
export type BookingAttempt = {
  readonly book: () => Promise<Outcome<Event>>;
  /** Looks for what an earlier attempt may have booked, since then. */
  readonly find: (since: Instant) => Promise<Outcome<Event | undefined>>;
};

/** Recovers bookings whose answer never came: they may have been made, and the next attempt finds its own time taken. */
export type BookingRecovery = {
  /** Makes an attempt; where an earlier one under the same key has taken the time, returns what that one booked. */
  book(booking: Booking, attempt: BookingAttempt): Promise<Outcome<Event>>;
};

/** How long an attempt without an answer is remembered; whoever sends it again does so sooner. */
const unanswered = { most: 1, perSeconds: 3600 };
/** How much the clocks of the server and of ours may differ. */
const clocksDifferSeconds = 60;

/** What unanswered attempts are remembered with. */
export type BookingRecoveryOptions = { readonly limits: Limits; readonly keys: LimitKeys; readonly clock: Clock };

/** Creates the recovery over counts that all gateways share: it outlives a gateway that dies meanwhile. */
export function createBookingRecovery({ limits, keys, clock }: BookingRecoveryOptions): BookingRecovery {
  return {
    async book({ draft, idempotencyKey }, { book, find }) {
      if (idempotencyKey === undefined) return book();
      const key = keys.unanswered(await digest(JSON.stringify([idempotencyKey, draft])));
      const { left, resetSeconds } = await limits.look(key, unanswered);
      const isRetry = left === 0;
      await limits.count(key, unanswered);
      const booked = await book();
      const agoSeconds = unanswered.perSeconds - resetSeconds + clocksDifferSeconds;
      const since = asInstant(clock() - agoSeconds * 1000);
      const outcome = isRetry && isTaken(booked) ? foundOr(booked, await find(since)) : booked;
      if (!isUncertain(outcome, isRetry)) await limits.takeBack(key);
      return outcome;
    },
  };
}

function foundOr(refused: Outcome<Event>, found: Outcome<Event | undefined>): Outcome<Event> {
  if (found.ok) return found.data ? { ok: true, data: found.data } : refused;
  // A server that has no such list cannot be asked; one that is away can be, later.
  return isUncertain(found, true) ? refuse({ code: 'unavailable', retryAfterSeconds: 5 }) : refused;
}

function isTaken(booked: Outcome<Event>): boolean {
  return !booked.ok && booked.problem.code === 'slot_unavailable';
}

/** Returns whether it is still not known if a booking was made: a retry that was not even sent settles nothing. */
function isUncertain(outcome: Outcome<unknown>, isRetry: boolean): boolean {
  if (outcome.ok) return false;
  const { code } = outcome.problem;
  return code === 'unavailable' || (isRetry && code === 'too_many_requests');
}
