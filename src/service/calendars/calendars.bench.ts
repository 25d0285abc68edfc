import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onTestFinished, test } from 'vitest';
import { ada, mondayMorning, openService, type TestAccount, type TestService } from '../testing/index.ts';
import { openCalendarService, openFeedServer } from './calendar-service.testing.ts';
import { openCalendars } from './open-calendars.ts';
import { serveCalendar } from './sources/memory-caldav.testing.ts';

const sourceCount = 100;
const entryCount = 10_000;
/** How many bookings are made before they are measured: the first hundreds take longer. */
const warmUpCount = 1000;
/** How many bookings are made between two readings. With fewer, the slowest hundredth varies by a third. */
const idleCount = 2000;
/** How many bookings one host receives before the next: a booking takes longer the more a host has. */
const bookingsPerHost = 500;

/** Entries that do not touch. By default there are 37 minutes between them, so each month has free times. */
function largeCalendar(seed: number, { everyMinutes = 57, minutes = 20 } = {}): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0'];
  for (let index = 0; index < entryCount; index += 1) {
    const start = Date.UTC(2026, 2, 1, 0, seed % 10) + index * everyMinutes * 60_000;
    lines.push('BEGIN:VEVENT', `UID:${seed}-${index}@calendar.example`, `DTSTART:${stamp(start)}`);
    lines.push(
      `DTEND:${stamp(start + minutes * 60_000)}`,
      `SUMMARY:Entry ${index}`,
      `DESCRIPTION:${'x'.repeat(200)}`,
      'END:VEVENT',
    );
  }
  return [...lines, 'END:VCALENDAR'].join('\r\n');
}

function stamp(millis: number): string {
  return new Date(millis).toISOString().replace(/[-:]|\.\d+/g, '');
}

test('books as fast while calendars are read', { timeout: 1_800_000 }, async () => {
  const files = Array.from({ length: 10 }, (_, index) => largeCalendar(index));
  const feed = await openFeeds(files, largeCalendar(0, { everyMinutes: 4, minutes: 2 }));
  const parts: OpenedParts = {};
  const service = await openService((store) => {
    const { calendars, worker } = openCalendars({
      store,
      privateHosts: [feed.host],
      secrets: ['a secret of this benchmark'],
      clock: () => parts.service?.clock() ?? (Number.NaN as never), // set before the first request
      log: { error: (fields) => process.stdout.write(`${JSON.stringify(fields)}\n`) },
    });
    parts.worker = worker;
    return { calendars };
  });
  parts.service = service;
  service.holdClock(mondayMorning);
  const owners: TestAccount[] = [];
  for (let count = 0; count < sourceCount; count += 1) {
    const owner = await service.account();
    owners.push(owner);
    const { status } = await service.send(owner, 'POST /calendars', {
      kind: 'feed',
      url: `${feed.url}changing?${count}`,
    });
    if (status !== 201) throw new Error(`A calendar was not connected: ${status}.`);
  }
  const book = createBooker(service);
  await book(warmUpCount);
  service.holdClock('2026-03-02T08:30:00+01:00');
  const { seconds, idle, during } = await bookAndRead(book, parts.worker);
  print('nothing is read', idle);
  print(`${sourceCount} calendars of ${entryCount} entries are read in ${seconds.toFixed(0)} s`, during);

  const [owner] = owners;
  if (owner) print(`slots of a month, of a host with ${entryCount} busy times`, await monthsOfSlots(service, owner));
  const dense = await service.account();
  await service.send(dense, 'POST /calendars', { kind: 'feed', url: `${feed.url}dense` });
  print(`slots of a month that holds ${entryCount} busy times`, await monthsOfSlots(service, dense));
  const free = await service.account();
  print('slots of a month, of a host without calendars', await monthsOfSlots(service, free));
});

/**
 * Serves each request the next of the files, or the dense one, from a thread of its own: sending them must not be
 * measured.
 */
