import { expect, test } from 'vitest';
import type { EventType } from '../../../contract/index.ts';
import type { EventTypeContent } from '../../records/index.ts';
import { consoleOf, makeMember, openService, ownerOf, startsIn } from '../../testing/index.ts';

const service = await openService(consoleOf);
const host = await service.account();
const stranger = await service.account();

test('names the host of a colleague’s event type in lists and after changes', async () => {
  const mine = await service.account();
  const colleague = await makeMember(service.store, mine.accountId, 'member');
  const theirs = await mine.eventType({ host_id: colleague });
  const { data } = (await service.send(mine, 'GET /event-types')).body;
  const hosts = data.map(({ id, host: { id: userId, name } }: EventType) => [id, userId, name]);
  expect(hosts).toEqual([
    [mine.eventTypeId, mine.userId, 'Grace Hopper'],
    [theirs, colleague, 'Member'],
  ]);
  for (const change of [`PUT /event-types/${theirs}`, `POST /event-types/${theirs}/duplicate`] as const) {
    const { body } = await service.send(mine, change, change.startsWith('PUT') ? { title: 'Talk' } : undefined);
    expect(body.data.host).toMatchObject({ id: colleague, name: 'Member' });
  }
});

test('creates an event type of 30 minutes by default', async () => {
  const { status, body } = await service.send(host, 'POST /event-types', { title: ' Coffee & a talk ' });
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(Number),
      public_id: expect.stringMatching(/^[^/]+\/coffee-a-talk$/),
      host: {
        id: host.userId,
        name: 'Grace Hopper',
        avatar: '',
        timezone: 'Europe/Berlin',
        time_format: 24,
        start_of_week: 1,
      },
      title: 'Coffee & a talk',
      slug: 'coffee-a-talk',
      description: '',
      duration: 30,
      durations: null,
      time_slot_interval: null,
      buffer_time_before_event: 0,
      buffer_time_after_event: 0,
      min_scheduling_notice: 0,
      booking_frequency_limits: null,
      booking_window_days: null,
      availability_id: null,
      location: null,
      redirect_url: null,
      is_active: true,
      visibility: 'public',
      reminders: [{ minutes_before: 1440, to: ['invitee'] }],
      most_open_per_invitee: null,
      locale: null,
      position: 1,
      archived_at: null,
      created_at: '2026-03-02T07:00:00+00:00',
      updated_at: '2026-03-02T07:00:00+00:00',
    },
  ]);
});

test('gives a new event type of a member only their own schedule', async () => {
  const userId = await makeMember(service.store, host.accountId, 'member');
  const session = { ...ownerOf({ accountId: host.accountId, userId }), role: 'member' } as const;
  const create = (path: string, body: object) => service.request(`/v1/${path}`, { method: 'POST', session, body });
  const before = await create('event-types', { title: 'Before' });
  const { id } = (await create('availabilities', { name: 'Evenings' })).body.data;
  const after = await create('event-types', { title: 'After' });
  expect([before, after].map(({ body }) => body.data.availability_id)).toEqual([null, id]);
});

const everything = {
  title: 'Workshop',
  slug: 'our-workshop',
  description: 'All day.\nBring lunch.',
  duration: 60,
  durations: [30, 60],
  time_slot_interval: 15,
  buffer_time_before_event: 5,
  buffer_time_after_event: 10,
  min_scheduling_notice: 120,
  booking_frequency_limits: { day: 1, week: 2, month: 3, year: 4 },
  booking_window_days: 60,
  availability_id: host.availabilityId,
  location: { type: 'video', value: 'https://meet.example.com/x' },
  redirect_url: 'https://example.com/thanks?x=1',
  is_active: false,
  visibility: 'public',
  reminders: [
    { minutes_before: 40_320, to: ['host', 'guests'] },
    { minutes_before: 10, to: ['invitee'] },
  ],
  most_open_per_invitee: 3,
  locale: 'pt-BR',
} satisfies EventTypeContent;

test('stores and returns every property of an event type', async () => {
  const creation = await service.send(host, 'POST /event-types', everything);
  expect(creation.body.data).toMatchObject(everything);
  expect((await service.send(host, `GET /event-types/${creation.body.data.id}`)).body).toEqual(creation.body);
});

