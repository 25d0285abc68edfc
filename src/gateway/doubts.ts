import type { Event } from '../contract/index.ts';
import { asInstant, type Clock, type Instant } from '../time/index.ts';
import { digest } from './digest.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Limits } from './parts.ts';
import type { Booking } from './upstream.ts';

/** How a booking is made, and how it is looked for. */
export type Attempt = {
  readonly book: () => Promise<Outcome<Event>>;
  /** Looks for what an earlier attempt may have booked, since then. */
  readonly find: (since: Instant) => Promise<Outcome<Event | undefined>>;
};

/** The bookings whose answer never came: they may have been made, and the next attempt then finds its own time taken. */
export type Doubts = {
  /** Makes an attempt; where an earlier one under the same key has taken the time, tells what that one booked. */
  book(booking: Booking, attempt: Attempt): Promise<Outcome<Event>>;
};

/** How long an attempt is in doubt; whoever sends it again does so sooner. */
const inDoubt = { most: 1, perSeconds: 3600 };
/** How much the clocks of the server and of ours may differ. */
const clocksDifferSeconds = 60;

/** Creates the memory of doubts over counts that all gateways share: it outlives a gateway that dies meanwhile. */
export function createDoubts(limits: Limits, clock: Clock): Doubts {
  return {
    async book({ draft, idempotencyKey }, { book, find }) {
      if (idempotencyKey === undefined) return book();
      const key = `doubt ${await digest(JSON.stringify([idempotencyKey, draft]))}`;
      const { left, resetSeconds } = await limits.look(key, inDoubt);
      const isAgain = left === 0;
      await limits.count(key, inDoubt);
      const agoSeconds = inDoubt.perSeconds - resetSeconds + clocksDifferSeconds;
      const made = await book();
      const told = isAgain && isTaken(made) ? await findOr(made, find(asInstant(clock() - agoSeconds * 1000))) : made;
      if (!isOpen(told, isAgain)) await limits.takeBack(key);
      return told;
    },
  };
}

async function findOr(made: Outcome<Event>, finding: ReturnType<Attempt['find']>): Promise<Outcome<Event>> {
  const found = await finding;
  if (found.ok) return found.data ? { ok: true, data: found.data } : made;
  // A server that has no such list cannot be asked; one that is away can be, later.
  return isOpen(found, true) ? refuse({ code: 'unavailable', retryAfterSeconds: 5 }) : made;
}

function isTaken(made: Outcome<Event>): boolean {
  return !made.ok && made.problem.code === 'slot_unavailable';
}

/** Returns whether it is still not known what became of it: what was not even asked settles nothing. */
function isOpen(told: Outcome<unknown>, isAgain: boolean): boolean {
  if (told.ok) return false;
  const { code } = told.problem;
  return code === 'unavailable' || (isAgain && code === 'too_many_requests');
}
