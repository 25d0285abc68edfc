import type { RequestListener } from 'node:http';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { mondayMorning } from '../testing/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from './calendar-service.testing.ts';

const feed = await openFeedServer();
const service = await openCalendarService(feed.host);
const tenToEleven = '20260302T090000Z/20260302T100000Z';

beforeEach(() => service.holdClock(mondayMorning));

async function connect(): Promise<void> {
  await service.connect(await service.account(), feed.url);
}

/** Returns the whole content of the database, and everything that was logged. */
async function readEverything(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select query_to_xml('select * from ' || quote_ident(table_name), true, false, '')::text as text
    from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    service.store.db,
  );
  return rows.map(({ text }) => text).join('') + JSON.stringify(service.logged);
}

test('stores only the time of an entry, and logs nothing of it', async () => {
  const lines = ['SUMMARY:CanaryTitle', 'LOCATION:CanaryPlace', 'ATTENDEE;CN=CanaryName:mailto:canary@example.com'];
  feed.serve(calendarOf(tenToEleven).replace('SUMMARY:Canary', `${lines.join('\r\n')}\r\nDESCRIPTION:CanaryText`));
  await connect();
  expect(await readEverything()).not.toMatch(/canary|private-0123/i);
});

const canaryLines = ['UID:canary', 'DTSTART;TZID=Canary Time:20260302T090000', 'DURATION:PT1H', 'RRULE:FREQ=CANARY'];
const canaryFile = calendarOf(tenToEleven).replace('UID:0', canaryLines.join('\r\n'));

test.each<[string, RequestListener]>([
  ['an entry that cannot be read', (_request, response) => void response.end(canaryFile)],
  ['a file that breaks off', (_request, response) => void response.end(canaryFile.slice(0, -20))],
  [
    'a large file',
    (_request, response) => void response.end(canaryFile.replace('UID', `${'X-CANARY:1\r\n'.repeat(30_000)}UID`)),
  ],
  ['a web page', (_request, response) => void response.end('<title>Canary</title>')],
  ['an error', (_request, response) => void response.writeHead(500, 'Canary').end('canary')],
  [
    'a redirect',
    (_request, response) => void response.writeHead(302, { location: 'https://canary.example/?canary' }).end(),
  ],
  [
    'a redirect that cannot be read',
    (_request, response) => void response.writeHead(302, { location: 'canary:[' }).end(),
  ],
  ['no answer', (request) => void request.socket.destroy()],
])('stores and logs nothing of %s', async (_what, listener) => {
  feed.serve(calendarOf(tenToEleven));
  await connect();
  feed.respondWith(listener);
  service.holdClock('2026-03-02T08:10:00+01:00');
  await service.worker.runDue();
  expect(await readEverything()).not.toMatch(/canary|private-0123/i);
});
