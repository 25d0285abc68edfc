import { beforeEach, expect, test } from 'vitest';
import { calendarOf, openCalendarService, openFeedServer } from '../calendar-service.testing.ts';

const server = await openFeedServer();
const service = await openCalendarService(server.host);

const entryCount = 120;
const hrefs = Array.from({ length: entryCount }, (_, index) => `/calendar/${index}&.ics`);

/** Entries of an hour each, from the first of March on. */
function fileOf(index: number): string {
  const time = (hour: number) => `${new Date(Date.UTC(2026, 2, 1, hour)).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  return calendarOf(`${time(index * 2)}/${time(index * 2 + 1)}`).replace('UID:0', `UID:${index}`);
}

function responseOf(href: string, content: string): string {
  return `<response><href>${href.replace('&', '&amp;')}</href>${content}</response>`;
}

const success = (properties: string) =>
  `<propstat><prop>${properties}</prop><status>HTTP/1.1 200 OK</status></propstat>`;
const missing = '<status>HTTP/1.1 404 Not Found</status>';
const calendar = success('<resourcetype><collection/><calendar/></resourcetype><displayname>Work</displayname>');

type Answer = { readonly status: number; readonly body: string };

let toQuery: Answer;
let toEntry: (index: number) => string;
let toListing: Answer | undefined;
let batches: number[];

beforeEach(() => {
  service.holdClock('2026-03-01T00:00:00Z');
  batches = [];
  toListing = undefined;
  toEntry = (index) => success(`<calendar-data>${fileOf(index)}</calendar-data>`);
  server.respondWith((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { status, body } = answerTo(request.method ?? '', Buffer.concat(chunks).toString(), request.headers.depth);
      response.writeHead(status).end(status === 207 ? `<multistatus>${body}</multistatus>` : body);
    });
  });
});

function answerTo(method: string, body: string, depth: unknown): Answer {
  if (body.includes('calendar-query')) return toQuery;
  if (body.includes('calendar-multiget')) {
    const requestedIndexes = [...body.matchAll(/<D:href>\/calendar\/(\d+)&#38;\.ics/g)].map(([, index]) =>
      Number(index),
    );
    batches.push(requestedIndexes.length);
    const present = requestedIndexes.filter((index) => toEntry(index) !== '');
    return { status: 207, body: present.map((index) => responseOf(hrefs[index] ?? '', toEntry(index))).join('') };
  }
  if (depth === '1' && toListing) return toListing;
  const entries = depth === '1' ? hrefs.map((href) => responseOf(href, success('<getetag>"1"</getetag>'))) : [];
  return { status: method === 'PROPFIND' ? 207 : 405, body: [responseOf('/calendar/', calendar), ...entries].join('') };
}

function connect(account: Awaited<ReturnType<typeof service.account>>) {
  const access = { username: 'reader', password: 'right' };
  return service.send(account, 'POST /calendars', {
    kind: 'caldav',
    server: `http://${server.host}/calendar/`,
    ...access,
  });
}

test.each([
  ['refuses', { status: 500, body: '' }],
  [
    'limits with 403',
    { status: 403, body: '<error xmlns="DAV:"><number-of-matches-within-limits xmlns="DAV:"/></error>' },
  ],
  ['does not know', { status: 405, body: '' }],
  ['cuts off', { status: 207, body: responseOf('/calendar/', '<status>HTTP/1.1 507 Insufficient Storage</status>') }],
  ['returns no entries for', { status: 207, body: responseOf(hrefs[0] ?? '', success('<getetag>"1"</getetag>')) }],
])('reads the entries 50 at a time from a server that %s a query for all', async (_what, response) => {
  toQuery = response;
  const account = await service.account();
  const { status } = await connect(account);
  expect([status, batches]).toEqual([201, [50, 50, 20]]);
  expect(await service.busy(account)).toHaveLength(entryCount);
});

test.each([401, 403])('treats the refusal of every request as a wrong password: %i', async (status) => {
  toQuery = { status, body: '' };
  toListing = { status, body: '' };
  const { body } = await connect(await service.account());
  expect(body.error.reason).toBe('unauthorized');
});

test('reads a calendar whose server returns an entry twice', async () => {
  const entry = responseOf(hrefs[0] ?? '', toEntry(0));
  toQuery = { status: 207, body: `${entry}${entry}` };
  const account = await service.account();
  const { status } = await connect(account);
  expect([status, await service.busy(account)]).toEqual([201, ['2026-03-01T01:00/02:00']]);
});

test('reads a calendar while one of its entries is deleted', async () => {
  toQuery = { status: 500, body: '' };
  toEntry = (index) => (index === 7 ? missing : success(`<calendar-data>${fileOf(index)}</calendar-data>`));
  const account = await service.account();
  await connect(account);
  expect(await service.busy(account)).toHaveLength(entryCount - 1);
});

test('rejects a calendar from which the server silently omits an entry', async () => {
  toQuery = { status: 500, body: '' };
  const whole = toEntry;
  toEntry = (index) => (index === 7 ? '' : whole(index));
  const { status, body } = await connect(await service.account());
  expect([status, body.error.errors.server]).toEqual([422, [expect.stringContaining('could not be read')]]);
});

test('rejects a calendar with an entry that cannot be fetched', async () => {
  toQuery = { status: 500, body: '' };
  toEntry = (index) =>
    index === 7 ? '<status>HTTP/1.1 500 Oops</status>' : success(`<calendar-data>x</calendar-data>`);
  const { status } = await connect(await service.account());
  expect(status).toBe(422);
});