test('stores whether the location is public, but leaves that out of events', async () => {
  const address = { type: 'in_person', value: '12 High Street, Leeds' };
  const visit = { title: 'Visit', location: { ...address, is_public: true } };
  const eventType = (await service.send(host, 'POST /event-types', visit)).body.data;
  expect(eventType.location).toEqual(visit.location);
  const booking = await service.book({ ...host, eventTypeId: eventType.id }, '2026-03-12T10:00:00+01:00');
  expect(booking.body.data.location).toEqual(address);
});

test('creates a form with name and email, ready to book', async () => {
  const { id } = await make({ title: 'Bookable' });
  const { body } = await service.send(host, `GET /event-types/${id}/booking-forms`);
  const properties = body.data.map((field: Record<string, unknown>) => [
    field.identifier,
    field.type,
    field.is_required,
  ]);
  expect(properties).toEqual([
    ['name', 'text', true],
    ['email', 'email', true],
  ]);
  expect((await service.book({ ...host, eventTypeId: id }, '2026-03-05T10:00:00+01:00')).status).toBe(201);
});

test('lists only the account’s event types by id', async () => {
  const account = await service.account();
  const creation = await service.send(account, 'POST /event-types', { title: 'Second' });
  const { body } = await service.send(account, 'GET /event-types');
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([account.eventTypeId, creation.body.data.id]);
});

test('keeps absent properties and clears those sent as null', async () => {
  const { id } = await make({ ...everything, slug: 'partly' });
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(host, `PUT /event-types/${id}`, { durations: null, duration: 45 });
  service.holdClock('2026-03-02T08:00:00+01:00');
  expect([status, body.data]).toEqual([
    200,
    {
      ...everything,
      id,
      public_id: expect.stringMatching(/\/partly$/),
      host: expect.objectContaining({ id: host.userId }),
      slug: 'partly',
      durations: null,
      duration: 45,
      position: expect.any(Number),
      archived_at: null,
      created_at: '2026-03-02T07:00:00+00:00',
      updated_at: '2026-03-02T07:05:00+00:00',
    },
  ]);
});

test('follows the schedule that an event type names', async () => {
  const account = await service.account({ hours: null });
  const range = { start: '2026-03-03', end: '2026-03-03' };
  expect(startsIn(await service.slots(account, range))).toEqual([]);
  const row = { account_id: account.accountId, name: 'Late', timezone: 'Europe/Berlin', is_default: false };
  const hours = JSON.stringify({ tuesday: [{ start: '20:00', end: '20:30' }] });
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  const insert = service.store.db.insertInto('availabilities').values({ ...row, hours, ...times });
  const { id } = await insert.returning('id').executeTakeFirstOrThrow();
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { availability_id: id });
  expect(startsIn(await service.slots(account, range))).toEqual(['2026-03-03T20:00:00+01:00']);
});

const long = 'x'.repeat(5001);
const numbers = Array.from({ length: 21 }, (_, index) => index + 1);

