import { type Outcome, refuse } from './outcome.ts';
import type { Limit, Limits, Tally } from './parts.ts';
import type { Signer } from './signer.ts';
import { visitorOf } from './visitor.ts';

export type VisitorLimits = {
  /** Requests a minute from one address. */
  readonly readsPerMinute: number;
  /** Bookings tried an hour from one address. */
  readonly bookingsPerHour: number;
  /** Bookings made an hour for one e-mail address, so that nobody is flooded with mail. */
  readonly emailBookingsPerHour: number;
};

export const usualLimits: VisitorLimits = { readsPerMinute: 240, bookingsPerHour: 60, emailBookingsPerHour: 20 };

export type Booker = { readonly address: string | undefined; readonly email: string };

export type Changer = { readonly address: string | undefined; readonly eventId: string };

/** How much a visitor may ask, and what of it is left. */
export type Allowance = Tally & Limit;

/** Holds each visitor to what one person needs. Who asks too much is told when to come back, and nothing else. */
export type Guard = {
  /** Counts a request from an address; without one nothing is counted. */
  request(address: string | undefined): Promise<Allowance | undefined>;
  /** Counts a booking about to be tried; of what was not booked, only the visitor's try stays counted. */
  booking<Data>(booker: Booker, attempt: () => Promise<Outcome<Data>>): Promise<Outcome<Data>>;
  /** Counts a move or a cancellation about to be tried: each sends mail to everybody who takes part. */
  change<Data>(changer: Changer, attempt: () => Promise<Outcome<Data>>): Promise<Outcome<Data>>;
};

const minuteSeconds = 60;
const hourSeconds = 3600;
/** How often one event may be moved or called off. */
const changesPerHour = 10;

export type GuardOptions = { readonly limits: Limits; readonly most: VisitorLimits; readonly signer: Signer };

/** Creates the guard. */
export function createGuard({ limits, most, signer }: GuardOptions): Guard {
  async function count(key: string, limit: Limit): Promise<Outcome<undefined>> {
    const { isOver, resetSeconds } = await limits.count(key, limit);
    if (isOver) return refuse({ code: 'too_many_requests', retryAfterSeconds: resetSeconds });
    return { ok: true, data: undefined };
  }

  async function countTry(address: string | undefined): Promise<Outcome<undefined>> {
    if (address === undefined) return { ok: true, data: undefined };
    return count(`book ${visitorOf(address)}`, { most: most.bookingsPerHour, perSeconds: hourSeconds });
  }

  /** Counts what is made; what came to nothing is not counted. */
  async function countMade<Data>(
    key: string,
    perHour: number,
    attempt: () => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> {
    const counted = await count(key, { most: perHour, perSeconds: hourSeconds });
    if (!counted.ok) return counted;
    const outcome = await attempt();
    if (!outcome.ok) await limits.takeBack(key);
    return outcome;
  }

  return {
    async request(address) {
      if (address === undefined) return undefined;
      const limit = { most: most.readsPerMinute, perSeconds: minuteSeconds };
      return { ...limit, ...(await limits.count(`read ${visitorOf(address)}`, limit)) };
    },
    async booking({ address, email }, attempt) {
      const tried = await countTry(address);
      if (!tried.ok) return tried;
      // Signed, so that no e-mail address lies about in memory, and alike in every replica.
      const key = `mail ${await signer.sign(`mail ${email.toLowerCase()}`)}`;
      return countMade(key, most.emailBookingsPerHour, attempt);
    },
    async change({ address, eventId }, attempt) {
      const tried = await countTry(address);
      return tried.ok ? countMade(`change ${eventId}`, changesPerHour, attempt) : tried;
    },
  };
}
