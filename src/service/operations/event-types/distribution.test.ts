import { afterEach, expect, test } from 'vitest';
import type { EventTypeDistribution } from '../../../contract/index.ts';
import { makeRotation, mondayMorning, openService, ownerOf, type TestAccount } from '../../testing/index.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

async function distribution(account: TestAccount, query = ''): Promise<EventTypeDistribution> {
  const { status, body } = await service.send(account, `GET /event-types/${account.eventTypeId}/distribution${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.data;
}

async function bookAt(account: TestAccount, ...starts: string[]): Promise<void> {
  for (const start of starts) expect((await service.book(account, start)).status).toBe(201);
}

const march = ['2026-03-03T10:00:00+01:00', '2026-03-03T11:00:00+01:00', '2026-03-04T10:00:00+01:00'];

test('returns the share that each host should have got this month, and the share they got', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ weight: 200 }, { weight: 100 }]);
  await bookAt(rotation, ...march, '2026-04-01T10:00:00+02:00');
  const [one, two] = rotation.hosts;
  const result = await distribution(rotation);
  expect(result).toMatchObject({ from: '2026-03-01', to: '2026-03-31', timezone: 'Europe/Berlin' });
  expect(result.hosts).toMatchObject([
    { user_id: one, weight: 200, target_share: 67, actual_share: 67, assigned: 2, counted: 2 },
    { user_id: two, weight: 100, target_share: 33, actual_share: 33, assigned: 1, counted: 1 },
  ]);
  expect(result.hosts[0]?.last_assigned_at).toBe(mondayMorning);
});

test('counts the meetings of the requested dates, the last one included', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}]);
  await bookAt(rotation, ...march);
  const countAssigned = async (query: string) => (await distribution(rotation, query)).hosts[0]?.assigned;
  expect(await countAssigned('?from=2026-03-03&to=2026-03-03')).toBe(2);
  expect(await countAssigned('?from=2026-03-03&to=2026-03-04')).toBe(3);
  expect((await distribution(rotation, '?from=2026-02-01&to=2026-02-28')).hosts).toMatchObject([
    { target_share: 100, actual_share: null, assigned: 0, last_assigned_at: null },
  ]);
});

test('still shows meetings that no longer count after the weights have changed', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  await bookAt(rotation, ...march);
  service.holdClock('2026-03-02T09:00:00+01:00');
  const [one = 0, two = 0] = rotation.hosts;
  await rotation.setHosts([{ user_id: one, weight: 0 }, { user_id: two }]);
  const { hosts } = await distribution(rotation);
  expect(hosts.map(({ assigned }) => assigned).sort()).toEqual([1, 2]);
  expect(hosts.map(({ counted }) => counted)).toEqual([0, 0]);
  expect(hosts.map(({ target_share }) => target_share)).toEqual([0, 100]);
});

test('adds up meetings with and without days off, and names the credit for those', async () => {
  const hours = { tuesday: [{ start: '09:00', end: '17:00' }], wednesday: [{ start: '09:00', end: '17:00' }] };
  const overrides = [{ from: '2026-03-03', to: '2026-03-03', hours: [] }];
  const rotation = await makeRotation(service, await service.account(), [{ hours, overrides }, { hours }]);
  await bookAt(rotation, ...march, '2026-03-04T11:00:00+01:00');
  const { hosts } = await distribution(rotation);
  expect(hosts.map(({ assigned, credit }) => [assigned, credit])).toEqual([
    [1, 2],
    [3, undefined],
  ]);
});

test('shows a member neither the days off of colleagues nor their meetings by day', async () => {
  const hours = { tuesday: [{ start: '09:00', end: '17:00' }], wednesday: [{ start: '09:00', end: '17:00' }] };
  const overrides = [{ from: '2026-03-03', to: '2026-03-03', hours: [] }];
  const rotation = await makeRotation(service, await service.account(), [{ hours, overrides }, { hours }]);
  await bookAt(rotation, ...march, '2026-03-04T11:00:00+01:00');
  const [, userId = 0] = rotation.hosts;
  const session = { ...ownerOf(rotation), userId, role: 'member' as const };
  const path = `/v1/event-types/${rotation.eventTypeId}/distribution?from=2026-03-03&to=2026-03-03`;
  const { data } = (await service.request(path, { session })).body;
  expect(data).toMatchObject({ from: '2026-03-01', to: '2026-03-31' });
  expect(data.hosts.map(({ assigned, credit }: { assigned: number; credit?: number }) => [assigned, credit])).toEqual([
    [1, undefined],
    [3, undefined],
  ]);
});

test.each(['?from=0001-01-01&to=0001-01-02', '?from=9999-12-30&to=9999-12-31'])(
  'counts no meetings at the ends of the calendar: %s',
  async (query) => {
    const rotation = await makeRotation(service, await service.account(), [{}]);
    expect((await distribution(rotation, query)).hosts).toMatchObject([{ assigned: 0 }]);
  },
);

test('lists no hosts for an event type with only its own host', async () => {
  expect((await distribution(await service.account())).hosts).toEqual([]);
});

test('shows a member how many meetings colleagues got, but only of themselves when the latest was booked', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  await bookAt(rotation, ...march);
  const [one, two = 0] = rotation.hosts;
  const session = { ...ownerOf(rotation), userId: two, role: 'member' as const };
  const { body } = await service.request(`/v1/event-types/${rotation.eventTypeId}/distribution`, { session });
  const { hosts }: EventTypeDistribution = body.data;
  expect(hosts.map(({ assigned }) => assigned).sort()).toEqual([1, 2]);
  expect(hosts.map(({ user_id, last_assigned_at }) => [user_id, last_assigned_at])).toEqual([
    [one, null],
    [two, mondayMorning],
  ]);
});

test.each([
  ['?from=2026-03-01', { to: ['is required together with "from"'] }],
  ['?to=2026-03-01', { from: ['is required together with "to"'] }],
  ['?from=2026-03-02&to=2026-03-01', { to: ['must not be before "from"'] }],
  ['?from=2026-03-01&to=2027-03-02', { to: ['must be within 366 days of "from"'] }],
])('refuses the dates in %s', async (query, errors) => {
  const account = await service.account();
  const { status, body } = await service.send(
    account,
    `GET /event-types/${account.eventTypeId}/distribution${query}` as const,
  );
  expect([status, body.error.errors]).toEqual([422, errors]);
});
