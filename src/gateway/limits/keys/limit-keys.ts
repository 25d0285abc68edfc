import { BoundedMap, type Purpose } from '../../state/index.ts';
import type { Signer } from '../../tokens/index.ts';
import { canonicalMailbox } from './canonical-mailbox.ts';
import { visitorOf } from './visitor-key.ts';

/**
 * Names what is counted, one function for each kind of limit. A key begins with the word of its kind, which is what
 * `createMemoryLimits` tells kinds apart by. Addresses of visitors and invitees are in no key: a keyed hash stands for
 * each, the same in every gateway with the same link secret.
 */
export type LimitKeys = {
  /** Requests of a visitor. */
  reads(address: string): Promise<string>;
  /** Requests to the server on behalf of a visitor. */
  questions(address: string, purpose: Purpose): Promise<string>;
  /** Bookings, reschedulings and cancellations that a visitor attempts in an hour. */
  attempts(address: string): Promise<string>;
  /** The same in a shorter time, which decides about puzzles. */
  recentAttempts(address: string): Promise<string>;
  /** Bookings attempted with an account in a short time, which decides about puzzles. */
  recentAttemptsOfAccount(accountId: string): string;
  /** Bookings and reschedulings in an hour that send mail to an address: an invitee's or a guest's. */
  addressHour(email: string): Promise<string>;
  /** The same in a day. */
  addressDay(email: string): Promise<string>;
  /** Bookings an invitee has ahead. */
  openBookings(email: string): Promise<string>;
  eventTypeBookings(eventTypeId: number): string;
  accountBookings(accountId: string): string;
  /** Mails that bookings and reschedulings of an account send. */
  accountMails(accountId: string): string;
  /** Mails that bookings and reschedulings of all accounts send. */
  allMails(): string;
  /** How often an event is rescheduled. */
  reschedules(eventId: string): string;
  /** Cancellations of an event. */
  cancellations(eventId: string): string;
  /** Bookings made with a form token. */
  formToken(name: string): string;
  /** Attempts to book that were not answered. */
  unanswered(attempt: string): string;
};

/** How many visitors' hashes are kept: a hash takes longer than all the rest of a cached response. */
const keptVisitors = 10_000;

/** Creates the keys; the signer hashes what they are not to tell. */
export function createLimitKeys(signer: Signer): LimitKeys {
  // Promises, so that requests that come at once are counted in their order.
  const visitors = new BoundedMap<Promise<string>>(keptVisitors);

  function hashVisitor(address: string): Promise<string> {
    const visitor = visitorOf(address);
    const known = visitors.get(visitor);
    if (known) return known;
    const hash = signer.sign(`visitor ${visitor}`);
    visitors.set(visitor, hash);
    return hash;
  }

  const hashInvitee = (email: string) => signer.sign(`mail ${canonicalMailbox(email)}`);

  return {
    reads: async (address) => `read ${await hashVisitor(address)}`,
    questions: async (address, purpose) => `ask-for-${purpose} ${await hashVisitor(address)}`,
    attempts: async (address) => `book ${await hashVisitor(address)}`,
    recentAttempts: async (address) => `tried ${await hashVisitor(address)}`,
    recentAttemptsOfAccount: (accountId) => `tried-at ${accountId}`,
    addressHour: async (email) => `mail-hour ${await hashInvitee(email)}`,
    addressDay: async (email) => `mail-day ${await hashInvitee(email)}`,
    openBookings: async (email) => `open ${await hashInvitee(email)}`,
    eventTypeBookings: (eventTypeId) => `type ${eventTypeId}`,
    accountBookings: (accountId) => `account ${accountId}`,
    accountMails: (accountId) => `mails-of ${accountId}`,
    allMails: () => 'mails all',
    reschedules: (eventId) => `move ${eventId}`,
    cancellations: (eventId) => `cancel ${eventId}`,
    formToken: (name) => `form ${name}`,
    unanswered: (attempt) => `unanswered ${attempt}`,
  };
}