test.each<[string, object]>([
  ['title', { title: '' }],
  ['title', { title: '   ' }],
  ['title', { title: long.slice(0, 256) }],
  ['title', { title: 'two\nlines' }],
  ['title', { title: null }],
  ['slug', { slug: '' }],
  ['slug', { slug: 'Not Small' }],
  ['slug', { slug: '-a' }],
  ['slug', { slug: long.slice(0, 256) }],
  ['description', { description: long }],
  ['duration', { duration: 0 }],
  ['duration', { duration: 1441 }],
  ['duration', { duration: 30.5 }],
  ['duration', { duration: '30' }],
  ['durations', { durations: [] }],
  ['durations', { durations: numbers, duration: 1 }],
  ['durations', { durations: [30, 30] }],
  ['durations', { durations: [15, 60] }],
  ['durations.1', { durations: [30, 1441] }],
  ['durations.0', { durations: [0, 30] }],
  ['time_slot_interval', { time_slot_interval: 0 }],
  ['time_slot_interval', { time_slot_interval: 1441 }],
  ['buffer_time_before_event', { buffer_time_before_event: -1 }],
  ['buffer_time_before_event', { buffer_time_before_event: 1441 }],
  ['buffer_time_after_event', { buffer_time_after_event: -1 }],
  ['buffer_time_after_event', { buffer_time_after_event: 1441 }],
  ['min_scheduling_notice', { min_scheduling_notice: -1 }],
  ['min_scheduling_notice', { min_scheduling_notice: 525_601 }],
  ['booking_frequency_limits.day', { booking_frequency_limits: { day: 0 } }],
  ['booking_frequency_limits.week', { booking_frequency_limits: { week: 1.5 } }],
  ['booking_frequency_limits.hour', { booking_frequency_limits: { hour: 1 } }],
  ['booking_window_days', { booking_window_days: -1 }],
  ['reminders.0.minutes_before', { reminders: [{ minutes_before: 9, to: ['host'] }] }],
  ['reminders.0.minutes_before', { reminders: [{ minutes_before: 40_321, to: ['host'] }] }],
  ['reminders.0.to', { reminders: [{ minutes_before: 60, to: [] }] }],
  ['reminders.0.to', { reminders: [{ minutes_before: 60, to: ['host', 'host'] }] }],
  ['reminders.0.to.0', { reminders: [{ minutes_before: 60, to: ['everyone'] }] }],
  ['reminders', { reminders: numbers.slice(0, 6).map((n) => ({ minutes_before: n * 60, to: ['host'] })) }],
  ['reminders', { reminders: null }],
  ['location.value', { location: { type: 'video', value: 'http://meet.example.com/{id}' } }],
  ['location.value', { location: { type: 'custom', value: 'Room {id}' } }],
  ['location.is_public', { location: { type: 'video', value: 'https://meet.example.com/{id}', is_public: true } }],
  ['most_open_per_invitee', { most_open_per_invitee: 0 }],
  ['most_open_per_invitee', { most_open_per_invitee: 1001 }],
  ['locale', { locale: 'english please' }],
  ['locale', { locale: '' }],
  ['availability_id', { availability_id: 0 }],
  ['availability_id', { availability_id: 2_147_483_647 }],
  ['availability_id', { availability_id: stranger.availabilityId }],
  ['location.type', { location: { type: 'moon', value: 'x' } }],
  ['location.value', { location: { type: 'phone' } }],
  ['location.value', { location: { type: 'phone', value: '' } }],
  ['location.is_public', { location: { type: 'video', value: 'https://meet.example.com/x', is_public: true } }],
  ['location.is_public', { location: { type: 'in_person', value: '1 High Street', is_public: 'yes' } }],
  ['redirect_url', { redirect_url: 'http://example.com' }],
  ['redirect_url', { redirect_url: 'https://' }],
  ['redirect_url', { redirect_url: 'https://user@example.com' }],
  ['redirect_url', { redirect_url: 'javascript:alert(1)' }],
  ['redirect_url', { redirect_url: `https://example.com/${long}` }],
  ['is_active', { is_active: 'yes' }],
  ['id', { id: 7 }],
  ['account_id', { account_id: 7 }],
])('refuses %s at its path: %j', async (path, wrong) => {
  const creation = await service.send(host, 'POST /event-types', { title: 'Wrong', ...wrong });
  const update = await service.send(host, `PUT /event-types/${host.eventTypeId}`, wrong);
  expect([creation.status, Object.keys(creation.body.error.errors)]).toEqual([422, [path]]);
  expect([update.status, Object.keys(update.body.error.errors)]).toEqual([422, [path]]);
});

test.each<[object]>([
  [{ title: long.slice(0, 255) }],
  [{ title: '🙂'.repeat(255) }],
  [{ description: long.slice(0, 5000) }],
  [{ duration: 1 }],
  [{ duration: 1440 }],
  [{ duration: 1, durations: numbers.slice(0, 20) }],
  [{ time_slot_interval: 1440, buffer_time_before_event: 1440, buffer_time_after_event: 1440 }],
  [{ min_scheduling_notice: 525_600 }],
  [{ booking_frequency_limits: {}, booking_window_days: 0 }],
])('accepts a value at its limit: %j', async (edge) => {
  const { body } = await service.send(host, 'POST /event-types', { title: 'Edge', ...edge });
  expect(body.data).toMatchObject(edge);
});

test('requires a title', async () => {
  const { body } = await service.send(host, 'POST /event-types', {});
  expect(body.error.errors).toEqual({ title: ['is required'] });
});

test('refuses durations that omit the default duration', async () => {
  const { id } = await make({ title: 'Lengths', durations: [15, 30] });
  const { body } = await service.send(host, `PUT /event-types/${id}`, { duration: 45 });
  expect(body.error.errors).toEqual({ durations: ['must include the duration, 45, found 15, 30'] });
});

async function make(draft: object): Promise<{ id: number; slug: string }> {
  return (await service.send(host, 'POST /event-types', draft)).body.data;
}
