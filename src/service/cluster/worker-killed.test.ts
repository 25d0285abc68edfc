import { afterEach, expect, test } from 'vitest';
import { openService } from '../testing/index.ts';
import { bookUntilKnown } from './book.testing.ts';
import { killWorker, makeAccountsApart } from './nodes.testing.ts';

const service = await openService();
const [lost, kept] = await makeAccountsApart(service);
let start: (() => Promise<void>) | undefined;

afterEach(async () => {
  await start?.();
  start = undefined;
});

const week = { start: '2026-03-02', end: '2026-03-06' };

test('keeps waiting only the accounts of a killed worker', async () => {
  await service.book(lost.account, '2026-03-03T10:00:00+01:00');
  start = await killWorker(lost.worker);
  const refused = [
    await service.book(lost.account, '2026-03-03T11:00:00+01:00'),
    await service.slots(lost.account, week),
  ];
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after') !== null])).toEqual([
    [503, true],
    [503, true],
  ]);
  const served = [
    await service.book(kept.account, '2026-03-03T11:00:00+01:00'),
    await service.slots(kept.account, week),
    await service.send(kept.account, `PUT /availabilities/${kept.account.availabilityId}`, { name: 'Changed' }),
    await service.send(kept.account, 'POST /event-types', { title: 'New' }),
    await service.send(kept.account, 'GET /events'),
  ];
  expect(served.map(({ status }) => status)).toEqual([201, 200, 200, 201, 200]);
  await start();
  start = undefined;
  await expect.poll(async () => (await service.slots(lost.account, week)).status).toBe(200);
  expect((await service.book(lost.account, '2026-03-03T11:00:00+01:00')).status).toBe(201);
  expect((await service.send(lost.account, 'GET /events')).body.data.total).toBe(2);
});

test('neither loses nor duplicates a booking when a worker is killed under load', async () => {
  const starts = Array.from({ length: 12 }, (_, half) => startAt(half));
  const bookings = starts.map((time) => bookUntilKnown(service, lost.account, time));
  await Promise.race(bookings);
  start = await killWorker(lost.worker);
  await start();
  start = undefined;
  const statuses = await Promise.all(bookings);
  expect(statuses).toEqual(starts.map(() => 201));
  const { body } = await service.send(lost.account, 'GET /events?per_page=100');
  const found = body.data.data
    .map((event: { start: string }) => event.start)
    .filter((time: string) => time.startsWith('2026-03-04'));
  expect([found.length, new Set(found).size]).toEqual([starts.length, starts.length]);
});

function startAt(half: number): string {
  const hour = String(10 + Math.floor(half / 2)).padStart(2, '0');
  return `2026-03-04T${hour}:${half % 2 === 0 ? '00' : '30'}:00+01:00`;
}
