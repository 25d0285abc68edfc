import { afterEach, expect, test } from 'vitest';
import type { EventTypeCoverage } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Store } from '../../store/index.ts';
import {
  instant,
  makeRotation,
  mondayMorning,
  openService,
  ownerOf,
  type RequestOptions,
  type Rotation,
  startsIn,
  type TestAccount,
} from '../../testing/index.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

const nine = '2026-03-03T09:00:00+01:00';
const ten = '2026-03-03T10:00:00+01:00';
const oneHour = { tuesday: [{ start: '09:00', end: '10:00' }] };
const halfHour = { tuesday: [{ start: '09:00', end: '09:30' }] };
const twoHours = { tuesday: [{ start: '09:00', end: '11:00' }] };
const tuesday = { start: '2026-03-03', end: '2026-03-03' };

type Range = { readonly start: string; readonly end: string };

async function request(account: TestAccount, { start, end }: Range, options: RequestOptions = {}) {
  const path = `/v1/event-types/${account.eventTypeId}/coverage?start=${start}&end=${end}&timezone=Europe/Berlin`;
  return service.request(path, { session: ownerOf(account), ...options });
}

async function coverage(account: TestAccount, range: Range = tuesday): Promise<EventTypeCoverage> {
  const { status, body } = await request(account, range);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.data;
}

/** Returns the usual and the bookable minutes of each day of each host. */
const minutesIn = ({ hosts }: EventTypeCoverage) =>
  hosts.map(({ days }) => days.map(({ usual_minutes, bookable_minutes }) => [usual_minutes, bookable_minutes]));

test('returns how much of each day each host can be booked', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: oneHour }, { hours: twoHours }]);
  const result = await coverage(rotation, { start: '2026-03-02', end: '2026-03-03' });
  expect(result.hosts.map(({ user_id }) => user_id)).toEqual(rotation.hosts);
  expect(result.hosts[0]?.days.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03']);
  expect(minutesIn(result)).toEqual([
    [
      [0, 0],
      [60, 60],
    ],
    [
      [0, 0],
      [120, 120],
    ],
  ]);
});

test('counts less of a day the more a host is booked, and nothing of a day off', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: oneHour }, { hours: twoHours }]);
  await service.book(rotation, ten);
  expect(minutesIn(await coverage(rotation))).toEqual([[[60, 60]], [[120, 90]]]);
  await closeTuesday(rotation, 1);
  expect(minutesIn(await coverage(rotation))).toEqual([[[60, 60]], [[120, 0]]]);
});

test('names the days on which nobody can be booked although someone has weekly hours', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: halfHour }, { hours: halfHour }]);
  await service.book(rotation, nine);
  expect((await coverage(rotation)).gaps).toEqual([]);
  await service.book(rotation, nine);
  const week = { start: '2026-03-02', end: '2026-03-08' };
  expect((await coverage(rotation, week)).gaps).toEqual(['2026-03-03']);
  expect(startsIn(await service.slots(rotation, tuesday))).toEqual([]);
});

test('names no day that the notice or the window of the event type excludes', async () => {
  const account = await service.account({ eventType: { min_scheduling_notice: 2880, booking_window_days: 7 } });
  const rotation = await makeRotation(service, account, [{ hours: oneHour }]);
  const result = await coverage(rotation, { start: '2026-03-02', end: '2026-03-12' });
  expect(result.gaps).toEqual([]);
  expect(
    minutesIn(result)[0]
      ?.flat()
      .every((minutes) => minutes === 0),
  ).toBe(true);
});

test('names no day whose hours are over', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: oneHour }]);
  service.holdClock('2026-03-03T09:45:00+01:00');
  expect(await coverage(rotation)).toMatchObject({ gaps: [], hosts: [{ days: [{ usual_minutes: 0 }] }] });
});

test('names a day on which the limit of all hosts is reached', async () => {
  const account = await service.account({ eventType: { booking_frequency_limits: '{"day":1}' } });
  const rotation = await makeRotation(service, account, [{ hours: oneHour }, { hours: twoHours }]);
  await service.book(rotation, nine);
  expect((await coverage(rotation)).gaps).toEqual(['2026-03-03']);
});

