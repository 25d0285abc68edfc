import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { calendarOf } from '../../calendars/calendar-service.testing.ts';
import type { TestAccount } from '../../testing/index.ts';
import { openConnectedCalendars } from './connected-calendar.testing.ts';

const { feed, service, connectCalendar } = await openConnectedCalendars();

/** Refuses each request with a status, and with headers such as how long to wait before the next one. */
function refuse(status: number, headers: Record<string, string> = {}): void {
  feed.respondWith((_request, response) => void response.writeHead(status, headers).end());
}

async function requestsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = feed.requests.length;
  await work();
  return feed.requests.length - before;
}

function readingOf(id: string) {
  const sources = service.store.db.selectFrom('calendar_sources').where('id', '=', id);
  return sources.select(['failures', 'next_read_at', 'problem']).executeTakeFirstOrThrow();
}

test('shows why a calendar cannot be read on request, and does not delay its next reading', async () => {
  const { account, id } = await connectCalendar();
  const { next_read_at } = await readingOf(id);
  refuse(500);
  for (const time of ['08:01:00', '08:01:30', '08:02:00']) {
    service.holdClock(`2026-03-02T${time}+01:00`);
    const { body } = await service.send(account, `POST /calendars/${id}/read`);
    expect(body.data.problem).toBe('unexpected_status');
  }
  expect(await readingOf(id)).toEqual({ failures: 0, next_read_at, problem: 'unexpected_status' });
});

test('tries a calendar that cannot be read once in 30 seconds on request', async () => {
  const { account, id } = await connectCalendar();
  refuse(500);
  service.holdClock('2026-03-02T08:01:00+01:00');
  const read = () => service.send(account, `POST /calendars/${id}/read`);
  expect(await requestsDuring(read)).toBe(1);
  expect(await requestsDuring(read)).toBe(0);
  service.holdClock('2026-03-02T08:01:30+01:00');
  expect(await requestsDuring(read)).toBe(1);
});

test.each([
  ['429 and Retry-After', 429, { 'retry-after': '3600' }, '2026-03-02T09:02:00+01:00'],
  ['429 alone', 429, {}, '2026-03-02T08:03:00+01:00'],
  ['503 and Retry-After', 503, { 'retry-after': '3600' }, '2026-03-02T09:02:00+01:00'],
])('sends no request after %s, whatever someone books or requests', async (_what, status, headers, until) => {
  const { account, id } = await connectCalendar();
  refuse(status, headers);
  service.holdClock('2026-03-02T08:02:00+01:00');
  expect(await requestsDuring(() => service.book(account, '2026-03-03T10:00:00+01:00'))).toBe(1);
  service.holdClock('2026-03-02T08:02:50+01:00');
  expect(await requestsDuring(() => service.book(account, '2026-03-03T11:00:00+01:00'))).toBe(0);
  expect(await requestsDuring(() => service.send(account, `POST /calendars/${id}/read`))).toBe(0);
  expect(await requestsDuring(() => service.worker.runDue())).toBe(0);
  service.holdClock(until);
  expect(await requestsDuring(() => service.book(account, '2026-03-03T12:00:00+01:00'))).toBe(1);
});

/**
 * Connects one more calendar of an account than can be read or wait. Returns the first reply, all replies, and the
 * requests that have reached the server, none of which it has answered.
 */
async function fillQueue(account: TestAccount) {
  const responses: ServerResponse[] = [];
  const { promise: isReached, resolve } = Promise.withResolvers<void>();
  feed.respondWith((_request, response) => {
    responses.push(response);
    if (responses.length === 2) resolve();
  });
  const replies = Array.from({ length: 13 }, () => service.connect(account, feed.url));
  const first = await Promise.race(replies);
  await isReached;
  return { first, responses, replies };
}

/** Responds 404 to every calendar that is being read or waits. Returns the statuses of all replies. */
async function endReadings({ responses, replies }: Awaited<ReturnType<typeof fillQueue>>): Promise<number[]> {
  refuse(404);
  for (const response of responses) response.writeHead(404).end();
  return (await Promise.all(replies)).map(({ status }) => status);
}

test('reads two calendars of an account at once on request, and refuses when too many wait', async () => {
  const queue = await fillQueue(await service.account());
  expect([queue.first.status, queue.first.headers.get('retry-after')]).toEqual([503, '10']);
  expect(queue.responses).toHaveLength(2);
  const statuses = await endReadings(queue);
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 12 }, () => 422), 503]);
});

test('shows a changed blocking rule when too many readings wait to apply it', async () => {
  const { account, id } = await connectCalendar();
  const [{ calendars }] = (await service.send(account, 'GET /calendars')).body.data;
  const queue = await fillQueue(account);
  const change = { calendars: [{ id: calendars[0].id, blocks: 'all' }] };
  const { status, body } = await service.send(account, `PUT /calendars/${id}`, change);
  await endReadings(queue);
  expect([status, body.data?.calendars]).toMatchObject([200, [{ blocks: 'all' }]]);
});

test('counts the busy times of an ignored calendar', async () => {
  const { account, id } = await connectCalendar();
  const { body } = await service.send(account, `PUT /calendars/${id}`, { ignored: true });
  expect(body.data.calendars[0]).toMatchObject({ busy_times: 1, next_busy: '2026-03-02T09:00:00+00:00' });
  expect(await service.busy(account)).toEqual([]);
});

test('keeps the busy times of an ignored calendar that suddenly reads as empty', async () => {
  const days = Array.from({ length: 25 }, (_, day) => `202603${String(day + 4).padStart(2, '0')}`);
  feed.serve(calendarOf(...days.map((day) => `${day}T090000Z/${day}T100000Z`)));
  const { account, id } = await connectCalendar();
  await service.send(account, `PUT /calendars/${id}`, { ignored: true });
  feed.serve(calendarOf());
  service.holdClock('2026-03-02T08:02:00+01:00');
  await service.send(account, `POST /calendars/${id}/read`);
  await service.send(account, `PUT /calendars/${id}`, { ignored: false });
  expect(await service.busy(account)).toHaveLength(25);
});
