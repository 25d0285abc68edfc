import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { makeMember, mondayMorning } from '../testing/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from './calendar-service.testing.ts';

const feed = await openFeedServer();
const service = await openCalendarService(feed.host);
const tenToEleven = '20260302T090000Z/20260302T100000Z';

beforeEach(async () => {
  service.holdClock(mondayMorning);
  await sql`delete from calendar_sources`.execute(service.store.db);
  feed.serve(calendarOf(tenToEleven));
});

async function connect() {
  const account = await service.account();
  expect(await service.connect(account, feed.url)).toMatchObject({ status: 201 });
  return account;
}

async function connectionOf(account: Awaited<ReturnType<typeof connect>>) {
  return (await service.send(account, 'GET /calendars')).body.data[0];
}

test('reads a calendar every five minutes', async () => {
  const account = await connect();
  service.holdClock('2026-03-02T08:04:59+01:00');
  expect(await service.worker.runDue()).toBe(0);
  service.holdClock('2026-03-02T08:05:00+01:00');
  feed.serve(calendarOf('20260302T110000Z/20260302T120000Z'));
  expect(await service.worker.runDue()).toBe(1);
  expect(await service.busy(account)).toEqual(['2026-03-02T12:00/13:00']);
});

test('reads a calendar every 15 minutes while no one can book its host', async () => {
  const account = await connect();
  await account.updateEventType({ is_active: false });
  service.holdClock('2026-03-02T08:05:00+01:00');
  expect(await service.worker.runDue()).toBe(1);
  service.holdClock('2026-03-02T08:19:59+01:00');
  expect(await service.worker.runDue()).toBe(0);
  service.holdClock('2026-03-02T08:20:00+01:00');
  expect(await service.worker.runDue()).toBe(1);
});

test('reads the calendars of hosts every five minutes while they take turns, and every 15 otherwise', async () => {
  const account = await connect();
  const other = await makeMember(service.store, account.accountId, 'member');
  const readAt = async (time: string, weights: readonly (readonly [number, number])[]) => {
    const hosts = weights.map(([user_id, weight]) => ({ user_id, weight }));
    const response = await service.send(account, `PUT /event-types/${account.eventTypeId}/hosts`, { hosts });
    expect(response.status).toBe(200);
    service.holdClock(`2026-03-02T${time}:00+01:00`);
    return service.worker.runDue();
  };
  await sql`update event_types set host_id = ${other} where account_id = ${account.accountId}`.execute(
    service.store.db,
  );
  const [withTurns, withoutTurns] = [[account.userId, 100] as const, [account.userId, 0] as const];
  expect(await readAt('08:05', [withTurns])).toBe(1);
  expect(await readAt('08:10', [withoutTurns, [other, 100]])).toBe(1);
  expect(await readAt('08:15', [[other, 100]])).toBe(0);
  expect(await readAt('08:25', [])).toBe(1);
  await sql`update event_types set host_id = ${account.userId} where account_id = ${account.accountId}`.execute(
    service.store.db,
  );
  expect(await readAt('08:30', [])).toBe(0);
  expect(await readAt('08:40', [[other, 100]])).toBe(1);
  expect(await readAt('08:45', [])).toBe(0);
});

test('requests only changes, and accepts that nothing has changed', async () => {
  const account = await connect();
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.worker.runDue();
  expect(feed.requests.at(-1)?.headers['if-none-match']).toBeTruthy();
  expect(await connectionOf(account)).toMatchObject({ read_at: '2026-03-02T07:05:00+00:00', state: 'current' });
});

test('reads everything once a day, so that the known range moves on', async () => {
  const account = await connect();
  const before = (await connectionOf(account)).covered_until;
  service.holdClock('2026-03-03T08:00:00+01:00');
  await service.worker.runDue();
  expect((await connectionOf(account)).covered_until > before).toBe(true);
});

