import { type Event, mostMetadataKeys, type Result, refuse } from '../../../contract/index.ts';
import type { LimitKeys } from '../../limits/index.ts';
import type { Limits } from '../../state/index.ts';
import type { Signer } from '../../tokens/index.ts';
import type { Booking } from '../../upstream/index.ts';

/** How a booking is made, and how it is looked for. */
export type BookingAttempt = {
  readonly book: (booking: Booking) => Promise<Result<Event>>;
  /** Lists the events that stand at the time of the booking. */
  readonly list: () => Promise<Result<readonly Event[]>>;
};

/** Recovers bookings whose answer never came: they may have been made, and the next attempt finds its own time taken. */
export type BookingRecovery = {
  /** Makes an attempt; where an earlier one under the same key has taken the time, returns what that one booked. */
  book(booking: Booking, attempt: BookingAttempt): Promise<Result<Event>>;
};

/** How long an attempt without a response is remembered: retries come sooner. */
const unanswered = { most: 1, perSeconds: 3600 };
/** The name of the mark in the metadata of an event. */
const markName = 'sched_attempt';

/** What unanswered attempts are remembered with. */
export type BookingRecoveryOptions = {
  readonly limits: Limits;
  readonly keys: LimitKeys;
  readonly signer: Signer;
};

/** No recovery, for a server that keeps idempotency keys with its bookings and responds to a retry correctly. */
export const noRecovery: BookingRecovery = { book: (booking, { book }) => book(booking) };

/**
 * Creates the recovery over counts that all gateways share: it outlives a gateway that dies meanwhile. What it recovers
 * comes with a manage token, so that name, email address and time are no proof of whose it is: each attempt leaves a mark
 * in the metadata of its event, a keyed hash of its idempotency key and all it sends, and only an event with that mark
 * is its own. A server that keeps no metadata has its retries refused as anybody's.
 */
export function createBookingRecovery({ limits, keys, signer }: BookingRecoveryOptions): BookingRecovery {
  async function findMarked(events: readonly Event[], text: string): Promise<Event | undefined> {
    for (const event of events) {
      // Under any secret: it may have been changed since.
      if (await signer.isSigned(text, event.metadata[markName] ?? '')) return event;
    }
    return undefined;
  }

  async function find(list: BookingAttempt['list'], text: string): Promise<Result<Event | undefined>> {
    const listed = await list();
    return listed.ok ? { ok: true, data: await findMarked(listed.data, text) } : listed;
  }

  return {
    async book(booking, { book, list }) {
      const { draft, idempotencyKey } = booking;
      if (idempotencyKey === undefined) return book(booking);
      const text = `attempt ${JSON.stringify([idempotencyKey, draft])}`;
      const mark = await signer.sign(text);
      const metadata = { ...draft.metadata, [markName]: mark };
      // A page that fills all the metadata there is leaves no room for the mark.
      if (Object.keys(metadata).length > mostMetadataKeys) return book(booking);
      const key = keys.unanswered(mark);
      const isRetry = (await limits.look(key, unanswered)).left === 0;
      await limits.count(key, unanswered);
      const booked = await book({ ...booking, draft: { ...draft, metadata } });
      const result = isRetry && isTaken(booked) ? foundOr(booked, await find(list, text)) : booked;
      if (!isUncertain(result, isRetry)) await limits.takeBack(key);
      return result;
    },
  };
}

function foundOr(refused: Result<Event>, found: Result<Event | undefined>): Result<Event> {
  if (found.ok) return found.data ? { ok: true, data: found.data } : refused;
  // A server that has no such list cannot be reached; one that is away can be, later.
  return isUncertain(found, true) ? refuse({ code: 'unavailable', retryAfterSeconds: 5 }) : refused;
}

function isTaken(booked: Result<Event>): boolean {
  return !booked.ok && booked.problem.code === 'slot_unavailable';
}

/** Returns whether it is still not known if a booking was made: a retry that was not even sent settles nothing. */
function isUncertain(result: Result<unknown>, isRetry: boolean): boolean {
  if (result.ok) return false;
  const { code } = result.problem;
  return code === 'unavailable' || (isRetry && code === 'too_many_requests');
}
