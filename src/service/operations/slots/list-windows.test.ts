import { expect, test } from 'vitest';
import { openService, type Reply, type TestService } from '../../testing/index.ts';

const service = await openService();
type Account = Awaited<ReturnType<TestService['account']>>;

test('lists open hours minus all events and buffers', async () => {
  const host = await service.account({ eventType: { buffer_time_after_event: 15 } });
  await service.book(host, '2026-03-03T10:00:00+01:00');
  await service.book({ ...host, eventTypeId: await host.eventType() }, '2026-03-03T16:30:00+01:00');
  const { status, body } = await windows(host, 'start=2026-03-03&end=2026-03-03&timezone=Europe/Berlin');
  expect([status, body.data]).toEqual([
    200,
    [
      { start: '2026-03-03T09:00:00+01:00', end: '2026-03-03T10:00:00+01:00' },
      { start: '2026-03-03T10:45:00+01:00', end: '2026-03-03T16:30:00+01:00' },
    ],
  ]);
});

test('lists windows in the time of canceled events, and in the past', async () => {
  const host = await service.account();
  const event = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
  await service.send(host, `POST /events/${event.id}/cancel`);
  expect((await windows(host, 'start=2026-03-03&end=2026-03-03')).body.data).toHaveLength(1);
  expect((await windows(host, 'start=2026-02-02&end=2026-02-03')).body.data).toHaveLength(2);
});

test('lists windows in UTC without a zone', async () => {
  const host = await service.account({ hours: { tuesday: [{ start: '00:00', end: '24:00' }] } });
  const { body } = await windows(host, 'start=2026-03-03&end=2026-03-03');
  expect(body.data).toEqual([{ start: '2026-03-03T00:00:00+00:00', end: '2026-03-03T23:00:00+00:00' }]);
});

test('lists no windows without a schedule', async () => {
  const host = await service.account({ hours: null });
  expect((await windows(host, 'start=2026-03-03&end=2026-03-03')).body.data).toEqual([]);
});

test.each([
  ['0001-01-01', '0001-12-31'],
  ['9999-01-01', '9999-12-31'],
])('finds no windows at the ends of the calendar, %s to %s', async (start, end) => {
  const host = await service.account();
  const { status, body } = await windows(host, `start=${start}&end=${end}&timezone=Pacific/Kiritimati`);
  expect([status, body.data]).toEqual([200, []]);
});

test.each([
  ['end=2026-03-03', 'start'],
  ['start=2026-03-03', 'end'],
  ['start=2026-03-03&end=2026-03-02', 'end'],
  ['start=2026-03-01&end=2027-03-02', 'end'],
  ['start=2026-03-03&end=2026-03-03&timezone=local', 'timezone'],
  ['start=2026-03-03&end=2026-03-03&duration=30', 'duration'],
])('refuses availability-windows?%s at its path', async (query, path) => {
  const host = await service.account();
  const { status, body } = await windows(host, query);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('refuses too many windows and names the dates that fit', async () => {
  const everyOtherMinute = Array.from({ length: 720 }, (_, index) => ({
    start: clock(2 * index),
    end: clock(2 * index + 1),
  }));
  const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = Object.fromEntries(everyDay.map((day) => [day, everyOtherMinute]));
  const host = await service.account({ hours });
  const { status, body } = await windows(host, 'start=2026-06-01&end=2026-12-31&timezone=Europe/Berlin');
  const sentence = 'must be 2026-06-17 or earlier, found more than 12,500 windows up to 2026-12-31';
  expect([status, body.error.errors]).toEqual([422, { end: [sentence] }]);
  const fits = await windows(host, 'start=2026-06-01&end=2026-06-17&timezone=Europe/Berlin');
  expect(fits.body.data).toHaveLength(17 * 720);
});

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

test('accepts a range of 366 days', async () => {
  const host = await service.account();
  expect((await windows(host, 'start=2026-03-01&end=2027-03-01')).status).toBe(200);
});

function windows(host: Account, query: string): Promise<Reply> {
  return service.send(host, `GET /users/${host.userId}/availability-windows?${query}`);
}
