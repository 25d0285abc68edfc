import { type Event, type PublicEvent, type Result, refuse } from '../../contract/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Limit, Limits, Purpose, Tally } from '../state/index.ts';
import type { EventTypePlace } from '../upstream/index.ts';
import { createBookingLimits, hourSeconds } from './booking-limits.ts';
import { type CountedLimit, countAttempt } from './count-attempt.ts';
import type { AcceptedToken } from './form-tokens.ts';
import type { LimitKeys } from './limit-keys.ts';
import { createOpenBookings } from './open-bookings.ts';
import type { PuzzleDifficulty } from './puzzle-difficulty.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** A booking that is about to be tried. */
export type BookingTry = {
  readonly address: string | undefined;
  readonly email: string;
  readonly place: EventTypePlace;
  /** What it came with. */
  readonly formToken: AcceptedToken;
};

/** A move or a cancellation that is about to be tried. */
export type ChangeTry = {
  readonly address: string | undefined;
  readonly kind: 'move' | 'cancel';
  readonly eventId: string;
};

/** A move that is about to be made, which sends mail. */
export type MoveTry = { readonly email: string; readonly accountId: string };

/** How much a visitor may ask, and what of it is left. */
export type Allowance = { readonly limit: Limit; readonly tally: Tally };

/** Holds each visitor to what one person needs. Who asks too much is told when to come back, and nothing else. */
export type Guard = {
  /** Counts a request from an address; without one nothing is counted. */
  request(address: string | undefined): Promise<Allowance | undefined>;
  /** Counts a question that goes to the server on behalf of an address, apart for each purpose. */
  question(address: string | undefined, purpose: Purpose): Promise<Result<undefined>>;
  /** Counts a booking about to be tried; of what was not booked, only the visitor's try stays counted. */
  booking(trying: BookingTry, attempt: () => Promise<Result<Event>>): Promise<Result<Event>>;
  /** Counts a booking caught by the honeypot: for the visitor as any other, but not for the event type nor the account. */
  honeypot(trying: BookingTry, attempt: () => Promise<Result<Event>>): Promise<Result<Event>>;
  /** Counts a move or a cancellation about to be tried, for the visitor and the event: it takes nothing from others. */
  change(trying: ChangeTry, attempt: () => Promise<Result<PublicEvent>>): Promise<Result<PublicEvent>>;
  /** Counts the mail a move sends, as that of a booking. */
  move(moving: MoveTry, attempt: () => Promise<Result<Event>>): Promise<Result<Event>>;
};

const minuteSeconds = 60;
/** How much of what the server takes one address may use up, by asking what is not at hand, and as much by booking. */
const shareOfOne = 1 / 4;
/** What it takes to see an event type that is in no cache, and a month more. */
const leastQuestions = 6;
/** How often one event may be moved, and how often called off. */
const changesPerHour = 10;
/** What a change asks the server: what the event is, and then for the change. */
const requestsOfChange = 2;
const allowed = { ok: true, data: undefined } as const;

/** What the guard counts by. */
export type GuardOptions = {
  readonly limits: Limits;
  readonly keys: LimitKeys;
  readonly most: VisitorLimits;
  /** The most requests the server takes in any minute, if it counts them. */
  readonly requestsPerMinute: number | undefined;
  readonly difficulty: PuzzleDifficulty;
  readonly clock: Clock;
};

/** Creates the guard. */
export function createGuard(options: GuardOptions): Guard {
  const { limits, keys, most, requestsPerMinute, difficulty, clock } = options;
  const open = createOpenBookings({ limits, keys, most: most.emailOpenBookings, clock });
  const bookingLimits = createBookingLimits(keys, most);
  const reading = { most: most.readsPerMinute, perSeconds: minuteSeconds };

  async function countVisitor({ key, ...limit }: CountedLimit): Promise<Result<undefined>> {
    const { isOver, resetSeconds } = await limits.count(key, limit);
    return isOver ? refuse({ code: 'too_many_requests', retryAfterSeconds: resetSeconds }) : allowed;
  }

  async function question(address: string | undefined, purpose: Purpose): Promise<Result<undefined>> {
    if (address === undefined || requestsPerMinute === undefined) return allowed;
    const share = Math.max(leastQuestions, Math.floor(requestsPerMinute * shareOfOne));
    return countVisitor({ key: await keys.questions(address, purpose), most: share, perSeconds: minuteSeconds });
  }

  async function countTry(address: string | undefined, requests: number): Promise<Result<undefined>> {
    if (address === undefined) return allowed;
    const tried = { key: await keys.tries(address), most: most.bookingsPerHour, perSeconds: hourSeconds };
    let admitted = await countVisitor(tried);
    for (let asked = 0; asked < requests && admitted.ok; asked += 1) admitted = await question(address, 'booking');
    return admitted;
  }

  async function countBooking({ address, place }: BookingTry): Promise<Result<undefined>> {
    await difficulty.countTry({ address, accountId: place.accountId });
    return countTry(address, 1);
  }

  return {
    async request(address) {
      if (address === undefined) return undefined;
      return { limit: reading, tally: await limits.count(await keys.reads(address), reading) };
    },
    question,
    async booking(trying, attempt) {
      const tried = await countBooking(trying);
      if (!tried.ok) return tried;
      const counted = await bookingLimits.ofBooking(trying);
      return countAttempt({ limits, counted }, () => open.oneMore(trying.email, attempt));
    },
    async honeypot(trying, attempt) {
      const tried = await countBooking(trying);
      if (!tried.ok) return tried;
      const counted = await bookingLimits.ofFeignedBooking(trying);
      return countAttempt({ limits, counted }, attempt);
    },
    async change({ address, kind, eventId }, attempt) {
      if (address !== undefined) await difficulty.countTry({ address, accountId: undefined });
      const tried = await countTry(address, requestsOfChange);
      if (!tried.ok) return tried;
      const key = kind === 'move' ? keys.moves(eventId) : keys.cancellations(eventId);
      const counted = [{ key, most: changesPerHour, perSeconds: hourSeconds }];
      const outcome = await countAttempt({ limits, counted }, attempt);
      if (outcome.ok) await open.follow(outcome.data.invitee.email, outcome.data);
      return outcome;
    },
    async move(moving, attempt) {
      return countAttempt({ limits, counted: await bookingLimits.ofMove(moving) }, attempt);
    },
  };
}
