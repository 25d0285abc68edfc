import { type Event, metadataLimits, ok, type Result } from '../../../contract/index.ts';
import type { LimitKeys } from '../../limits/index.ts';
import type { Limits } from '../../state/index.ts';
import type { Signer } from '../../tokens/index.ts';
import { type Booking, refuseUnavailable } from '../../upstream/index.ts';

/** How to make a booking, and how to find it again. */
export type BookingAttempt = {
  readonly book: (booking: Booking) => Promise<Result<Event>>;
  /** Lists the events that exist at the time of the booking. */
  readonly list: () => Promise<Result<readonly Event[]>>;
};

/** Recovers bookings whose response was lost: they may have been made, and the retry then finds its own time taken. */
export type BookingRecovery = {
  /** Makes an attempt. If an earlier attempt under the same key has taken the time, returns its booking. */
  book(booking: Booking, attempt: BookingAttempt): Promise<Result<Event>>;
};

/** How long an attempt without a response is remembered. Retries come sooner. */
const unanswered = { most: 1, perSeconds: 3600 };
/** The name of the mark in the metadata of an event. */
const markName = 'sched_attempt';

/** Where attempts without a response are counted, and the signer of their marks. */
export type BookingRecoveryOptions = {
  readonly limits: Limits;
  readonly keys: LimitKeys;
  readonly signer: Signer;
};

/** No recovery, for a server that stores idempotency keys with its bookings and so answers a retry correctly. */
export const noRecovery: BookingRecovery = { book: (booking, { book }) => book(booking) };

/**
 * Creates the recovery over counts that all gateways share, so that it survives the crash of one gateway. What it
 * recovers comes with a manage token, so name, email address and time do not prove who made the booking. Each attempt
 * therefore leaves a mark in the metadata of its event: a keyed hash of its idempotency key and of everything it sends.
 * Only an event with that mark is recovered. A server that stores no metadata refuses the retry as it would refuse
 * anybody.
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
    return listed.ok ? ok(await findMarked(listed.data, text)) : listed;
  }

  return {
    async book(booking, { book, list }) {
      const { draft, idempotencyKey } = booking;
      if (idempotencyKey === undefined) return book(booking);
      const text = `attempt ${JSON.stringify([idempotencyKey, draft])}`;
      const mark = await signer.sign(text);
      const metadata = { ...draft.metadata, [markName]: mark };
      // A page that fills all the metadata leaves no room for the mark.
      if (Object.keys(metadata).length > metadataLimits.keys) return book(booking);
      const key = keys.unanswered(mark);
      const isRetry = (await limits.look(key, unanswered)).left === 0;
      await limits.count(key, unanswered);
      // Where several hosts take turns, the retry would not find the time taken, and book another host.
      const earlier = isRetry ? await find(list, text) : undefined;
      if (earlier?.ok && earlier.data) {
        await limits.takeBack(key);
        return ok(earlier.data);
      }
      const booked = await book({ ...booking, draft: { ...draft, metadata } });
      const result = isRetry && isTaken(booked) ? foundOr(booked, await find(list, text)) : booked;
      if (!isUncertain(result, { isRetry })) await limits.takeBack(key);
      return result;
    },
  };
}

function foundOr(refused: Result<Event>, found: Result<Event | undefined>): Result<Event> {
  if (found.ok) return found.data ? ok(found.data) : refused;
  // A server without such a list will never say. One that cannot be reached may say later.
  return isUncertain(found, { isRetry: true }) ? refuseUnavailable() : refused;
}

function isTaken(booked: Result<Event>): boolean {
  return !booked.ok && booked.problem.code === 'slot_unavailable';
}

/** Returns whether it is still unknown if a booking was made. A retry that was never sent does not tell. */
function isUncertain(result: Result<unknown>, { isRetry }: { readonly isRetry: boolean }): boolean {
  if (result.ok) return false;
  const { code } = result.problem;
  return code === 'unavailable' || (isRetry && code === 'too_many_requests');
}