test('leaves out paused hosts', async () => {
  const turns = [{ hours: oneHour, weight: 0 }, { hours: twoHours }];
  const rotation = await makeRotation(service, await service.account(), turns);
  expect((await coverage(rotation)).hosts.map(({ user_id }) => user_id)).toEqual([rotation.hosts[1]]);
});

test('returns the days of the only host, before the event type is active', async () => {
  const account = await service.account();
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { is_active: false });
  const { hosts } = await coverage(account);
  expect(hosts.map(({ user_id }) => user_id)).toEqual([account.userId]);
  expect(hosts[0]?.days[0]?.bookable_minutes).toBeGreaterThan(0);
});

test('returns the time from which a calendar is unread, and counts nothing after it', async () => {
  const coveredUntil = instant(ten);
  const unread = await openService((store) => ({ store: withUnreadCalendars(store, coveredUntil) }));
  const rotation = await makeRotation(unread, await unread.account(), [{ hours: twoHours }]);
  const path = `/v1/event-types/${rotation.eventTypeId}/coverage?start=2026-03-03&end=2026-03-03&timezone=Europe/Berlin`;
  const { body } = await unread.request(path, { session: ownerOf(rotation) });
  expect(body.data.hosts).toMatchObject([{ calendar_unread_from: ten, days: [{ bookable_minutes: 60 }] }]);
});

test('returns no unread calendar if all were read beyond the range', async () => {
  const coveredUntil = instant('2027-04-06T00:00:00+02:00');
  const connectedService = await openService((store) => ({ store: withUnreadCalendars(store, coveredUntil) }));
  const rotation = await makeRotation(connectedService, await connectedService.account(), [{ hours: twoHours }]);
  const path = `/v1/event-types/${rotation.eventTypeId}/coverage?start=2026-03-03&end=2026-03-03&timezone=Europe/Berlin`;
  const { body } = await connectedService.request(path, { session: ownerOf(rotation) });
  expect(body.data.hosts).toMatchObject([{ calendar_unread_from: null }]);
});

/** Returns a store in which every host who takes turns has a calendar that was read until an instant. */
function withUnreadCalendars(store: Store, coveredUntil: Instant): Store {
  return {
    ...store,
    async listRotatingHosts(accountId, id) {
      const turns = await store.listRotatingHosts(accountId, id);
      return turns.map((turn) => ({ ...turn, host: { ...turn.host, hasCalendars: true } }));
    },
    findSourceCoverage: async ({ userIds }) =>
      userIds.map((userId) => ({ userId, whenUnreachable: 'keep', readAt: null, coveredUntil })),
  };
}

test('shows a member only their own days, and those on which nobody can be booked', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: halfHour }, { hours: halfHour }]);
  for (let n = 0; n < 2; n += 1) await service.book(rotation, nine);
  const [, userId = 0] = rotation.hosts;
  const member = { ...ownerOf(rotation), userId, role: 'member' as const };
  const { data } = (await request(rotation, tuesday, { session: member })).body;
  expect(data.hosts.map(({ user_id }: { user_id: number }) => user_id)).toEqual([userId]);
  expect(data.gaps).toEqual(['2026-03-03']);
});

test('refuses more days than a month', async () => {
  const account = await service.account();
  expect((await request(account, { start: '2026-03-01', end: '2026-03-31' })).status).toBe(200);
  const { status, body } = await request(account, { start: '2026-03-01', end: '2026-04-01' });
  expect([status, body.error.errors]).toEqual([422, { end: ['must be within 31 days of "start"'] }]);
});

/** Closes that Tuesday in the schedule that one of the hosts follows. */
async function closeTuesday(rotation: Rotation, index: number): Promise<void> {
  const { data } = (await service.send(rotation, `GET /event-types/${rotation.eventTypeId}/hosts`)).body;
  const id = data.find((host: { user_id: number }) => host.user_id === rotation.hosts[index]).availability_id;
  const overrides = [{ from: '2026-03-03', to: '2026-03-03', hours: [] }];
  expect((await service.send(rotation, `PUT /availabilities/${id}`, { overrides })).status).toBe(200);
}
