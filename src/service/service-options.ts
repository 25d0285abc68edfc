import type { Clock } from '../time/index.ts';
import type { Calendars } from './calendars/index.ts';
import type { Log } from './log.ts';
import type { OperationResult } from './operations/index.ts';
import type { AttemptLimits } from './people/index.ts';
import type { CountKeyUse, PeopleRecords, Records } from './records/index.ts';

export type ServiceOptions = {
  readonly store: Records;
  readonly clock: Clock;
  readonly log: Log;
  /** How often one key may ask, over all replicas. @default 60 */
  readonly requestsPerMinute?: number;
  /** Counts the uses of keys, in place of the database. */
  readonly countKeyUse?: CountKeyUse | undefined;
  /** Tells invitees and hosts by mail; an outbox that can must run beside. @default false */
  readonly sendsMail?: boolean;
  /** Asks people who are signed in to confirm a new address by a link; the outbox must know how to make one. @default false */
  readonly confirmsEmail?: boolean;
  /** Says of no mail that it is sent, since the outbox keeps it to be read. @default false */
  readonly keepsMail?: boolean;
  /** Whom that mail is from, as `Bookings <bookings@example.com>`: calendars know the address as the organizer's. */
  readonly mailFrom?: string | undefined;
  /** Reads the calendars that hosts have elsewhere; a worker must run beside. @default nobody can connect one */
  readonly calendars?: Calendars | undefined;
  /** Where people reach the service, such as `https://book.example.com`. @default addresses in responses are paths */
  readonly publicUrl?: string | undefined;
  /** Lets webhooks lead to plain http and into private networks: for development. @default false */
  readonly allowsPrivateWebhooks?: boolean;
  /** Serves `/console/api`. @default nobody can sign in */
  readonly console?: ConsoleOptions | undefined;
  /**
   * Answers agents at `/mcp`, under these host names and those of this machine. @default no agent is answered
   */
  readonly mcpHosts?: readonly string[] | undefined;
  /** Called with the result of each operation, to count them. */
  readonly onResult?: (result: OperationResult) => void;
};

/** What the console needs beside the service: who can sign in, and where wrong attempts are counted. */
export type ConsoleOptions = {
  readonly people: PeopleRecords;
  readonly limits: AttemptLimits;
  /** Hashes addresses in the keys of limits; the same in every process that counts with this one. */
  readonly limitSecret: string;
};
