import { afterEach, expect, test } from 'vitest';
import { consoleOf, makeMember, makeRotation, mondayMorning, openService, ownerOf } from '../../testing/index.ts';

const service = await openService(consoleOf);

afterEach(() => service.holdClock(mondayMorning));

test('lists no hosts for an event type with only its own host', async () => {
  const account = await service.account();
  const { body } = await service.send(account, `GET /event-types/${account.eventTypeId}/hosts`);
  expect(body.data).toEqual([]);
});

test('lists the hosts who take turns, with their weights and numbers of meetings', async () => {
  const account = await service.account();
  const member = await makeMember(service.store, account.accountId, 'member');
  const path = `/event-types/${account.eventTypeId}/hosts` as const;
  const hosts = [
    { user_id: account.userId, weight: 50, availability_id: account.availabilityId },
    { user_id: member, weight: 0 },
  ];
  const { status, body } = await service.send(account, `PUT ${path}`, { hosts });
  const expected = [
    {
      user_id: account.userId,
      name: 'Grace Hopper',
      weight: 50,
      availability_id: account.availabilityId,
      assigned: 0,
    },
    { user_id: member, name: 'Member', weight: 0, availability_id: null, assigned: 0 },
  ];
  expect([status, body.data]).toEqual([200, expected]);
  await service.book(account, '2026-03-03T10:00:00+01:00');
  const listedHosts = (await service.send(account, `GET ${path}`)).body.data;
  expect(listedHosts.map(({ assigned }: { assigned: number }) => assigned)).toEqual([1, 0]);
});

test('makes a new version of the event type only if its hosts change', async () => {
  const account = await service.account();
  const path = `/event-types/${account.eventTypeId}` as const;
  const versionOf = async () => (await service.send(account, `GET ${path}`)).body.data.updated_at;
  const put = () => service.send(account, `PUT ${path}/hosts`, { hosts: [{ user_id: account.userId }] });
  const before = await versionOf();
  expect((await put()).status).toBe(200);
  const newVersion = await versionOf();
  service.holdClock('2026-03-02T09:00:00+01:00');
  expect((await put()).status).toBe(200);
  expect([newVersion === before, (await versionOf()) === newVersion]).toEqual([false, true]);
});

test('shows who takes turns to a member who got a meeting by turn', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}]);
  const [userId = 0] = rotation.hosts;
  await service.book(rotation, '2026-03-03T10:00:00+01:00');
  const session = { ...ownerOf(rotation), userId, role: 'member' as const };
  const { body } = await service.request(`/v1/event-types/${rotation.eventTypeId}/hosts`, { session });
  expect(body.data).toHaveLength(1);
});

test('refuses invalid hosts, weights and schedules', async () => {
  const [account, other] = [await service.account(), await service.account()];
  const put = async (hosts: unknown) => {
    const { status, body } = await service.send(account, `PUT /event-types/${account.eventTypeId}/hosts`, { hosts });
    return [status, body.error?.errors];
  };
  const own = { user_id: account.userId };
  expect(await put([{ user_id: other.userId }])).toEqual([
    422,
    { 'hosts.0.user_id': [`must be a user of the account, found ${other.userId}`] },
  ]);
  expect(await put([{ ...own, availability_id: other.availabilityId }])).toEqual([
    422,
    { 'hosts.0.availability_id': [`must be a schedule of this account, found ${other.availabilityId}`] },
  ]);
  expect(await put([own, own])).toEqual([
    422,
    { hosts: [`must differ from one another, found user ${account.userId} twice`] },
  ]);
  expect(await put([{ ...own, weight: 0 }])).toEqual([
    422,
    { hosts: ['must name a host with a weight above 0, found only paused ones'] },
  ]);
  expect((await put([{ ...own, weight: 1001 }]))[0]).toBe(422);
});

test('refuses to combine several hosts with a personal location', async () => {
  const account = await service.account();
  const member = await makeMember(service.store, account.accountId, 'member');
  const path = `/event-types/${account.eventTypeId}` as const;
  const location = { type: 'phone', value: '+49 30 1234567', is_personal: true };
  const hosts = [{ user_id: account.userId }, { user_id: member }];
  expect((await service.send(account, `PUT ${path}`, { location })).status).toBe(200);
  expect((await service.send(account, `PUT ${path}/hosts`, { hosts })).body.error.errors).toHaveProperty('hosts');
  await service.send(account, `PUT ${path}`, { location: null });
  expect((await service.send(account, `PUT ${path}/hosts`, { hosts })).status).toBe(200);
  expect((await service.send(account, `PUT ${path}`, { location })).body.error.errors).toEqual({
    'location.is_personal': ['must be false while several hosts take turns, found true'],
  });
});

test('lets a member read the hosts of their event type, but not choose colleagues', async () => {
  const account = await service.account();
  const session = { ...ownerOf(account), role: 'member' as const };
  const path = `/v1/event-types/${account.eventTypeId}/hosts`;
  expect((await service.request(path, { session })).status).toBe(200);
  const body = { hosts: [{ user_id: account.userId }] };
  expect((await service.request(path, { session, method: 'PUT', body })).status).toBe(403);
});

