import { type Event, ok, type PublicEvent, type Result, refuse } from '../../contract/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Limit, LimitState, Limits, Purpose } from '../state/index.ts';
import { attemptWithinLimits, type CountedLimit } from './attempt-within-limits.ts';
import { type CountedBooking, type CountedReschedule, createBookingLimits, hourSeconds } from './booking-limits.ts';
import type { LimitKeys } from './keys/index.ts';
import { createOpenBookings } from './open-bookings.ts';
import type { PuzzleDifficulty } from './puzzle-difficulty.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** A rescheduling or a cancellation about to be attempted. */
export type CountedChange = {
  readonly address: string | undefined;
  readonly kind: 'reschedule' | 'cancel';
  readonly eventId: string;
};

/** How many requests a visitor may send, and how many are left. */
export type Allowance = { readonly limit: Limit; readonly state: LimitState };

/** Limits each visitor to what one person needs. A visitor over a limit learns when to come back, and nothing else. */
export type Guard = {
  /** Counts a request from an address. Without an address, counts nothing. */
  request(address: string | undefined): Promise<Allowance | undefined>;
  /** Counts a request that goes to the server on behalf of an address, separately for each purpose. */
  upstreamRequest(address: string | undefined, purpose: Purpose): Promise<Result<undefined>>;
  /** Counts a booking about to be attempted. If it fails, only the attempt of the visitor stays counted. */
  booking(booking: CountedBooking, attempt: () => Promise<Result<Event>>): Promise<Result<Event>>;
  /**
   * Counts a booking caught by the honeypot: for the visitor like any other, but not for the event type or the account.
   */
  honeypot(booking: CountedBooking, attempt: () => Promise<Result<Event>>): Promise<Result<Event>>;
  /**
   * Counts a rescheduling or a cancellation about to be attempted, for the visitor and the event. It does not use up
   * anyone else's limit.
   */
  change(change: CountedChange, attempt: () => Promise<Result<PublicEvent>>): Promise<Result<PublicEvent>>;
  /** Counts the mail that a rescheduling sends, like the mail of a booking. */
  reschedule(event: CountedReschedule, attempt: () => Promise<Result<Event>>): Promise<Result<Event>>;
};

const minuteSeconds = 60;
/**
 * The share of the server's requests that one address may use for uncached reads. It may use as many again for
 * bookings.
 */
const shareOfAddress = 1 / 4;
/** How many requests it takes to show an event type that is not cached, with one more month. */
const minRequests = 6;
/** How often one event may be rescheduled, and how often it may be canceled. */
const changesPerHour = 10;
/** How many requests a change takes: one to read the event, one to change it. */
const requestsOfChange = 2;
const allowed = ok(undefined);

/** What the guard is built from. */
export type GuardOptions = {
  readonly limits: Limits;
  readonly keys: LimitKeys;
  readonly visitorLimits: VisitorLimits;
  /** How many requests per minute the server accepts, if it has a limit. */
  readonly requestsPerMinute: number | undefined;
  readonly difficulty: PuzzleDifficulty;
  readonly clock: Clock;
};

/**
 * Creates the guard. It decides before a request goes to the server behind the gateway whether a visitor may still read,
 * book or change: each has limits by address, by email address and by event type.
 */
export function createGuard(options: GuardOptions): Guard {
  const { limits, keys, visitorLimits, requestsPerMinute, difficulty, clock } = options;
  const open = createOpenBookings({ limits, keys, max: visitorLimits.emailOpenBookings, clock });
  const bookingLimits = createBookingLimits(keys, visitorLimits);
  const reading = { max: visitorLimits.readsPerMinute, windowSeconds: minuteSeconds };

  async function countVisitor({ key, ...limit }: CountedLimit): Promise<Result<undefined>> {
    const { isOver, resetSeconds } = await limits.count(key, limit);
    return isOver ? refuse({ code: 'too_many_requests', retryAfterSeconds: resetSeconds }) : allowed;
  }

  async function upstreamRequest(address: string | undefined, purpose: Purpose): Promise<Result<undefined>> {
    if (address === undefined || requestsPerMinute === undefined) return allowed;
    const share = Math.max(minRequests, Math.floor(requestsPerMinute * shareOfAddress));
    return countVisitor({
      key: await keys.upstreamRequests(address, purpose),
      max: share,
      windowSeconds: minuteSeconds,
    });
  }

  async function admitAttempt(address: string | undefined, requests: number): Promise<Result<undefined>> {
    if (address === undefined) return allowed;
    const hour = { key: await keys.attempts(address), max: visitorLimits.bookingsPerHour, windowSeconds: hourSeconds };
    let admitted = await countVisitor(hour);
    for (let count = 0; count < requests && admitted.ok; count += 1)
      admitted = await upstreamRequest(address, 'booking');
    return admitted;
  }

  async function countBooking({ address, eventType }: CountedBooking): Promise<Result<undefined>> {
    await difficulty.countAttempt({ address, accountId: undefined });
    const admitted = await admitAttempt(address, 1);
    // One visitor over their limit must not cause puzzles for everyone who books in the account.
    if (admitted.ok) await difficulty.countAttempt({ address: undefined, accountId: eventType.accountId });
    return admitted;
  }

  return {
    async request(address) {
      if (address === undefined) return undefined;
      return { limit: reading, state: await limits.count(await keys.reads(address), reading) };
    },
    upstreamRequest,
    async booking(booking, attempt) {
      const admitted = await countBooking(booking);
      if (!admitted.ok) return admitted;
      const countedLimits = await bookingLimits.ofBooking(booking);
      return attemptWithinLimits({ limits, countedLimits }, () => open.oneMore(booking.email, attempt));
    },
    async honeypot(booking, attempt) {
      const admitted = await countBooking(booking);
      if (!admitted.ok) return admitted;
      const countedLimits = await bookingLimits.ofHoneypotBooking(booking);
      return attemptWithinLimits({ limits, countedLimits }, attempt);
    },
    async change({ address, kind, eventId }, attempt) {
      if (address !== undefined) await difficulty.countAttempt({ address, accountId: undefined });
      const admitted = await admitAttempt(address, requestsOfChange);
      if (!admitted.ok) return admitted;
      const key = kind === 'reschedule' ? keys.reschedules(eventId) : keys.cancellations(eventId);
      const countedLimits = [{ key, max: changesPerHour, windowSeconds: hourSeconds }];
      const result = await attemptWithinLimits({ limits, countedLimits }, attempt);
      if (result.ok) await open.follow(result.data.invitee.email, result.data);
      return result;
    },
    async reschedule(event, attempt) {
      return attemptWithinLimits({ limits, countedLimits: await bookingLimits.ofReschedule(event) }, attempt);
    },
  };
}