test('waits longer after each failure, and starts over after a success', async () => {
  const account = await connect();
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  for (const time of ['08:05', '08:06', '08:08', '08:13', '08:23', '08:43', '09:13', '09:43']) {
    service.holdClock(`2026-03-02T${time}:00+01:00`);
    expect([time, await service.worker.runDue()]).toEqual([time, 1]);
    expect([time, await service.worker.runDue()]).toEqual([time, 0]);
  }
  expect(await connectionOf(account)).toMatchObject({
    problem: 'unexpected_status',
    problem_since: '2026-03-02T07:05:00+00:00',
  });
  service.holdClock('2026-03-02T10:13:00+01:00');
  feed.serve(calendarOf(tenToEleven));
  await service.worker.runDue();
  expect(await connectionOf(account)).toMatchObject({ problem: null, problem_since: null, state: 'current' });
});

test('sends no request to a server for as long as Retry-After says', async () => {
  await connect();
  feed.respondWith((_request, response) => void response.writeHead(429, { 'retry-after': '3600' }).end());
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.worker.runDue();
  service.holdClock('2026-03-02T09:04:00+01:00');
  expect(await service.worker.runDue()).toBe(0);
});

test.each([
  ['a web page', '<html>', 'not_a_calendar'],
  ['half a file', calendarOf(tenToEleven).slice(0, 80), 'cut_off'],
])('keeps the known busy times when it finds %s', async (_what, text, problem) => {
  const account = await connect();
  feed.serve(text);
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.worker.runDue();
  expect(await service.busy(account)).toEqual(['2026-03-02T10:00/11:00']);
  expect((await connectionOf(account)).problem).toBe(problem);
});

test.each([
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'not_found'],
  [410, 'not_found'],
  [503, 'unexpected_status'],
])('names the problem of a response with status %i', async (status, problem) => {
  const account = await connect();
  feed.respondWith((_request, response) => void response.writeHead(status).end());
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.worker.runDue();
  expect((await connectionOf(account)).problem).toBe(problem);
});

test('accepts the loss of many entries only after five minutes', async () => {
  const many = Array.from({ length: 25 }, (_, day) => {
    const date = `202603${String(day + 4).padStart(2, '0')}`;
    return `${date}T090000Z/${date}T100000Z`;
  });
  feed.serve(calendarOf(...many));
  const account = await connect();
  feed.serve(calendarOf());
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.worker.runDue();
  expect([(await connectionOf(account)).problem, (await service.busy(account)).length]).toEqual(['emptied', 25]);
  service.holdClock('2026-03-02T08:07:00+01:00');
  expect((await service.book(account, '2026-03-04T10:00:00+01:00')).status).toBe(409);
  service.holdClock('2026-03-02T08:10:00+01:00');
  await service.worker.runDue();
  expect([(await connectionOf(account)).problem, await service.busy(account)]).toEqual([null, []]);
});

test.each([
  ['a large response', Buffer.alloc(10_000_001, 'x'), {}],
  ['a response that unpacks to 200 MB', gzipSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'gzip' }],
])('stops reading %s', async (_what, body, headers) => {
  const account = await connect();
  feed.respondWith((_request, response) => void response.writeHead(200, headers).end(body));
  service.holdClock('2026-03-02T08:05:00+01:00');
  await service.worker.runDue();
  expect((await connectionOf(account)).problem).toBe('too_large');
});

test('reads a large file in its own thread', async () => {
  const times = Array.from({ length: 3000 }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0');
    return `202603${day}T090000Z/202603${day}T100000Z`;
  });
  feed.serve(calendarOf(...times));
  expect(await service.busy(await connect())).toHaveLength(28);
});

test('claims only a few sources of one account at a time', async () => {
  const account = await service.account();
  for (let count = 0; count < 6; count += 1) await service.connect(account, feed.url);
  await connect();
  service.holdClock('2026-03-02T08:05:00+01:00');
  const sources = await service.store.claimDueSources({ now: service.clock(), limit: 20, claimSeconds: 60 });
  expect(sources.filter(({ accountId }) => accountId === account.accountId)).toHaveLength(4);
  expect(sources).toHaveLength(5);
  expect(await service.store.claimDueSources({ now: service.clock(), limit: 20, claimSeconds: 60 })).toEqual([]);
});
