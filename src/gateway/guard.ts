import { hexadecimal } from './digest.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Limit, Limits } from './parts.ts';
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

/** Holds each visitor to what one person needs. Who asks too much is told when to come back, and nothing else. */
export type Guard = {
  /** Counts a request from an address; without one nothing is counted. */
  request(address: string | undefined): Promise<Outcome<undefined>>;
  /** Counts a booking about to be tried; of what was not booked, only the visitor's try stays counted. */
  booking<Data>(booker: Booker, attempt: () => Promise<Outcome<Data>>): Promise<Outcome<Data>>;
};

const minuteSeconds = 60;
const hourSeconds = 3600;

/** Creates the guard. */
export function createGuard(limits: Limits, most: VisitorLimits): Guard {
  const hash = createHash();

  async function count(key: string, limit: Limit): Promise<Outcome<undefined>> {
    const retryAfterSeconds = await limits.count(key, limit);
    if (retryAfterSeconds === undefined) return { ok: true, data: undefined };
    return refuse({ code: 'too_many_requests', retryAfterSeconds });
  }

  return {
    async request(address) {
      if (address === undefined) return { ok: true, data: undefined };
      return count(`read ${visitorOf(address)}`, { most: most.readsPerMinute, perSeconds: minuteSeconds });
    },
    async booking({ address, email }, attempt) {
      const limit = { most: most.bookingsPerHour, perSeconds: hourSeconds };
      const byAddress = address === undefined ? undefined : await count(`book ${visitorOf(address)}`, limit);
      if (byAddress && !byAddress.ok) return byAddress;
      const key = `mail ${await hash(email.toLowerCase())}`;
      const byEmail = await count(key, { most: most.emailBookingsPerHour, perSeconds: hourSeconds });
      if (!byEmail.ok) return byEmail;
      const outcome = await attempt();
      if (!outcome.ok) await limits.takeBack(key);
      return outcome;
    },
  };
}

/** Returns a hash with a key of this process, made when first needed: no e-mail address lies about in memory. */
function createHash(): (text: string) => Promise<string> {
  let key: Promise<CryptoKey> | undefined;
  return async function hash(text) {
    key ??= crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const signed = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(text));
    return hexadecimal(new Uint8Array(signed));
  };
}