async function openFeeds(files: readonly string[], dense: string): Promise<{ host: string; url: string }> {
  const code = `
    const { constants, platform, setPriority } = require('node:os');
    const { parentPort, workerData } = require('node:worker_threads');
    if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
    const files = workerData.files.map((text) => Buffer.from(text));
    const dense = Buffer.from(workerData.dense);
    let sent = 0;
    const server = require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' });
      response.end(request.url === '/dense' ? dense : files[sent++ % files.length]);
    });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
  const thread = new Worker(code, { eval: true, workerData: { files, dense } });
  onTestFinished(async () => void (await thread.terminate()));
  const [port] = (await once(thread, 'message')) as [number]; // what the code above sends
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/` };
}

test('reads only what has changed of a large CalDAV calendar', { timeout: 300_000 }, async () => {
  const server = await openFeedServer();
  const service = await openCalendarService(server.host);
  const calendar = serveCalendar(server);
  for (let index = 0; index < entryCount; index += 1) await calendar.write(`${index}`, objectOf(index));
  const account = await service.account();
  const from = performance.now();
  const draft = { kind: 'caldav', server: calendar.url, username: 'reader', password: 'right' };
  const { body } = await service.send(account, 'POST /calendars', draft);
  print(`a calendar of ${entryCount} objects is read whole`, [performance.now() - from]);
  const millis: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    service.holdClock(new Date(service.clock() + 60_000).toISOString());
    await calendar.write(`${index}`, objectOf(index + 1));
    const from = performance.now();
    await service.send(account, `POST /calendars/${body.data.id}/read`);
    millis.push(performance.now() - from);
  }
  print('one changed object of it is read', millis);
});

function objectOf(index: number): string {
  const start = Date.UTC(2026, 2, 1) + index * 50 * 60_000;
  const lines = [`UID:${index}`, `DTSTART:${stamp(start)}`, `DTEND:${stamp(start + 20 * 60_000)}`];
  return ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
}

async function monthsOfSlots(service: TestService, account: TestAccount): Promise<number[]> {
  const month = { start: '2026-03-01', end: '2026-03-31' };
  const millis: number[] = [];
  for (let run = 0; run < 60; run += 1) {
    const from = performance.now();
    await service.slots(account, month);
    millis.push(performance.now() - from);
  }
  return millis.slice(10);
}

type OpenedParts = { worker?: ReturnType<typeof openCalendars>['worker']; service?: TestService };

/** Reads a few calendars at a time until all are read, and books meanwhile and in between. */
async function bookAndRead(book: Booker, worker: OpenedParts['worker']) {
  const [idle, during]: [number[], number[]] = [[], []];
  let seconds = 0;
  for (let count = 0; count < sourceCount; ) {
    idle.push(...(await book(idleCount)));
    const from = performance.now();
    let isReading = true;
    const reading = worker?.runDue().finally(() => {
      isReading = false;
    });
    while (isReading) during.push(...(await book(10)));
    count += (await reading) ?? sourceCount;
    seconds += (performance.now() - from) / 1000;
  }
  return { seconds, idle, during };
}

/** Makes bookings one after the other, and returns how many milliseconds each took. */
type Booker = (count: number) => Promise<number[]>;

function createBooker(service: TestService): Booker {
  let bookings = 0;
  let host: TestAccount | undefined;

  return async function book(count) {
    const millis: number[] = [];
    for (let time = 0; time < count; time += 1, bookings += 1) {
      if (!host || bookings === bookingsPerHost) {
        host = await service.account();
        bookings = 0;
      }
      const at = new Date(Date.UTC(2026, 2, 3 + 7 * Math.floor(bookings / 40), 8, 30 * (bookings % 16)));
      at.setUTCDate(at.getUTCDate() + Math.floor((bookings % 40) / 16));
      const from = performance.now();
      await service.book(host, at.toISOString(), { answers: ada });
      millis.push(performance.now() - from);
    }
    return millis;
  };
}

function print(what: string, millis: number[]): void {
  const ascending = millis.toSorted((a, b) => a - b);
  const at = (part: number) =>
    (ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? 0).toFixed(1);
  process.stdout.write(`${what}: ${ascending.length} times, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms\n`);
}
