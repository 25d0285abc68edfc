import type { Clock, Instant } from '../../time/index.ts';
import type { Log } from '../log.ts';
import type { LiveSession, PeopleRecords } from '../records/index.ts';
import type { PasswordHasher } from './passwords/index.ts';
import type { BegunSession, Browser } from './sessions/index.ts';

/** Counts attempts, in this process's memory or where all processes count. */
export type AttemptLimits = {
  /** Counts one more, unless that is more than the limit. */
  count(
    key: string,
    limit: { readonly most: number; readonly perSeconds: number },
  ): Promise<{ readonly isOver: boolean; readonly left: number; readonly resetSeconds: number }>;
  /** Takes back one that was counted. */
  takeBack(key: string): Promise<void>;
  /** Holds one of so many places of a key until a time; false when all are held. */
  hold(key: string, place: { readonly name: string; readonly until: Instant; readonly most: number }): Promise<boolean>;
};

/** The context of signing in. */
export type PeopleContext = {
  readonly people: PeopleRecords;
  readonly clock: Clock;
  readonly log: Log;
  readonly hasher: PasswordHasher;
  readonly limits: AttemptLimits;
  /** Hashes what no limit's key may tell: addresses of visitors and of people. */
  hashKey(text: string): string;
  /** Whether a link to sign in can be sent by mail. */
  readonly mailsLinks: boolean;
  /** Does work that no response waits for; what it throws is logged. */
  inBackground(work: () => Promise<void>): void;
};

/** Where a request to the console comes from. */
export type Visit = {
  /** The origin of the console, as `https://book.example.com`. */
  readonly origin: string;
  /** Whose network it is, for limits; undefined when nobody knows. */
  readonly visitor: string | undefined;
  readonly browser: Browser;
  /** The session that the browser brings, whether or not the operation needs one. */
  readonly session: LiveSession | undefined;
};

/** What an operation of the console answers, and what becomes of the browser's cookies. */
export type ConsoleReply<Data> = {
  readonly data: Data;
  readonly cookies?: (Partial<Pick<BegunSession, 'browserSecret'>> & Pick<BegunSession, 'secret'>) | 'removed';
};
