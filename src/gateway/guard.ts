import type { Event, PublicEvent } from '../contract/index.ts';
import type { Clock } from '../time/index.ts';
import { type CountedLimit, countAttempt } from './count-attempt.ts';
import { type AcceptedToken, oldestSeconds } from './form-tokens.ts';
import { createOpenBookings } from './open-bookings.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Limit, Limits, Purpose, Tally } from './parts.ts';
import type { PuzzleDifficulty } from './puzzle-difficulty.ts';
import type { Signer } from './signer.ts';
import { visitorOf } from './visitor.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** A booking that is about to be tried. */
export type BookingTry = {
  readonly address: string | undefined;
  readonly email: string;
  readonly eventTypeId: number;
  /** What it came with. */
  readonly formToken: AcceptedToken;
};

/** A move or a cancellation that is about to be tried. */
export type ChangeTry = { readonly address: string | undefined; readonly eventId: string };

/** How much a visitor may ask, and what of it is left. */
export type Allowance = { readonly limit: Limit; readonly tally: Tally };

/** Holds each visitor to what one person needs. Who asks too much is told when to come back, and nothing else. */
export type Guard = {
  /** Counts a request from an address; without one nothing is counted. */
  request(address: string | undefined): Promise<Allowance | undefined>;
  /** Counts a question that goes to the server on behalf of an address, apart for each purpose. */
  question(address: string | undefined, purpose: Purpose): Promise<Outcome<undefined>>;
  /** Counts a booking about to be tried; of what was not booked, only the visitor's try stays counted. */
  booking(trying: BookingTry, attempt: () => Promise<Outcome<Event>>): Promise<Outcome<Event>>;
  /** Counts a booking caught by the honeypot: for the visitor as any other, but not for the event type nor for all. */
  honeypot(trying: BookingTry, attempt: () => Promise<Outcome<Event>>): Promise<Outcome<Event>>;
  /** Counts a move or a cancellation about to be tried: each sends mail to everybody who takes part. */
  change(trying: ChangeTry, attempt: () => Promise<Outcome<PublicEvent>>): Promise<Outcome<PublicEvent>>;
};

const minuteSeconds = 60;
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** How many hours' worth of bookings for an e-mail address make a day's. */
const hoursOfDay = 2;
/** How much of what the server takes one address may use up, by asking what is not at hand, and as much by booking. */
const shareOfOne = 1 / 4;
/** What it takes to see an event type that is in no cache, and a month more. */
const leastQuestions = 6;
/** How often one event may be moved or called off. */
const changesPerHour = 10;
/** What a change asks the server: what the event is, and then for the change. */
const requestsOfChange = 2;
const allowed = { ok: true, data: undefined } as const;

/** What the guard counts by. */
export type GuardOptions = {
  readonly limits: Limits;
  readonly most: VisitorLimits;
  /** The most requests the server takes in any minute, if it counts them. */
  readonly requestsPerMinute: number | undefined;
  readonly signer: Signer;
  readonly difficulty: PuzzleDifficulty;
  readonly clock: Clock;
};

/** Creates the guard. */
export function createGuard(options: GuardOptions): Guard {
  const { limits, most, requestsPerMinute, signer, difficulty, clock } = options;
  const open = createOpenBookings({ limits, most: most.emailOpenBookings, clock });
  // Signed, so that no e-mail address is stored, and alike in every replica.
  const inviteeOf = (email: string) => signer.sign(`mail ${mailboxOf(email)}`);
  const reading = { most: most.readsPerMinute, perSeconds: minuteSeconds };
  const byAll: CountedLimit = { key: 'all bookings', most: most.allBookingsPerHour, perSeconds: hourSeconds };

  async function countVisitor(address: string, { key, ...limit }: CountedLimit): Promise<Outcome<undefined>> {
    const { isOver, resetSeconds } = await limits.count(`${key} ${visitorOf(address)}`, limit);
    return isOver ? refuse({ code: 'too_many_requests', retryAfterSeconds: resetSeconds }) : allowed;
  }

  async function question(address: string | undefined, purpose: Purpose): Promise<Outcome<undefined>> {
    if (address === undefined || requestsPerMinute === undefined) return allowed;
    const share = Math.max(leastQuestions, Math.floor(requestsPerMinute * shareOfOne));
    return countVisitor(address, { key: `ask-for-${purpose}`, most: share, perSeconds: minuteSeconds });
  }

  async function countTry(address: string | undefined, requests: number): Promise<Outcome<undefined>> {
    await difficulty.countTry(address);
    if (address === undefined) return allowed;
    const tried = { key: 'book', most: most.bookingsPerHour, perSeconds: hourSeconds };
    let admitted = await countVisitor(address, tried);
    for (let asked = 0; asked < requests && admitted.ok; asked += 1) admitted = await question(address, 'booking');
    return admitted;
  }

  function byInvitee(invitee: string, { formToken }: BookingTry): CountedLimit[] {
    const key = `mail ${invitee}`;
    const perHour = most.emailBookingsPerHour;
    return [
      ...(formToken.name === undefined ? [] : [usedUp(formToken.name)]),
      { key, most: perHour, perSeconds: hourSeconds },
      { key: `day ${key}`, most: perHour * hoursOfDay, perSeconds: daySeconds },
    ];
  }

  return {
    async request(address) {
      if (address === undefined) return undefined;
      return { limit: reading, tally: await limits.count(`read ${visitorOf(address)}`, reading) };
    },
    question,
    async booking(trying, attempt) {
      const tried = await countTry(trying.address, 1);
      if (!tried.ok) return tried;
      const invitee = await inviteeOf(trying.email);
      const key = `type ${trying.eventTypeId}`;
      const byType = { key, most: most.eventTypeBookingsPerHour, perSeconds: hourSeconds };
      const counted = [...byInvitee(invitee, trying), byType, byAll];
      return countAttempt({ limits, counted }, () => open.oneMore(invitee, attempt));
    },
    async honeypot(trying, attempt) {
      const tried = await countTry(trying.address, 1);
      if (!tried.ok) return tried;
      const counted = byInvitee(await inviteeOf(trying.email), trying);
      return countAttempt({ limits, counted }, attempt);
    },
    async change({ address, eventId }, attempt) {
      const tried = await countTry(address, requestsOfChange);
      if (!tried.ok) return tried;
      const byEvent = { key: `change ${eventId}`, most: changesPerHour, perSeconds: hourSeconds };
      const outcome = await countAttempt({ limits, counted: [byEvent, byAll] }, attempt);
      if (outcome.ok) await open.follow(await inviteeOf(outcome.data.invitee.email), outcome.data);
      return outcome;
    },
  };
}

/** Mail for `ada+anything@example.org` arrives where that for `ada@example.org` does. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}

/** A form token books once; for as long as it could be shown again, that is remembered. */
function usedUp(name: string): CountedLimit {
  return { key: `form ${name}`, most: 1, perSeconds: oldestSeconds, refusal: 'form_token_required' };
}
