import { expect, test } from 'vitest';
import { makeMember, makeRotation, openService, ownerOf, type TestService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();

test('creates a schedule of weekdays nine to five by default', async () => {
  const { status, body } = await service.send(host, 'POST /availabilities', { name: ' Office ' });
  const nineToFive = [{ start: '09:00', end: '17:00' }];
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Office',
      timezone: 'Europe/Berlin',
      is_default: false,
      user_id: host.userId,
      working_days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      hours: {
        monday: nineToFive,
        tuesday: nineToFive,
        wednesday: nineToFive,
        thursday: nineToFive,
        friday: nineToFive,
      },
      created_at: '2026-03-02T07:00:00+00:00',
      updated_at: '2026-03-02T07:00:00+00:00',
    },
  ]);
});

test('sorts periods, keeps adjacent ones and drops empty days', async () => {
  const hours = {
    friday: [period('13:00', '24:00'), period('00:00', '12:00'), period('12:00', '13:00')],
    monday: [period('23:00', '23:59')],
    tuesday: [],
  };
  const { body } = await service.send(host, 'POST /availabilities', { name: 'x', timezone: 'Asia/Calcutta', hours });
  expect(JSON.stringify(body.data.hours)).toBe(
    JSON.stringify({
      monday: [period('23:00', '23:59')],
      friday: [period('00:00', '12:00'), period('12:00', '13:00'), period('13:00', '24:00')],
    }),
  );
  expect([body.data.timezone, body.data.working_days]).toEqual(['Asia/Calcutta', ['monday', 'friday']]);
});

test('accepts a schedule that is never open', async () => {
  const { body } = await service.send(host, 'POST /availabilities', { name: 'Closed', hours: {} });
  expect([body.data.hours, body.data.working_days]).toEqual([{}, []]);
});

const long = 'x'.repeat(256);

test.each<[string, object]>([
  ['name', { name: '' }],
  ['name', { name: long }],
  ['name', { name: 7 }],
  ['timezone', { timezone: '+05:30' }],
  ['timezone', { timezone: 'europe/berlin' }],
  ['timezone', { timezone: null }],
  ['hours', { hours: null }],
  ['hours.funday', { hours: { funday: [] } }],
  ['hours.Monday', { hours: { Monday: [] } }],
  ['hours.monday', { hours: { monday: 'all day' } }],
  ['hours.monday.0.start', { hours: { monday: [{ end: '10:00' }] } }],
  ['hours.monday.0.end', { hours: { monday: [{ start: '10:00' }] } }],
  ['hours.monday.0.start', { hours: { monday: [period('9:00', '10:00')] } }],
  ['hours.monday.0.start', { hours: { monday: [period('24:00', '24:00')] } }],
  ['hours.monday.0.start', { hours: { monday: [period('09:60', '10:00')] } }],
  ['hours.monday.0.end', { hours: { monday: [period('09:00', '24:01')] } }],
  ['hours.monday.0.end', { hours: { monday: [period('09:00', '10:00:00')] } }],
  ['hours.monday.0.end', { hours: { monday: [period('09:00', '09:00')] } }],
  ['hours.monday.0.end', { hours: { monday: [period('09:00', '08:59')] } }],
  ['hours.monday.0.note', { hours: { monday: [{ ...period('09:00', '10:00'), note: 'x' }] } }],
  ['id', { id: 7 }],
])('refuses %s at its path: %j', async (path, wrong) => {
  const creation = await service.send(host, 'POST /availabilities', { name: 'Wrong', ...wrong });
  const update = await service.send(host, `PUT /availabilities/${host.availabilityId}`, wrong);
  expect([creation.status, Object.keys(creation.body.error.errors)]).toEqual([422, [path]]);
  expect([update.status, Object.keys(update.body.error.errors)]).toEqual([422, [path]]);
});

