import type { Event, PublicEvent } from '../contract/index.ts';
import type { Clock } from '../time/index.ts';
import { type Accepted, oldestSeconds } from './form-tokens.ts';
import { createOpenBookings } from './open-bookings.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Limit, Limits, Tally } from './parts.ts';
import type { Pressure } from './pressure.ts';
import type { Signer } from './signer.ts';
import { visitorOf } from './visitor.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** A booking that is about to be tried. */
export type Trying = {
  readonly address: string | undefined;
  readonly email: string;
  readonly eventTypeId: number;
  /** The form token it came with. */
  readonly pass: Accepted;
};

export type Changer = { readonly address: string | undefined; readonly eventId: string };

/** How much a visitor may ask, and what of it is left. */
export type Allowance = { readonly limit: Limit; readonly tally: Tally };

/** Holds each visitor to what one person needs. Who asks too much is told when to come back, and nothing else. */
export type Guard = {
  /** Counts a request from an address; without one nothing is counted. */
  request(address: string | undefined): Promise<Allowance | undefined>;
  /** Counts a question that goes to the server on behalf of an address. */
  question(address: string | undefined): Promise<Outcome<undefined>>;
  /** Counts a booking about to be tried; of what was not booked, only the visitor's try stays counted. */
  booking(trying: Trying, attempt: () => Promise<Outcome<Event>>): Promise<Outcome<Event>>;
  /** Counts a booking that is only feigned: it costs what a visitor may do, and takes nothing from others. */
  feigned(trying: Trying, attempt: () => Promise<Outcome<Event>>): Promise<Outcome<Event>>;
  /** Counts a move or a cancellation about to be tried: each sends mail to everybody who takes part. */
  change(changer: Changer, attempt: () => Promise<Outcome<PublicEvent>>): Promise<Outcome<PublicEvent>>;
};

/** What is counted for a time, and what is said when it is too much. */
type Counted = Limit & { readonly key: string; readonly refusal?: 'form_token_required' };

const minuteSeconds = 60;
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** How many hours' worth of bookings for an e-mail address make a day's. */
const hoursOfDay = 2;
/** How much of what the server takes one address may use up, by asking what is not at hand. */
const shareOfOne = 1 / 4;
/** What it takes to see a page nobody has seen before, and a month more. */
const leastQuestions = 6;
/** How often one event may be moved or called off. */
const changesPerHour = 10;

export type GuardOptions = {
  readonly limits: Limits;
  readonly most: VisitorLimits;
  /** The most requests the server takes in any minute, if it counts them. */
  readonly requestsPerMinute: number | undefined;
  readonly signer: Signer;
  readonly pressure: Pressure;
  readonly clock: Clock;
};

/** Creates the guard. */
export function createGuard(options: GuardOptions): Guard {
  const { limits, most, requestsPerMinute, signer, pressure, clock } = options;
  const open = createOpenBookings({ limits, most: most.emailOpenBookings, clock });
  // Signed, so that no e-mail address lies about, and alike in every replica.
  const inviteeOf = (email: string) => signer.sign(`mail ${mailboxOf(email)}`);
  const reading = { most: most.readsPerMinute, perSeconds: minuteSeconds };
  const byAll: Counted = { key: 'all bookings', most: most.allBookingsPerHour, perSeconds: hourSeconds };

  async function countTry<Data>(address: string | undefined, go: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    await pressure.note(address);
    if (address === undefined) return go();
    const limit = { most: most.bookingsPerHour, perSeconds: hourSeconds };
    const { isOver, resetSeconds } = await limits.count(`book ${visitorOf(address)}`, limit);
    return isOver ? refuse({ code: 'too_many_requests', retryAfterSeconds: resetSeconds }) : go();
  }

  function byInvitee(invitee: string, { pass }: Trying): Counted[] {
    const key = `mail ${invitee}`;
    const perHour = most.emailBookingsPerHour;
    return [
      ...(pass.name === undefined ? [] : [usedUp(pass.name)]),
      { key, most: perHour, perSeconds: hourSeconds },
      { key: `day ${key}`, most: perHour * hoursOfDay, perSeconds: daySeconds },
    ];
  }

  return {
    async request(address) {
      if (address === undefined) return undefined;
      return { limit: reading, tally: await limits.count(`read ${visitorOf(address)}`, reading) };
    },
    async question(address) {
      if (address === undefined || requestsPerMinute === undefined) return { ok: true, data: undefined };
      const share = Math.max(leastQuestions, Math.floor(requestsPerMinute * shareOfOne));
      const limit = { most: share, perSeconds: minuteSeconds };
      const { isOver, resetSeconds } = await limits.count(`ask ${visitorOf(address)}`, limit);
      if (isOver) return refuse({ code: 'too_many_requests', retryAfterSeconds: resetSeconds });
      return { ok: true, data: undefined };
    },
    booking: (trying, attempt) =>
      countTry(trying.address, async () => {
        const invitee = await inviteeOf(trying.email);
        const key = `type ${trying.eventTypeId}`;
        const byType = { key, most: most.eventTypeBookingsPerHour, perSeconds: hourSeconds };
        const counted = [...byInvitee(invitee, trying), byType, byAll];
        return countMade(limits, counted, () => open.oneMore(invitee, attempt));
      }),
    feigned: (trying, attempt) =>
      countTry(trying.address, async () =>
        countMade(limits, byInvitee(await inviteeOf(trying.email), trying), attempt),
      ),
    change: ({ address, eventId }, attempt) =>
      countTry(address, async () => {
        const byEvent = { key: `change ${eventId}`, most: changesPerHour, perSeconds: hourSeconds };
        const outcome = await countMade(limits, [byEvent, byAll], attempt);
        if (outcome.ok) await open.follow(await inviteeOf(outcome.data.invitee.email), outcome.data);
        return outcome;
      }),
  };
}

/** Counts all that an attempt is counted by, or nothing: what came to nothing is not counted. */
async function countMade<Data>(
  limits: Limits,
  [first, ...rest]: readonly Counted[],
  attempt: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  if (!first) return attempt();
  const { isOver, resetSeconds } = await limits.count(first.key, first);
  if (isOver && first.refusal) return refuse({ code: first.refusal });
  if (isOver) return refuse({ code: 'too_many_requests', retryAfterSeconds: Math.min(resetSeconds, hourSeconds) });
  const outcome = await countMade(limits, rest, attempt);
  if (!outcome.ok) await limits.takeBack(first.key);
  return outcome;
}

/** Mail for `ada+anything@example.org` arrives where that for `ada@example.org` does. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}

/** A form token books once; for as long as it could be shown again, that is remembered. */
function usedUp(name: string): Counted {
  return { key: `form ${name}`, most: 1, perSeconds: oldestSeconds, refusal: 'form_token_required' };
}
