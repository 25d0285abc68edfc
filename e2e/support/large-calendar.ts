import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const timesADay = 28;
const firstHour = 9;
const stepMillis = 15 * 60_000;
const hourMillis = 3_600_000;
const dayMillis = 86_400_000;
const base = '/embed/v1/event-types/42';

/** The quality that the gateway uses. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const eventType = {
  id: 42,
  title: 'Introduction',
  description: '',
  duration: 30,
  durations: null,
  location: null,
  redirect_url: null,
  host: { name: 'Ada Lovelace', avatar: '', timezone: 'Europe/Berlin', time_format: 24, start_of_week: 1 },
};

/** Returns a page with one element, and the module that defines it. */
export function pageOf(element: string, script: string): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <link rel="icon" href="data:," />
  <title>A calendar</title>
  <body>
    <script type="module" src="${script}"></script>
    ${element}
  </body>
</html>
`;
}

/** A page with the widget and nothing else. */
const widgetPage = pageOf('<sched-booking event-type="42"></sched-booking>', '/sched-booking.js');

/** Serves a page with the built widget as `serveLargeCalendar` does. */
export function serveWidget(now?: Date): Promise<{ address: string; stop(): void }> {
  return serveLargeCalendar('dist', widgetPage, { now });
}

/** Returns the body of a response to a request for data at an instant; undefined for a request of a file. */
export type Respond = (url: URL, now: Date) => unknown;

/**
 * Serves a page, the files of a folder, and a calendar of 600 times a month, by default as a newly started gateway
 * would. It hardly uses the machine.
 */
export async function serveLargeCalendar(
  folder: string,
  page: string,
  {
    respond = respondAsGateway,
    now = new Date(),
  }: { readonly respond?: Respond; readonly now?: Date | undefined } = {},
): Promise<{ address: string; stop(): void }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/') return sendPage(response, page);
    const body = respond(url, now);
    if (body === undefined) void sendFile(response, join(folder, url.pathname));
    else send(response, body, now);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}

function respondAsGateway({ pathname, searchParams }: URL, now: Date): unknown {
  if (!pathname.startsWith(base)) return undefined;
  return { success: true, data: dataAt(pathname.slice(base.length), searchParams, now) };
}

function dataAt(path: string, query: URLSearchParams, now: Date): unknown {
  if (path === '') return eventType;
  if (path === '/slots') return { slots: slotsIn(query.get('start') ?? '', query.get('end') ?? '', now) };
  return [];
}

type Slots = Record<string, { start: string; end: string }[]>;

/** Returns 28 times on each weekday from one date to another, from the day after now. */
export function slotsIn(start: string, end: string, now: Date): Slots {
  const slots: Slots = {};
  const [first, last] = [Date.parse(start), Date.parse(end)];
  for (let day = first; day <= last; day += dayMillis) {
    const date = new Date(day);
    if (date.getUTCDay() % 6 === 0 || day < now.getTime()) continue;
    slots[date.toISOString().slice(0, 10)] = Array.from({ length: timesADay }, (_, index) => {
      const start = day + firstHour * hourMillis + index * stepMillis;
      return { start: isoOf(start), end: isoOf(start + 2 * stepMillis) };
    });
  }
  return slots;
}

function isoOf(millis: number): string {
  return new Date(millis).toISOString().replace('.000Z', '+00:00');
}

function send(response: ServerResponse, body: unknown, now: Date): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    date: now.toUTCString(),
  });
  response.end(brotliCompressSync(JSON.stringify(body), quality));
}

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
  response.end(brotliCompressSync(page, quality));
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const content = await readFile(`${path}.br`).catch(() => undefined);
  response.writeHead(content ? 200 : 404, {
    'content-type': extname(path) === '.js' ? 'text/javascript' : 'text/plain',
    'content-encoding': 'br',
  });
  response.end(content);
}