test.each<[{ start: string; end: string }[], Record<string, string[]>]>([
  [
    [period('09:00', '13:00'), period('12:30', '17:00')],
    { 'hours.monday.1.start': ['is 12:30, before the end of the period above it, 13:00'] },
  ],
  [
    [period('12:30', '17:00'), period('09:00', '13:00')],
    { 'hours.monday.0.start': ['is 12:30, before the end of the period 09:00 to 13:00, 13:00'] },
  ],
  [
    [period('09:00', '10:00'), period('09:00', '10:00')],
    { 'hours.monday.1.start': ['is 09:00, before the end of the period above it, 10:00'] },
  ],
  [[period('10:00', '09:00')], { 'hours.monday.0.end': ['must be after "start", 10:00, found 09:00'] }],
])('names both conflicting periods of %j', async (monday, errors) => {
  const { body } = await service.send(host, 'POST /availabilities', { name: 'x', hours: { monday } });
  expect(body.error.errors).toEqual(errors);
});

test('requires a name of at most 255 characters', async () => {
  expect((await service.send(host, 'POST /availabilities', {})).body.error.errors).toEqual({ name: ['is required'] });
  expect((await service.send(host, 'POST /availabilities', { name: long.slice(1) })).status).toBe(201);
});

test('keeps schedule fields that are absent', async () => {
  const { id, ...schedule } = await make(service, { name: 'Partly', timezone: 'Asia/Tokyo' });
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(host, `PUT /availabilities/${id}`, { hours: {} });
  service.holdClock('2026-03-02T08:00:00+01:00');
  const changes = { hours: {}, working_days: [], updated_at: '2026-03-02T07:05:00+00:00' };
  expect([status, body.data]).toEqual([200, { ...schedule, id, ...changes }]);
});

test('makes the first of concurrent schedules the default', async () => {
  const account = await service.account({ hours: null });
  const replies = await Promise.all(
    [1, 2, 3, 4].map((name) => service.send(account, 'POST /availabilities', { name: `${name}` })),
  );
  expect(replies.map(({ body }) => body.data.is_default).sort()).toEqual([false, false, false, true]);
});

test('lists the default schedule first, whichever it becomes', async () => {
  const account = await service.account();
  const { id } = (await service.send(account, 'POST /availabilities', { name: 'Other' })).body.data;
  const before = await marksOf(account.key);
  const reply = await service.send(account, `PUT /availabilities/${id}`, { is_default: true });
  expect(reply.body.data.is_default).toBe(true);
  expect([before, await marksOf(account.key)]).toEqual([
    [
      [account.availabilityId, true],
      [id, false],
    ],
    [
      [id, true],
      [account.availabilityId, false],
    ],
  ]);
});

