import { isLinkSecret } from '../gateway/index.ts';
import {
  createFailureTally,
  createRetention,
  createService,
  describeError,
  openCalendars,
  openOutbox,
  type Store,
} from '../service/index.ts';
import { systemClock } from '../time/index.ts';
import { openNamedDatabase } from './database/index.ts';
import { createLog } from './observability/index.ts';
import { manageLinks } from './secrets/index.ts';

/** The options of a scheduling service in a program. */
export type OpenServiceOptions = {
  /**
   * The address of a PostgreSQL 15 or newer, such as `postgres://user:password@host/name`. Its tables are created and
   * upgraded. Any number of processes may share it.
   */
  readonly databaseUrl: string;
  /** The maximum number of connections. One account takes up to a quarter of them, and no more than 4. @default 20 */
  readonly poolSize?: number;
  /** How many requests per minute one key may send, across all processes. @default 60 */
  readonly requestsPerMinute?: number;
  /** The mail server that sends all email: about bookings, and to sign in. @default no mail is sent */
  readonly mail?: MailSettings;
  /** Lets hosts connect calendars they have elsewhere. @default they cannot */
  readonly calendars?: CalendarAccess;
  /** Allows webhooks over plain http and into private networks, for development. @default false */
  readonly allowsPrivateWebhooks?: boolean;
  /**
   * The log of warnings and errors, such as a pino logger. @default one line of JSON each, on the standard error output
   */
  readonly log?: ServiceLog;
};

/** How the calendars of hosts are read. */
export type CalendarAccess = {
  /** Encrypts their addresses and passwords: 24 characters or more, and the same for all processes. */
  readonly secret: string;
  /** Servers in your own network that may be read, also over plain http, such as `radicale.lan:5232`. @default none */
  readonly privateHosts?: readonly string[];
  /** Minutes between two readings of a calendar. @default 5 */
  readonly minutes?: number;
};

/** How mail is sent. */
export type MailSettings = {
  /** Such as `smtps://user:password@host`. */
  readonly smtpUrl: string;
  /** Such as `Bookings <bookings@example.com>`. */
  readonly from: string;
  /** The page on which invitees reschedule and cancel. @default mail has no link */
  readonly manage?: ManagePage;
};

/** A page with the widget on it. */
export type ManagePage = {
  /** Its address. A link to it has the event's id as `event` and, after a `#`, the value for `booking-token`. */
  readonly url: string;
  /** Signs that token: the secret of the gateway that the page talks to. */
  readonly linkSecret: string;
};

/** Receives the failures of the service. */
export type ServiceLog = { error(fields: object, message: string): void };

/** The scheduling service, with its database open. */
export type OpenService = {
  /** Responds to a request: `/v1` with a key, and `/docs`. */
  fetch(request: Request): Promise<Response>;
  /** Stops sending, waits for running work and closes the database. */
  close(): Promise<void>;
};

/**
 * Opens the scheduling service on a database. Sends its webhooks and mail from this process, and erases invitees' data
 * when it is due. Throws an error that says why if the database does not respond. The message never contains the address.
 */
export async function openService(options: OpenServiceOptions): Promise<OpenService> {
  const { log = createLog('warn'), mail, calendars: calendarAccess, allowsPrivateWebhooks = false } = options;
  if (mail?.manage && !isLinkSecret(mail.manage.linkSecret)) {
    throw new Error('mail.manage.linkSecret must be 24 characters or more.');
  }
  if (calendarAccess && !isLinkSecret(calendarAccess.secret)) {
    throw new Error('calendars.secret must be 24 characters or more.');
  }
  const store = await openTables(options, log);
  const parts = { store, clock: systemClock, log, allowsPrivateWebhooks };
  const { requestsPerMinute } = options;
  const mailOptions = mail && mailWithLinks(mail);
  const calendarParts =
    calendarAccess &&
    openCalendars({
      ...parts,
      ...calendarAccess,
      secrets: [calendarAccess.secret],
      sendsMail: mail !== undefined,
    });
  const service = createService({
    ...parts,
    sendsMail: mail !== undefined,
    mailFrom: mail?.from,
    calendars: calendarParts?.calendars,
    manageLink: mailOptions?.manageLink,
    mailedLink: mailOptions?.manageLink,
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
  });
  const outbox = openOutbox({ ...parts, mail: mailOptions });
  const retention = createRetention({ records: store, clock: systemClock, log });
  outbox.start();
  retention.start();
  calendarParts?.worker.start();
  return {
    // Nothing else that a server passes with a request reaches the service, because it might be taken for proof of
    // trust.
    fetch: (request) => service.fetch(request),
    async close() {
      await Promise.all([outbox.stop(), retention.stop(), calendarParts?.worker.stop()]);
      await store.close();
    },
  };
}

async function openTables({ databaseUrl, poolSize }: OpenServiceOptions, log: ServiceLog): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('databaseUrl must be an address like postgres://user:password@host/name.');
  }
  const recordFailure = createFailureTally({
    clock: systemClock,
    report: ({ error, ...failures }) =>
      log.error({ error: describeError(error), ...failures }, 'Connections to the database were lost.'),
  });
  const store = await openNamedDatabase('databaseUrl', {
    databaseUrl,
    ...(poolSize !== undefined && { poolSize }),
    onConnectionLost: recordFailure,
  });
  try {
    await store.migrate();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function mailWithLinks({ smtpUrl, from, manage }: MailSettings) {
  return { smtpUrl, from, manageLink: manage && manageLinks(manage.url, [manage.linkSecret]) };
}
