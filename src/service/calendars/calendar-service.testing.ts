import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { consoleOf, openService, type Reply, type TestAccount, type TestService } from '../testing/index.ts';
import type { CalendarWorker } from './calendar-worker.ts';
import { type OpenCalendarsOptions, openCalendars } from './open-calendars.ts';

/** A feed on this machine. */
export type FeedServer = {
  readonly url: string;
  /** As `127.0.0.1:1234`. */
  readonly host: string;
  readonly requests: IncomingMessage[];
  /** Serves this file from now on, with a new ETag. */
  serve(text: string): void;
  /** Responds to every request with this listener from now on. */
  respondWith(listener: RequestListener): void;
};

/**
 * Opens a feed on this machine; closed after the last test of the file.
 * @public The tests of operations use it too.
 */
export async function openFeedServer(): Promise<FeedServer> {
  let listener: RequestListener = (_request, response) => void response.writeHead(404).end();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // the server listens on TCP
  let version = 0;
  return {
    url: `http://${host}/private-0123/basic.ics`,
    host,
    requests,
    respondWith(next) {
      listener = next;
    },
    serve(text) {
      version += 1;
      listener = fileListener(text, `"${version}"`);
    },
  };
}

function fileListener(text: string, etag: string): RequestListener {
  return function respond(request: IncomingMessage, response: ServerResponse) {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text);
  };
}

const mailFrom = 'Bookings <bookings@example.com>';

/** @public The requests of every operation are sent to one too. */
export type CalendarService = TestService & {
  readonly worker: CalendarWorker;
  /** Connects a feed of the account's host. */
  connect(account: TestAccount, url: string): Promise<Reply>;
  /** Returns the busy times of the account's host on days of March 2026, as `2026-03-02T09:00/10:00`. */
  busy(account: TestAccount): Promise<string[]>;
};

/**
 * Opens a service that reads calendars from servers of this machine.
 * @public The tests of operations use it too.
 */
export function openCalendarService(...privateHosts: string[]): Promise<CalendarService> {
  return openReadingService({ privateHosts });
}

/** Opens a service whose bookings wait only a moment for calendars: enough where no reading can succeed. */
export function openImpatientService(...privateHosts: string[]): Promise<CalendarService> {
  return openReadingService({ privateHosts, refreshMillis: 200 });
}

async function openReadingService(
  options: Pick<OpenCalendarsOptions, 'privateHosts' | 'refreshMillis'>,
): Promise<CalendarService> {
  const parts: { worker?: CalendarWorker; service?: TestService } = {};
  const service = await openService((store) => {
    const { calendars, worker } = openCalendars({
      ...options,
      store,
      secrets: ['a secret of these tests'],
      random: () => 0.5,
      sendsMail: true,
      clock: () => parts.service?.clock() ?? (Number.NaN as never), // set before the first request
      log: { error: (fields) => parts.service?.logged.push(fields) },
    });
    parts.worker = worker;
    return { ...consoleOf(store), calendars, sendsMail: true, mailFrom };
  });
  parts.service = service;
  const { worker } = parts;
  if (!worker) throw new Error('the service was opened without its options');
  return {
    ...service,
    worker,
    connect: (account, url) => service.send(account, 'POST /calendars', { kind: 'feed', url }),
    async busy(account) {
      const { body } = await service.send(
        account,
        `GET /users/${account.userId}/busy?from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z`,
      );
      const times: { start: string; end: string }[] = body.data;
      return times.map(({ start, end }) => `${start.slice(0, 16)}/${end.slice(11, 16)}`);
    },
  };
}

/**
 * Writes a calendar of events, each from a start to an end in UTC as `20260302T090000Z/20260302T100000Z`.
 * @public The tests of operations use it too.
 */
export function calendarOf(...times: string[]): string {
  const events = times.map((time, index) => {
    const [start, end] = time.split('/');
    return `BEGIN:VEVENT\r\nUID:${index}\r\nSUMMARY:Canary\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\n`;
  });
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`;
}