test('leaves exactly one default after concurrent changes', async () => {
  const account = await service.account();
  const { id } = (await service.send(account, 'POST /availabilities', { name: 'Other' })).body.data;
  const both = [id, account.availabilityId, id, account.availabilityId];
  await Promise.all(both.map((one) => service.send(account, `PUT /availabilities/${one}`, { is_default: true })));
  expect((await marksOf(account.key)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
});

test('refuses to leave an account without a default schedule', async () => {
  const { status, body } = await service.send(host, `PUT /availabilities/${host.availabilityId}`, {
    is_default: false,
  });
  expect([status, Object.keys(body.error.errors)]).toEqual([422, ['is_default']]);
  const other = await make(service, { name: 'Not marked' });
  expect((await service.send(host, `PUT /availabilities/${other.id}`, { is_default: false })).status).toBe(200);
});

test('deletes a schedule that no event type uses', async () => {
  const { id } = await make(service, { name: 'Short-lived' });
  const { status, body } = await service.send(host, `DELETE /availabilities/${id}`);
  expect([status, body]).toEqual([200, { success: true, data: null }]);
  expect((await service.send(host, `GET /availabilities/${id}`)).status).toBe(404);
});

test('refuses to delete a default or used schedule', async () => {
  const { id } = await make(service, { name: 'Followed' });
  await service.send(host, 'POST /event-types', { title: 'Follower', availability_id: id });
  for (const one of [host.availabilityId, id]) {
    const { status, body } = await service.send(host, `DELETE /availabilities/${one}`);
    expect([status, body.error.code]).toEqual([409, 'resource_in_use']);
  }
  expect((await service.send(host, `DELETE /availabilities/${id}`)).body.error.message).toContain('"Follower"');
});

test('lists the event types that use a schedule: by themselves, for a host, and archived', async () => {
  const account = await service.account();
  const { id } = (await service.send(account, 'POST /availabilities', { name: 'Evenings' })).body.data;
  const rotation = await makeRotation(service, account, [{}]);
  await rotation.setHosts(rotation.hosts.map((user_id) => ({ user_id, availability_id: id })));
  const draft = { title: 'Former', availability_id: id };
  const { id: archivedId } = (await service.send(account, 'POST /event-types', draft)).body.data;
  await service.send(account, `POST /event-types/${archivedId}/archive`, { archived: true });
  const uses = async (schedule: number) =>
    (await service.send(account, `GET /availabilities/${schedule}/event-types`)).body.data;
  expect(await uses(id)).toEqual([
    { id: account.eventTypeId, title: expect.any(String), is_archived: false },
    { id: archivedId, title: 'Former', is_archived: true },
  ]);
  expect(await uses(account.availabilityId)).toMatchObject([{ id: account.eventTypeId }]);
});

test('lists only the event types of a member to them, and those for which they take turns', async () => {
  const account = await service.account();
  const userId = await makeMember(service.store, account.accountId, 'member');
  const session = { ...ownerOf({ accountId: account.accountId, userId }), role: 'member' as const };
  const { id } = (await service.request('/v1/availabilities', { session, body: { name: 'Evenings' } })).body.data;
  await service.send(account, 'POST /event-types', { title: 'Of a colleague', availability_id: id });
  const own = await account.eventType({ host_id: userId, availability_id: id });
  await service.send(account, `PUT /event-types/${account.eventTypeId}/hosts`, {
    hosts: [{ user_id: account.userId }, { user_id: userId, availability_id: id }],
  });
  const { body } = await service.request(`/v1/availabilities/${id}/event-types`, { session });
  expect(body.data.map((eventType: { id: number }) => eventType.id)).toEqual([account.eventTypeId, own]);
  const all = await service.send(account, `GET /availabilities/${id}/event-types`);
  expect(all.body.data).toHaveLength(3);
});

test('refuses to delete the schedule of a member that only a colleague uses', async () => {
  const account = await service.account();
  const userId = await makeMember(service.store, account.accountId, 'member');
  const session = { ...ownerOf({ accountId: account.accountId, userId }), role: 'member' as const };
  const { id } = (await service.request('/v1/availabilities', { session, body: { name: 'Evenings' } })).body.data;
  await service.send(account, 'POST /event-types', { title: 'Of a colleague', availability_id: id });
  const { status } = await service.request(`/v1/availabilities/${id}`, { method: 'DELETE', session });
  expect(status).toBe(409);
});

test('changes no slots until an event type uses a new schedule', async () => {
  const range = { start: '2026-03-03', end: '2026-03-03' };
  const before = (await service.slots(host, range)).body;
  const { id } = await make(service, { name: 'Closed', hours: {} });
  expect((await service.slots(host, range)).body).toEqual(before);
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { availability_id: id });
  expect((await service.slots(host, range)).body.data.slots).toEqual({});
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { availability_id: null });
});

async function make({ send }: TestService, draft: object) {
  return (await send(host, 'POST /availabilities', draft)).body.data;
}

async function marksOf(key: string): Promise<[number, boolean][]> {
  const { body } = await service.request('/v1/availabilities', { key });
  return body.data.map((schedule: { id: number; is_default: boolean }) => [schedule.id, schedule.is_default]);
}

function period(start: string, end: string) {
  return { start, end };
}
