import { isLinkSecret } from '../gateway/index.ts';
import { createFailureTally, createService, openCalendars, openOutbox, type Store } from '../service/index.ts';
import { systemClock } from '../time/index.ts';
import { openNamedDatabase } from './database/index.ts';
import { createLog } from './observability/index.ts';
import { manageLinks } from './secrets/index.ts';

/** What a scheduling service of a program is made of. */
export type OpenServiceOptions = {
  /**
   * A PostgreSQL from 15 on, as `postgres://user:password@host/name`; its tables are made and brought up to date. Any
   * number of processes may share one.
   */
  readonly databaseUrl: string;
  /** Connections at the most; one account takes a quarter of them, and no more than 4. @default 20 */
  readonly poolSize?: number;
  /** How often one key may ask in any minute, over all processes. @default 60 */
  readonly requestsPerMinute?: number;
  /** The mail server that sends mail about bookings to invitees and hosts. @default no mail is sent */
  readonly mail?: Mail;
  /** Whether hosts can connect calendars they have elsewhere. @default nobody can */
  readonly calendars?: CalendarAccess;
  /** Lets webhooks lead to plain http and into private networks: for development. @default false */
  readonly allowsPrivateWebhooks?: boolean;
  /** The log of warnings and errors, such as a pino logger. @default a line of JSON each, on the standard error output */
  readonly log?: ServiceLog;
};

/** How the calendars of hosts are read. */
export type CalendarAccess = {
  /** Encrypts their addresses and passwords; 24 characters or more, and the same for all processes. */
  readonly secret: string;
  /** Servers in your own network that may be read, by plain http too, as `radicale.lan:5232`. @default none */
  readonly privateHosts?: readonly string[];
  /** Minutes between two readings of a calendar. @default 5 */
  readonly minutes?: number;
};

/** How mail is sent. */
export type Mail = {
  /** As `smtps://user:password@host`. */
  readonly smtpUrl: string;
  /** As `Bookings <bookings@example.com>`. */
  readonly from: string;
  /** Where invitees move and cancel. @default mails hold no link */
  readonly manage?: ManagePage;
};

/** A page with the widget on it. */
export type ManagePage = {
  /** Its address; a link to it has the event's id as `event`, and behind a `#` what `booking-token` takes. */
  readonly url: string;
  /** Signs that token: the one of the gateway which the page talks to. */
  readonly linkSecret: string;
};

/** Where a service says what went wrong. */
export type ServiceLog = { error(fields: object, message: string): void };

/** The scheduling service, with its database open. */
export type OpenService = {
  /** Answers a request: `/v1` with a key, and `/docs`. */
  fetch(request: Request): Promise<Response>;
  /** Ends what is being sent, lets running work finish and closes the database. */
  close(): Promise<void>;
};

/**
 * Opens the scheduling service on a database, and sends its webhooks and mail from this process. Throws a sentence when
 * no database answers there, which never tells its address.
 */
export async function openService(options: OpenServiceOptions): Promise<OpenService> {
  const { log = createLog('warn'), mail, calendars: calendarAccess, allowsPrivateWebhooks = false } = options;
  if (mail?.manage && !isLinkSecret(mail.manage.linkSecret)) {
    throw new Error('mail.manage.linkSecret must be a text of 24 characters or more.');
  }
  if (calendarAccess && !isLinkSecret(calendarAccess.secret)) {
    throw new Error('calendars.secret must be a text of 24 characters or more.');
  }
  const store = await openTables(options, log);
  const parts = { store, clock: systemClock, log, allowsPrivateWebhooks };
  const { requestsPerMinute } = options;
  const opened =
    calendarAccess &&
    openCalendars({
      ...parts,
      ...calendarAccess,
      secrets: [calendarAccess.secret],
      sendsMail: mail !== undefined,
    });
  const service = createService({
    ...{ ...parts, sendsMail: mail !== undefined, mailFrom: mail?.from, calendars: opened?.calendars },
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
  });
  const outbox = openOutbox({ ...parts, mail: mail && mailWithLinks(mail) });
  outbox.start();
  opened?.worker.start();
  return {
    // Nothing else that a server hands over with a request reaches the service: it might count as trust.
    fetch: (request) => service.fetch(request),
    async close() {
      await Promise.all([outbox.stop(), opened?.worker.stop()]);
      await store.close();
    },
  };
}

async function openTables({ databaseUrl, poolSize }: OpenServiceOptions, log: ServiceLog): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('databaseUrl must be an address like postgres://user:password@host/name.');
  }
  const noteLost = createFailureTally({
    clock: systemClock,
    report: ({ error: { message }, count, since }) =>
      log.error({ error: message, count, since }, 'Connections to the database were lost.'),
  });
  const store = await openNamedDatabase('databaseUrl', {
    databaseUrl,
    ...(poolSize !== undefined && { poolSize }),
    onConnectionLost: noteLost,
  });
  try {
    await store.migrate();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function mailWithLinks({ smtpUrl, from, manage }: Mail) {
  return { smtpUrl, from, manageLink: manage && manageLinks(manage.url, [manage.linkSecret]) };
}
