import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The loader asks by the clock of the machine, whatever a page's `Date` says. */
const now = new Date();
const timesADay = 28;
const firstHour = 9;
const stepMillis = 15 * 60_000;
const hourMillis = 3_600_000;
const dayMillis = 86_400_000;
const base = '/embed/v1/event-types/42';

/** As the gateway compresses. */
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

/** A page with the widget and nothing else. */
const widgetPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <link rel="icon" href="data:," />
  <title>A calendar</title>
  <body>
    <script type="module" src="/sched-booking.js"></script>
    <sched-booking event-type="42"></sched-booking>
  </body>
</html>
`;

/** Serves a page with the built widget as `serveLargeCalendar` does. */
export function serveWidget(): Promise<{ address: string; stop(): void }> {
  return serveLargeCalendar('dist', widgetPage);
}

/**
 * Serves a page and the files of a folder, and in the gateway's place a calendar of 600 times a month; it costs the
 * machine nothing.
 */
export async function serveLargeCalendar(folder: string, page: string): Promise<{ address: string; stop(): void }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') sendPage(response, page);
    else if (!pathname.startsWith(base)) void sendFile(response, join(folder, pathname));
    else if (pathname === base) send(response, eventType);
    else if (pathname.endsWith('/slots')) send(response, { slots: slotsIn(searchParams) });
    else send(response, []);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}

/** Returns 28 times on each weekday of a range of dates. */
function slotsIn(range: URLSearchParams): Record<string, { start: string; end: string }[]> {
  const slots: Record<string, { start: string; end: string }[]> = {};
  const [first, last] = [Date.parse(range.get('start') ?? ''), Date.parse(range.get('end') ?? '')];
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

function send(response: ServerResponse, data: unknown): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    date: now.toUTCString(),
  });
  response.end(brotliCompressSync(JSON.stringify({ success: true, data }), quality));
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