test('duplicates the hosts with their event type', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ weight: 30 }, {}]);
  const { id } = (await service.send(rotation, `POST /event-types/${rotation.eventTypeId}/duplicate`)).body.data;
  const { data } = (await service.send(rotation, `GET /event-types/${id}/hosts`)).body;
  expect(data.map((host: { user_id: number; weight: number }) => [host.user_id, host.weight])).toEqual([
    [rotation.hosts[0], 30],
    [rotation.hosts[1], 100],
  ]);
});

test('duplicates an event type without colleagues for a member, who cannot choose any', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}]);
  const session = { ...ownerOf(rotation), role: 'member' as const };
  const path = `/v1/event-types/${rotation.eventTypeId}/duplicate`;
  const { id } = (await service.request(path, { session, method: 'POST' })).body.data;
  expect((await service.send(rotation, `GET /event-types/${id}/hosts`)).body.data).toEqual([]);
});

test('refuses to delete a schedule that a host follows', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: {} }]);
  const { data } = (await service.send(rotation, `GET /event-types/${rotation.eventTypeId}/hosts`)).body;
  const { status, body } = await service.send(rotation, `DELETE /availabilities/${data[0].availability_id}`);
  expect([status, body.error.message]).toEqual([409, 'Event types, or hosts of them, follow this schedule: "Call".']);
});

test('deletes an event type with the hosts who take turns', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}]);
  expect((await service.send(rotation, `DELETE /event-types/${rotation.eventTypeId}`)).status).toBe(200);
});

test('gives no more turns to a removed member, and deactivates an event type without hosts', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const [one, two] = rotation.hosts;
  const session = ownerOf(rotation);
  const remove = (id: number | undefined) => service.request(`/v1/members/${id}`, { session, method: 'DELETE' });
  const path = `/event-types/${rotation.eventTypeId}` as const;
  expect((await remove(one)).status).toBe(200);
  const { data } = (await service.send(rotation, `GET ${path}/hosts`)).body;
  expect(data.map((host: { user_id: number }) => host.user_id)).toEqual([two]);
  expect((await service.send(rotation, `GET ${path}`)).body.data.is_active).toBe(true);
  expect((await remove(two)).status).toBe(200);
  expect((await service.send(rotation, `GET ${path}`)).body.data.is_active).toBe(false);
});

test('keeps the event type of a removed member active while others take turns for it', async () => {
  const account = await service.account();
  const [owner, other] = [
    await makeMember(service.store, account.accountId, 'member'),
    await makeMember(service.store, account.accountId, 'member'),
  ];
  const [sharedType, own] = [await account.eventType({ host_id: owner }), await account.eventType({ host_id: owner })];
  const hosts = [{ user_id: owner }, { user_id: other }];
  await service.send(account, `PUT /event-types/${sharedType}/hosts`, { hosts });
  const removal = await service.request(`/v1/members/${owner}`, { session: ownerOf(account), method: 'DELETE' });
  expect(removal.status).toBe(200);
  const isActive = async (id: number) => (await service.send(account, `GET /event-types/${id}`)).body.data.is_active;
  expect([await isActive(sharedType), await isActive(own)]).toEqual([true, false]);
  const booking = await service.book({ ...account, eventTypeId: sharedType }, '2026-03-03T10:00:00+01:00');
  expect(booking.status).toBe(201);
  for (const is_active of [false, true]) {
    expect((await service.send(account, `PUT /event-types/${sharedType}`, { is_active })).status).toBe(200);
  }
  const emptyHosts = () => service.send(account, `PUT /event-types/${sharedType}/hosts`, { hosts: [] });
  expect((await emptyHosts()).body.error.errors).toEqual({
    hosts: [
      'cannot be empty while the event type is active: its host was removed from the account. Deactivate it first',
    ],
  });
  await service.send(account, `PUT /event-types/${sharedType}`, { is_active: false });
  expect((await emptyHosts()).status).toBe(200);
});

test('refuses to activate an event type whose hosts are all paused', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, { weight: 0 }]);
  const session = ownerOf(rotation);
  await service.request(`/v1/members/${rotation.hosts[0]}`, { session, method: 'DELETE' });
  const path = `/event-types/${rotation.eventTypeId}` as const;
  expect((await service.send(rotation, `GET ${path}`)).body.data.is_active).toBe(false);
  const tuesday = { start: '2026-03-03', end: '2026-03-03' };
  expect((await service.slots(rotation, tuesday)).body.data).toEqual({ slots: {}, next_available: null });
  const reply = await service.send(rotation, `PUT ${path}`, { is_active: true });
  expect(reply.body.error.errors).toEqual({
    is_active: ['cannot be true: all its hosts are paused. Give one of them a weight above 0 first'],
  });
});

test('treats an event type whose hosts are all paused as inactive', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, { weight: 0 }]);
  await service.request(`/v1/members/${rotation.hosts[0]}`, { session: ownerOf(rotation), method: 'DELETE' });
  const { status, body } = await service.book(rotation, '2026-03-03T10:00:00+01:00');
  expect([status, body.error.errors]).toEqual([422, { event_type_id: ['is not active'] }]);
  const path = `/event-types/${rotation.eventTypeId}/slots/explain?date=2026-03-03`;
  expect((await service.send(rotation, `GET ${path}`)).body.data.reason).toBe('inactive');
  const day = { start: '2026-03-03', end: '2026-03-03' };
  expect((await service.slots(rotation, day)).body.data).toEqual({ slots: {}, next_available: null });
});
