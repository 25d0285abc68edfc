import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../service/store/database.testing.ts';
import { installedCaldavServers, openCaldavServer } from '../../../service/testing/index.ts';
import { systemClock } from '../../../time/index.ts';
import { runCommand } from '../run-command.ts';

const log = pino({ level: 'silent' });
const file = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:daily',
  'DTSTART:20200101T000000Z',
  // One minute long: an entry under way counts too, so thirty days hold thirty entries only while none is under way.
  'DTEND:20200101T000100Z',
  'RRULE:FREQ=DAILY',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');
const doubtful = [
  'BEGIN:VCALENDAR',
  ...['BEGIN:VEVENT', 'DTSTART:never', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'DTSTART;TZID=Nowhere:20200101T000000', 'DURATION:PT1H', 'END:VEVENT'],
  'END:VCALENDAR',
].join('\r\n');
const files: Readonly<Record<string, string>> = { '/secret.ics': file, '/doubtful.ics': doubtful };
const feed = createServer((request, response) => {
  const content = files[request.url ?? ''];
  response.writeHead(content === undefined ? 404 : 200).end(content);
});

let database: TestDatabase;
let folder: string;
let environment: Record<string, string>;
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(feed.address() as AddressInfo).port}`; // the server listens on TCP
  address = `http://${host}/secret.ics`;
  [database, folder] = [await createDatabase(), await mkdtemp(join(tmpdir(), 'calendars-'))];
  environment = { DATABASE_URL: database.databaseUrl, CALENDAR_HOSTS: host, CALENDAR_SECRET: 'x'.repeat(24) };
  await sched('account create --name Navy --email grace@example.com --username grace');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
  feed.closeAllConnections();
  await new Promise((resolve) => feed.close(resolve));
});

const sched = (line: string) => runCommand(line.split(' '), { environment, clock: systemClock, log });

async function connect(): Promise<string> {
  const output = await sched(`calendar connect ${address} --user grace@example.com`);
  expect(output).toMatch(/1 calendar with 30 busy times in the next 30 days/);
  return /[0-9a-f-]{36}/.exec(output)?.[0] ?? '';
}

test('connects, lists, reads, ignores and disconnects a feed, and never shows its address', async () => {
  const id = await connect();
  expect(await sched('calendar list')).toMatch(
    new RegExp(`${id}  grace@example.com  127.0.0.1:\\d+  current  \\S+Z +- +127.0.0.1:\\d+ +busy +30 +-`),
  );
  expect(await sched(`calendar read ${id}`)).toMatch(/^Read "127.0.0.1:\d+": 30 busy times/);
  expect(await sched(`calendar ignore ${id}`)).toMatch(/^"127.0.0.1:\d+" is ignored and blocks no slots/);
  expect(await sched('calendar list')).toContain('  ignored  ');
  expect(await sched(`calendar ignore ${id} --stop`)).toMatch(/^"127.0.0.1:\d+" blocks slots again/);
  expect(await sched('calendar list')).not.toMatch(/ignored|secret/);
  expect(await sched(`calendar disconnect ${id}`)).toBe(`Disconnected ${id}.\n`);
  expect(await sched('calendar list')).toBe('No calendar is connected.\n');
});

test('lists what could not be read in a feed, and times in unknown zones', async () => {
  const doubtfulAddress = address.replace('secret', 'doubtful');
  const output = await sched(`calendar connect ${doubtfulAddress} --user grace@example.com`);
  const id = /[0-9a-f-]{36}/.exec(output)?.[0];
  const list = await sched('calendar list');
  expect(list).toMatch(
    /: 1 of its entries could not be read in full, so some of their times may not block\..* lines of its file: 2\.\n/,
  );
  expect(list).toMatch(/: 1 of its times name an unknown time zone and are read in that of the calendar\.\n/);
  await sched(`calendar disconnect ${id}`);
});

test('reads the address of a feed from standard input', async () => {
  const words = ['src/server/sched.ts', 'calendar', 'connect', '-', '--user', 'grace@example.com'];
  const command = promisify(execFile)(execPath, words, { env: { ...process.env, ...environment } });
  command.child.stdin?.end(`${address}\n`);
  const { stdout } = await command;
  expect(stdout).toMatch(/1 calendar with 30 busy times/);
  await sched(`calendar disconnect ${/[0-9a-f-]{36}/.exec(stdout)?.[0]}`);
});

test.each([
  ['calendar connect https://calendar.example/a.ics --user bob@example.com', /no user with the email address/],
  ['calendar connect nonsense --user grace@example.com', /"url" must be an address/],
  ['calendar connect https://127.0.0.1/a.ics --user grace@example.com', /CALENDAR_HOSTS/],
  ['calendar connect https://a.example --user grace@example.com --username ada', /belong together/],
  ['calendar read 12', /no connected calendar 12\. "calendar list" shows the ids\.$/],
  ['calendar write 12', /no connected calendar 12/],
  ['calendar block 12 some', /ENTRIES must be "busy", "all" or "nothing", found "some"/],
])('explains what is wrong with "%s"', async (line, sentence) => {
  await expect(sched(line)).rejects.toThrow(sentence);
});

test('chooses which entries of a feed block, and writes no bookings into it', async () => {
  const id = await connect();
  const name = '127.0.0.1:\\d+';
  expect(await sched(`calendar block ${id} nothing`)).toMatch(new RegExp(`^No entries in "${name}" block slots.`));
  expect(await sched('calendar list')).toMatch(new RegExp(`${name} +nothing +0 +-`));
  expect(await sched(`calendar block ${id} all`)).toMatch(/^All entries in/);
  await expect(sched(`calendar write ${id}`)).rejects.toThrow('A feed can only be read');
  await expect(sched(`calendar block ${id} all --calendar Work`)).rejects.toThrow(/has no calendar "Work"/);
  await sched(`calendar disconnect ${id}`);
});

test.runIf(installedCaldavServers().includes('radicale'))(
  'connects a CalDAV server by a password in a file, and writes bookings into its calendar',
  async () => {
    const server = await openCaldavServer('radicale');
    environment.CALENDAR_HOSTS = server.host;
    await writeFile(join(folder, 'password'), 'right\n');
    const access = `--username reader --password-file ${join(folder, 'password')}`;
    const output = await sched(`calendar connect ${server.url} --user grace@example.com ${access}`);
    expect(output).toContain('1 calendar with 0 busy times');
    const id = /[0-9a-f-]{36}/.exec(output)?.[0] ?? '';
    expect(await sched(`calendar write ${id}`)).toMatch(/^Bookings are written into ".+"/);
    expect(await sched('calendar list')).toMatch(/ yes *$/m);
    expect(await sched(`calendar write ${id} --stop`)).toMatch(/^Bookings are no longer written into/);
    expect(await sched('calendar list')).not.toMatch(/ yes *$/m);
  },
);
