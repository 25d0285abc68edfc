import type { Clock } from '../time/index.ts';
import type { Calendars } from './calendars/index.ts';
import type { Log } from './log.ts';
import type { ManageLink } from './mail/index.ts';
import type { GatewayOrigins, MailLimits, OperationResult } from './operations/index.ts';
import type { AttemptLimits, PasswordHasher } from './people/index.ts';
import type { CountKeyUse, PeopleRecords, Records } from './records/index.ts';

export type ServiceOptions = {
  readonly store: Records;
  readonly clock: Clock;
  readonly log: Log;
  /** How many requests per minute one key may send, across all replicas. @default 60 */
  readonly requestsPerMinute?: number;
  /** Counts the uses of keys, in place of the database. */
  readonly countKeyUse?: CountKeyUse | undefined;
  /** Notifies invitees and hosts by mail. An outbox with mail must run as well. @default false */
  readonly sendsMail?: boolean;
  /**
   * Asks signed-in people to confirm a new address with a link. The outbox must know how to create links. @default
   * false
   */
  readonly confirmsEmail?: boolean;
  /** Never claims that mail was sent, because the outbox only keeps it to be read. @default false */
  readonly keepsMail?: boolean;
  /**
   * The sender of that mail, such as `Bookings <bookings@example.com>`. Calendars show the address as the organizer's.
   */
  readonly mailFrom?: string | undefined;
  /**
   * Limits the emails that bookings, reschedules, changes of host, repeated emails and samples send. @default no limit
   * for an account
   */
  readonly mailLimits?: MailLimits | undefined;
  /** Reads connected calendars. A worker must run as well. @default no one can connect a calendar */
  readonly calendars?: Calendars | undefined;
  /**
   * The public address of the service, such as `https://book.example.com`. @default addresses in responses are paths
   */
  readonly publicUrl?: string | undefined;
  /** Makes the link for the invitee of an event. @default no one can request it */
  readonly manageLink?: ManageLink | undefined;
  /** Makes that link in mail, as the outbox does. @default mail has no such link */
  readonly mailedLink?: ManageLink | undefined;
  /** Which pages may use the gateway of this process. @default responses do not name them */
  readonly gatewayOrigins?: GatewayOrigins | undefined;
  /** Allows webhooks over plain http and into private networks, for development. @default false */
  readonly allowsPrivateWebhooks?: boolean;
  /** Serves `/console/api`. @default no one can sign in */
  readonly console?: ConsoleOptions | undefined;
  /** Serves agents at `/mcp`, under these host names and the names of this machine. @default agents are not served */
  readonly mcpHosts?: readonly string[] | undefined;
  /** Called with the result of each operation, to count them. */
  readonly onResult?: (result: OperationResult) => void;
};

/** The options of the console: who can sign in, and where wrong attempts are counted. */
export type ConsoleOptions = {
  readonly people: PeopleRecords;
  /**
   * The origin at which people sign in, such as `https://console.example.com`. @default links to the console in
   * responses are paths
   */
  readonly origin?: string | undefined;
  readonly limits: AttemptLimits;
  /** Hashes addresses in the keys of limits. All processes that share counts need the same one. */
  readonly limitSecret: string;
  /** Hashes passwords. @default one that follows OWASP's recommendation */
  readonly hasher?: PasswordHasher | undefined;
};
