import { BoundedMap, type Purpose } from '../../state/index.ts';
import { digest, type Signer } from '../../tokens/index.ts';
import { canonicalMailbox } from './canonical-mailbox.ts';
import { visitorOf } from './visitor-key.ts';

/**
 * Builds the keys under which limits are counted, one function for each kind. A key begins with the word of its kind,
 * by which `createMemoryLimits` separates kinds. No key contains the address of a visitor or an invitee: a keyed hash
 * stands for each, the same in every gateway with the same link secret.
 */
export type LimitKeys = {
  /** Requests of a visitor. */
  reads(address: string): Promise<string>;
  /** Requests to the server on behalf of a visitor. */
  upstreamRequests(address: string, purpose: Purpose): Promise<string>;
  /** Bookings, reschedulings and cancellations that a visitor attempts in an hour. */
  attempts(address: string): Promise<string>;
  /** The same over a shorter time, to decide whether a puzzle is required. */
  recentAttempts(address: string): Promise<string>;
  /** Bookings attempted in an account over a short time, to decide whether a puzzle is required. */
  recentAttemptsOfAccount(accountId: string): string;
  /** Bookings and reschedulings in an hour that send mail to an email address, of an invitee or a guest. */
  emailHour(email: string): Promise<string>;
  /** The same in a day. */
  emailDay(email: string): Promise<string>;
  /** Upcoming bookings of an invitee. */
  openBookings(email: string): Promise<string>;
  eventTypeBookings(eventTypeId: number): string;
  accountBookings(accountId: string): string;
  /** How often an event is rescheduled. */
  reschedules(eventId: string): string;
  /** Cancellations of an event. */
  cancellations(eventId: string): string;
  /** Bookings made with a form token. */
  formToken(name: string): string;
  /** Attempts to book in an account, with an idempotency key, that got no response. */
  unanswered(accountId: string, idempotencyKey: string): Promise<string>;
};

/** The keys of mail, which hold nothing that must be hashed. */
export const mailKeys = {
  /** Mail sent for an account. */
  accountMails: (accountId: string | number) => `mails-of ${accountId}`,
  /** The part of it that the mail of other accounts leaves possible. */
  guaranteedMails: (accountId: string | number) => `mails-guaranteed ${accountId}`,
  /** Mail sent for all accounts. */
  allMails: () => 'mails all',
};

/** How many hashes of visitors are kept. Computing one takes longer than everything else in a cached response. */
const keptVisitors = 10_000;

/** Creates the keys. The signer hashes what a key must not reveal. */
export function createLimitKeys(signer: Signer): LimitKeys {
  // Promises, so that concurrent requests are counted in their order.
  const visitors = new BoundedMap<Promise<string>>(keptVisitors);

  function hashVisitor(address: string): Promise<string> {
    const visitor = visitorOf(address);
    const earlier = visitors.get(visitor);
    if (earlier) return earlier;
    const hash = signer.sign(`visitor ${visitor}`);
    visitors.set(visitor, hash);
    return hash;
  }

  const hashInvitee = (email: string) => signer.sign(`mail ${canonicalMailbox(email)}`);

  return {
    reads: async (address) => `read ${await hashVisitor(address)}`,
    upstreamRequests: async (address, purpose) => `upstream-${purpose} ${await hashVisitor(address)}`,
    attempts: async (address) => `book ${await hashVisitor(address)}`,
    recentAttempts: async (address) => `recent ${await hashVisitor(address)}`,
    recentAttemptsOfAccount: (accountId) => `recent-account ${accountId}`,
    emailHour: async (email) => `mail-hour ${await hashInvitee(email)}`,
    emailDay: async (email) => `mail-day ${await hashInvitee(email)}`,
    openBookings: async (email) => `open ${await hashInvitee(email)}`,
    eventTypeBookings: (eventTypeId) => `type ${eventTypeId}`,
    accountBookings: (accountId) => `account ${accountId}`,
    reschedules: (eventId) => `reschedule ${eventId}`,
    cancellations: (eventId) => `cancel ${eventId}`,
    formToken: (name) => `form ${name}`,
    unanswered: async (accountId, idempotencyKey) =>
      `unanswered ${await digest(JSON.stringify([accountId, idempotencyKey]))}`,
  };
}
