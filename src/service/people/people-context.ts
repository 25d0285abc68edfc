import type { Clock, Instant } from '../../time/index.ts';
import type { Log } from '../log.ts';
import type { LiveSession, PeopleRecords } from '../records/index.ts';
import type { PasswordHasher } from './passwords/index.ts';
import type { Browser, NewSession } from './sessions/index.ts';

/** Counts attempts, in the memory of this process or across all processes. */
export type AttemptLimits = {
  /** Counts one more attempt, unless that exceeds the limit. */
  count(
    key: string,
    limit: { readonly max: number; readonly windowSeconds: number },
  ): Promise<{ readonly isOver: boolean; readonly left: number; readonly resetSeconds: number }>;
  /** Takes back one counted attempt. */
  refund(key: string): Promise<void>;
  /** Holds one of a key's permits until a time. Returns false if all are held. */
  acquire(
    key: string,
    permit: { readonly name: string; readonly until: Instant; readonly max: number },
  ): Promise<boolean>;
};

/** The context of signing in. */
export type PeopleContext = {
  readonly people: PeopleRecords;
  readonly clock: Clock;
  readonly log: Log;
  readonly hasher: PasswordHasher;
  readonly limits: AttemptLimits;
  /** Returns whether anyone can sign in, or could within the last minute. */
  hasPeople(): Promise<boolean>;
  /** Hashes what the keys of limits must not reveal: addresses of visitors and of people. */
  hashKey(text: string): string;
  /** Whether a link to sign in can be sent by mail. */
  readonly mailsLinks: boolean;
  /** Whether participants get mail about events. */
  readonly mailsEvents: boolean;
  /** Does background work. Its errors are logged. */
  inBackground(work: () => Promise<void>): void;
};

/** Where a request to the console comes from. */
export type Visit = {
  /** The origin of the console, such as `https://book.example.com`. */
  readonly origin: string;
  /** The network of the request, for limits; undefined if unknown. */
  readonly visitor: string | undefined;
  readonly browser: Browser;
  /** The session of the browser, whether or not the operation needs one. */
  readonly session: LiveSession | undefined;
};

/** The response of an operation of the console, and the changes to the browser's cookies. */
export type ConsoleReply<Data> = {
  readonly data: Data;
  readonly cookies?: (Partial<Pick<NewSession, 'browserSecret'>> & Pick<NewSession, 'secret'>) | 'removed';
};
