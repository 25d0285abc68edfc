import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { mondayMorning, type TestAccount } from '../../testing/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../calendar-service.testing.ts';

const server = await openFeedServer();
const service = await openCalendarService(server.host);
/** The paths of the calendars of an account. */
let paths: string[];
const pathsOf = (length: number) => Array.from({ length }, (_, index) => `/calendars/${index}/`);

/** The files of the calendars by their paths, with which number of changes. */
let files: Record<string, { readonly file: string; readonly changes: number }>;
/** Runs before the server answers a request for the state of a calendar. */
let beforeMark: (path: string, response: ServerResponse) => Promise<void>;

beforeEach(() => {
  service.holdClock(mondayMorning);
  paths = pathsOf(10);
  files = Object.fromEntries(paths.map((path) => [path, { file: calendarOf(), changes: 0 }]));
  beforeMark = async () => undefined;
  server.respondWith((request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      if (body.includes('getctag')) await beforeMark(path, response);
      if (response.headersSent) return;
      response.writeHead(207).end(`<multistatus>${contentOf(path, body)}</multistatus>`);
    });
  });
});

function contentOf(path: string, body: string): string {
  if (body.includes('resourcetype'))
    return paths.map((each) => responseOf(each, `${isCalendar}<displayname>${each}</displayname>`)).join('');
  const { file, changes } = files[path] ?? { file: '', changes: -1 };
  if (body.includes('getctag')) return responseOf(path, `<getctag>${changes}</getctag>`);
  return responseOf(`${path}0.ics`, `<getetag>"0"</getetag><calendar-data>${file}</calendar-data>`);
}

const isCalendar = '<resourcetype><collection/><calendar/></resourcetype>';
const responseOf = (path: string, properties: string) =>
  `<response><href>${path}</href><propstat><prop>${properties}</prop></propstat></response>`;

function changeEntries(path: string, time: string): void {
  files[path] = { file: calendarOf(time), changes: (files[path]?.changes ?? 0) + 1 };
}

const draft = { kind: 'caldav', server: `http://${server.host}/`, username: 'grace', password: 'right' };

async function connect(): Promise<TestAccount> {
  const account = await service.account();
  const { status, body } = await service.send(account, 'POST /calendars', draft);
  expect([status, body.error]).toEqual([201, undefined]);
  server.requests.length = 0;
  service.holdClock('2026-03-02T08:02:00+01:00');
  return account;
}

test('reads four calendars of an account at once for a booking', async () => {
  const account = await connect();
  const [underWay, most] = [new Set<string>(), { count: 0 }];
  beforeMark = async (path) => {
    underWay.add(path);
    most.count = Math.max(most.count, underWay.size);
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay.delete(path);
  };
  changeEntries('/calendars/9/', '20260302T130000Z/20260302T140000Z');
  expect((await service.book(account, '2026-03-02T14:00:00+01:00')).status).toBe(409);
  expect(most.count).toBe(4);
});

test('refuses a booking at a new busy time of one calendar while another one does not answer', async () => {
  const account = await connect();
  beforeMark = async (path) => {
    if (path === '/calendars/9/') await new Promise(() => undefined);
  };
  changeEntries('/calendars/3/', '20260302T130000Z/20260302T140000Z');
  expect((await service.book(account, '2026-03-02T14:00:00+01:00')).status).toBe(409);
  const [{ read_at }] = (await service.send(account, 'GET /calendars')).body.data;
  expect(read_at).toBe('2026-03-02T07:00:00+00:00');
});

test('sends a wrong password once, however many calendars an account has', async () => {
  const account = await connect();
  beforeMark = async (_path, response) => void response.writeHead(401).end();
  expect((await service.book(account, '2026-03-02T14:00:00+01:00')).status).toBe(201);
  expect(server.requests.length).toBe(1);
});

test('repeats each request whose digest has expired, also if several got the same challenge', async () => {
  const account = await connect();
  beforeMark = async (path, response) => {
    const { authorization } = server.requests.findLast(({ url }) => url === path)?.headers ?? {};
    const challenge = `Digest realm="r", qop="auth", nonce="${path === '/calendars/0/' ? 'first' : 'second'}"`;
    if (authorization?.includes(challenge.split(' ').at(-1) ?? '')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
    response.writeHead(401, { 'www-authenticate': challenge }).end();
  };
  changeEntries('/calendars/9/', '20260302T130000Z/20260302T140000Z');
  expect((await service.book(account, '2026-03-02T14:00:00+01:00')).status).toBe(409);
});

test('reads the other calendars of an account while the one that bookings are written into is gone', async () => {
  const account = await connect();
  const [{ id, calendars }] = (await service.send(account, 'GET /calendars')).body.data;
  const change = { calendars: [{ id: calendars[0].id, blocks: 'nothing', is_written_to: true }] };
  beforeMark = async (path, response) => void (path === '/calendars/0/' && response.writeHead(404).end());
  await service.send(account, `PUT /calendars/${id}`, change);
  changeEntries('/calendars/9/', '20260302T130000Z/20260302T140000Z');
  service.holdClock('2026-03-02T08:10:00+01:00');
  await service.worker.runDue();
  const [{ read_at, problem }] = (await service.send(account, 'GET /calendars')).body.data;
  expect([read_at, problem]).toEqual(['2026-03-02T07:10:00+00:00', null]);
  expect(await service.busy(account)).toEqual(['2026-03-02T14:00/15:00']);
});

test('connects no account with more calendars than can be read', async () => {
  paths = pathsOf(21);
  const { status, body } = await service.send(await service.account(), 'POST /calendars', draft);
  expect([status, body.error.reason]).toEqual([422, 'too_many_calendars']);
  expect(body.error.errors.server).toEqual([expect.stringContaining('20 calendars or fewer')]);
});
