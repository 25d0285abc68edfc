import { expect, test } from 'vitest';
import type { Interval } from '../../../time/index.ts';
import { instant, openService, startsIn } from '../../testing/index.ts';
import { readUntil } from './unread-calendar.testing.ts';

const service = await openService();

test('names the next bookable time after an empty range', async () => {
  const host = await service.account();
  await service.book(host, '2026-03-09T09:00:00+01:00');
  const { body } = await service.slots(host, { start: '2026-03-07', end: '2026-03-08', timezone: 'Asia/Kathmandu' });
  expect(body.data).toEqual({ slots: {}, next_available: '2026-03-09T14:15:00+05:45' });
});

test('names the next bookable time from now for a past range', async () => {
  const host = await service.account();
  const { body } = await service.slots(host, { start: '2025-12-01', end: '2025-12-31' });
  expect(body.data).toEqual({ slots: {}, next_available: '2026-03-02T09:00:00+01:00' });
});

test.each([
  [31, '2026-04-02T09:00:00+02:00'],
  [32, '2026-04-03T09:00:00+02:00'],
  [122, '2026-07-02T09:00:00+02:00'],
  [123, '2026-07-03T09:00:00+02:00'],
])('names a next bookable time that is %i days ahead', async (days, expected) => {
  const host = await service.account({ eventType: { min_scheduling_notice: days * 24 * 60 } });
  const { body } = await service.slots(host, { start: '2026-03-02', end: '2026-03-02' });
  expect(body.data).toEqual({ slots: {}, next_available: expected });
});

test('reads no more of a calendar than it takes to find the next bookable time', async () => {
  const ranges: Interval[] = [];
  const counting = await openService((store) => ({
    store: {
      ...store,
      findBookings(hostedType, needs, exceptEventId) {
        ranges.push(needs.busy);
        return store.findBookings(hostedType, needs, exceptEventId);
      },
    },
  }));
  const host = await counting.account({ eventType: { min_scheduling_notice: 3 * 24 * 60 } });
  await counting.slots(host, { start: '2026-03-02', end: '2026-03-02' });
  expect(Math.max(...ranges.map(({ end }) => end))).toBeLessThan(instant('2026-04-04T00:00:00Z'));
});

test.each([
  ['2026-03-01', '2027-03-02T09:00:00+01:00'],
  ['2026-02-28', null],
])('searches from %s exactly 366 days ahead', async (day, expected) => {
  const yearOfNotice = 365 * 24 * 60;
  const host = await service.account({ eventType: { min_scheduling_notice: yearOfNotice } });
  const { body } = await service.slots(host, { start: day, end: day });
  expect(body.data).toEqual({ slots: {}, next_available: expected });
});

test.each([
  ['with slots before it', { start: '2026-03-09', end: '2026-03-20' }],
  ['after the last slot', { start: '2026-03-10', end: '2026-03-20' }],
  ['in the past', { start: '2025-12-01', end: '2025-12-31' }],
])('names when the booking window ends for a range %s', async (_, range) => {
  const host = await service.account({ eventType: { booking_window_days: 7 } });
  const { body } = await service.slots(host, { ...range, timezone: 'Asia/Kathmandu' });
  // The midnight after Monday 9 March in Berlin, a week from today.
  expect(body.data.bookable_until).toBe('2026-03-10T04:45:00+05:45');
});

test('names the last calendar reading of the host as the end, if that is earlier', async () => {
  const coveredUntil = instant('2026-03-03T10:00:00+01:00');
  const unread = await openService((store) => ({ store: readUntil(store, coveredUntil) }));
  const host = await unread.account({ eventType: { booking_window_days: 8 } });
  const { body } = await unread.slots(host, { start: '2026-03-02', end: '2026-03-06' });
  expect(body.data.bookable_until).toBe('2026-03-03T10:00:00+01:00');
  expect(startsIn(await unread.slots(host, { start: '2026-03-02', end: '2026-03-06' })).at(-1)).toBe(
    '2026-03-03T09:30:00+01:00',
  );
});
