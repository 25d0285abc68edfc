import type { Clock } from '../../time/index.ts';
import type { Log } from '../log.ts';
import { createRequester, createResolver, limitLookups } from '../outward/index.ts';
import type { Records } from '../records/index.ts';
import { type CalendarWorker, createCalendarWorker } from './calendar-worker.ts';
import { type Calendars, createCalendars } from './create-calendars.ts';
import { createSealer } from './encrypt-secrets.ts';
import { createEventWriter } from './writing/index.ts';

export type OpenCalendarsOptions = {
  readonly store: Records;
  readonly clock: Clock;
  readonly log: Log;
  /** Encrypts addresses and passwords; a previous secret after it still decrypts. */
  readonly secrets: readonly [string, ...string[]];
  /** Servers in private networks that may be read, also over plain http, such as `radicale.lan:5232`. @default none */
  readonly privateHosts?: readonly string[];
  /** Minutes between two readings of a calendar. @default 5 */
  readonly minutes?: number;
  /** The name servers to use, such as `127.0.0.1:53`. @default the name servers of the system */
  readonly nameServers?: readonly string[] | undefined;
  /** Whether hosts can be mailed about their calendars; an outbox that sends mail must be running. @default false */
  readonly sendsMail?: boolean;
  /** How long a booking waits for the calendars of its hosts to be read, in milliseconds. @default 2000 */
  readonly refreshMillis?: number;
  /** @default Math.random */
  readonly random?: () => number;
};

/** Opens the calendars of a service on the same store. The worker does nothing until it is started. */
export function openCalendars(options: OpenCalendarsOptions): { calendars: Calendars; worker: CalendarWorker } {
  const {
    store: records,
    clock,
    log,
    secrets,
    privateHosts = [],
    minutes = 5,
    nameServers,
    sendsMail = false,
    refreshMillis = 2000,
    random = Math.random,
  } = options;
  const request = createRequester({
    resolveFor: limitLookups(createResolver({ servers: nameServers })),
    rulesFor: (url) => ({ allowsPrivate: privateHosts.includes(hostAndPort(url)) }),
  });
  const sealer = createSealer(secrets);
  const calendars = createCalendars({ records, clock, random, request, sealer, minutes, sendsMail, refreshMillis });
  const writeEvent = createEventWriter({ records, request, sealer, clock, log, sendsMail });
  return { calendars, worker: createCalendarWorker({ records, calendars, writeEvent, clock, log }) };
}

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
