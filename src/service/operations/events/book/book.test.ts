import { expect, test } from 'vitest';
import { type Refusal, refusals } from '../../../../contract/index.ts';
import { ada, mondayMorning, openService } from '../../../testing/index.ts';

const service = await openService();

test('books a time and returns the whole event', async () => {
  const host = await service.account({
    eventType: { location: JSON.stringify({ type: 'phone', value: '+49 30 1' }) },
    fields: [
      { identifier: 'name', type: 'text', is_required: true },
      { identifier: 'email', type: 'email', is_required: true },
      { identifier: 'team', type: 'multiple_emails' },
    ],
  });
  const { status, body } = await service.book(host, '2026-03-03T09:00:00+01:00', {
    timezone: 'America/New_York',
    answers: { ...ada, name: ' Ada Lovelace ', team: ['b@example.com'] },
    metadata: { utm_source: 'letter' },
  });
  expect([status, body]).toEqual([
    201,
    {
      success: true,
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        event_type_id: host.eventTypeId,
        status: 'confirmed',
        start: '2026-03-03T03:00:00-05:00',
        end: '2026-03-03T03:30:00-05:00',
        timezone: 'America/New_York',
        duration: 30,
        host: { name: 'Grace Hopper', email: 'grace@example.com', timezone: 'Europe/Berlin' },
        contact_id: expect.any(String),
        invitee: { ...ada, timezone: 'America/New_York' },
        guests: ['b@example.com'],
        answers: { ...ada, team: ['b@example.com'] },
        metadata: { utm_source: 'letter' },
        location: { type: 'phone', value: '+49 30 1' },
        cancel_reason: null,
        ics_uid: `${body.data.id}@sched-booking`,
        sequence: 0,
        created_at: '2026-03-02T07:00:00+00:00',
        updated_at: '2026-03-02T07:00:00+00:00',
      },
    },
  ]);
});

test('stores the language the invitee booked in', async () => {
  const host = await service.account();
  const { body } = await service.book(host, '2026-03-04T09:00:00+01:00', { locale: 'pt-br' });
  expect(body.data.locale).toBe('pt-BR');
  const other = await service.book(host, '2026-03-04T10:00:00+01:00');
  expect(other.body.data).not.toHaveProperty('locale');
});

test('books in the language of the event type if the booking names none', async () => {
  const host = await service.account();
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { locale: 'DE-at' });
  const withoutLocale = await service.book(host, '2026-03-04T09:00:00+01:00');
  const withLocale = await service.book(host, '2026-03-04T10:00:00+01:00', { locale: 'fr' });
  expect([withoutLocale.body.data.locale, withLocale.body.data.locale]).toEqual(['de-AT', 'fr']);
});

test.each(['english please', 'x'.repeat(36), 7])('refuses the language %j', async (locale) => {
  const host = await service.account();
  const { status, body } = await service.book(host, '2026-03-04T09:00:00+01:00', { locale });
  expect([status, Object.keys(body.error.errors)]).toEqual([422, ['locale']]);
});

const tuesdayAtTen = '2026-03-03T10:00:00+01:00';

type RefusedStart = readonly [start: string, eventType: Readonly<Record<string, unknown>>];

/** Starts that each rule refuses, and the settings of the event type for it. Tuesday at ten is booked already. */
const refusedStarts: Readonly<Record<Refusal, readonly [RefusedStart, ...RefusedStart[]]>> = {
  off_grid: [
    ['2026-03-03T09:10:00+01:00', {}],
    ['2026-03-03T09:00:01+01:00', {}],
    ['2026-03-03T09:00:00.001+01:00', {}],
  ],
  outside_hours: [
    ['2026-03-03T08:30:00+01:00', {}],
    ['2026-03-03T16:45:00+01:00', {}],
    ['2026-03-07T09:00:00+01:00', {}],
  ],
  notice: [
    ['2026-03-03T09:00:00+01:00', { min_scheduling_notice: 25 * 60 + 1 }],
    ['2026-02-27T09:00:00+01:00', {}],
  ],
  window: [
    ['2026-03-05T09:00:00+01:00', { booking_window_days: 2 }],
    ['9999-12-31T23:59:59-23:59', {}],
  ],
  taken: [[tuesdayAtTen, {}]],
  limit: [['2026-03-03T12:00:00+01:00', { booking_frequency_limits: JSON.stringify({ day: 1 }) }]],
};

test.each(
  refusals.flatMap((reason) => refusedStarts[reason].map(([start, eventType]) => ({ reason, start, eventType }))),
)('refuses with $reason the start $start', async ({ reason, start, eventType }) => {
  const host = await service.account({ eventType });
  expect((await service.book(host, tuesdayAtTen)).status).toBe(201);
  const { status, body } = await service.book(host, start);
  expect([status, body.error.code, body.error.reason]).toEqual([409, 'slot_unavailable', reason]);
});

test.each([
  ['the same start', '10:00:00', {}, 'taken'],
  ['a start before its end', '10:15:00', { time_slot_interval: 15 }, 'taken'],
  ['a start in its own buffer', '10:30:00', { buffer_time_before_event: 1 }, 'taken'],
  ['a start right at its end', '10:30:00', {}, undefined],
])('checks %s, %s, against a booking from 10:00 to 10:30', async (_, time, later, reason) => {
  const host = await service.account();
  await service.book(host, '2026-03-03T10:00:00+01:00');
  await host.updateEventType(later);
  const { body } = await service.book(host, `2026-03-03T${time}+01:00`);
  expect(body.error?.reason).toBe(reason);
});

test('keeps an event’s buffers when its event type loses them', async () => {
  const host = await service.account({ eventType: { buffer_time_after_event: 30 } });
  await service.book(host, '2026-03-03T10:00:00+01:00');
  await host.updateEventType({ buffer_time_after_event: 0 });
  expect((await service.book(host, '2026-03-03T10:30:00+01:00')).body.error.reason).toBe('taken');
  expect((await service.book(host, '2026-03-03T11:00:00+01:00')).status).toBe(201);
});

test('refuses the rest of the day once a limit is reached', async () => {
  const host = await service.account({ eventType: { booking_frequency_limits: JSON.stringify({ day: 1 }) } });
  expect((await service.book(host, '2026-03-03T10:00:00+01:00')).status).toBe(201);
  expect((await service.book(host, '2026-03-03T12:00:00+01:00')).body.error.reason).toBe('limit');
});

test('counts weeks from the host’s first weekday', async () => {
  const eventType = { booking_frequency_limits: JSON.stringify({ week: 1 }) };
  const hours = { sunday: [{ start: '09:00', end: '17:00' }], monday: [{ start: '09:00', end: '17:00' }] };
  const reasons: unknown[] = [];
  for (const startOfWeek of [0, 1]) {
    const host = await service.account({ eventType, hours, startOfWeek });
    await service.book(host, '2026-03-08T09:00:00+01:00');
    reasons.push((await service.book(host, '2026-03-09T09:00:00+01:00')).body.error?.reason);
  }
  expect(reasons).toEqual(['limit', undefined]);
});

test('books the requested duration', async () => {
  const host = await service.account({ eventType: { durations: [15, 60] } });
  const booking = await service.book(host, '2026-03-03T10:00:00+01:00', { duration: 60 });
  expect(booking.body.data).toMatchObject({ duration: 60, end: '2026-03-03T11:00:00+01:00' });
});

test('reports every invalid field at once', async () => {
  const host = await service.account({ eventType: { durations: [15, 60], is_active: false } });
  const { status, body } = await service.book(host, '2026-03-03T10:00:00+01:00', { duration: 20, answers: {} });
  expect([status, body.error.errors]).toEqual([
    422,
    {
      event_type_id: ['is not active'],
      duration: ['must be one of 15, 60, found 20'],
      'answers.name': ['is required'],
      'answers.email': ['is required'],
    },
  ]);
});

test('refuses to book without any schedule', async () => {
  const host = await service.account({ hours: null });
  expect((await service.book(host, '2026-03-03T10:00:00+01:00')).body.error.reason).toBe('outside_hours');
});

test('updates the contact of a returning invitee', async () => {
  const host = await service.account();
  const first = await service.book(host, '2026-03-03T10:00:00+01:00');
  service.holdClock('2026-03-02T08:30:00+01:00');
  const again = await service.book(host, '2026-03-03T11:00:00+01:00', {
    timezone: 'Asia/Tokyo',
    answers: { name: 'Ada King', email: 'ADA@example.com' },
  });
  service.holdClock('2026-03-02T08:00:00+01:00');
  expect(again.body.data.contact_id).toBe(first.body.data.contact_id);
  expect(await contactsOf(host.accountId)).toEqual([
    { name: 'Ada King', email: 'ada@example.com', timezone: 'Asia/Tokyo' },
  ]);
});

test('does not create a contact for a refused booking', async () => {
  const host = await service.account();
  await service.book(host, '2026-03-07T10:00:00+01:00');
  expect(await contactsOf(host.accountId)).toEqual([]);
});

test('keeps contacts of two accounts apart', async () => {
  const [one, two] = [await service.account(), await service.account()];
  const contacts = [];
  for (const host of [one, two]) {
    contacts.push((await service.book(host, '2026-03-03T10:00:00+01:00')).body.data.contact_id);
  }
  expect(contacts[0]).not.toBe(contacts[1]);
});

test('keeps an event after its contact is deleted', async () => {
  const host = await service.account();
  const { body } = await service.book(host, '2026-03-03T10:00:00+01:00');
  await service.send(host, `DELETE /contacts/${body.data.contact_id}`);
  const reply = await service.request(`/v1/events/${body.data.id}`, { key: host.key });
  expect(reply.body.data).toEqual({ ...body.data, contact_id: null });
});

test('distinguishes the two 02:30 of the autumn night', async () => {
  const host = await service.account({ hours: { sunday: [{ start: '02:00', end: '03:00' }] } });
  const starts = ['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00'];
  const bookedStarts = [];
  for (const start of starts) bookedStarts.push((await service.book(host, start)).body.data.start);
  expect(bookedStarts).toEqual(starts);
});

function contactsOf(accountId: number) {
  return service.store.db
    .selectFrom('contacts')
    .select(['name', 'email', 'timezone'])
    .where('account_id', '=', accountId)
    .execute();
}

test('gives each booking a link of its own from a template, and keeps it when it is rescheduled', async () => {
  const host = await service.account();
  const location = { type: 'video', value: 'https://meet.example.com/{id}?lang=de' };
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { location });
  const events = [
    (await service.book(host, '2026-03-03T09:00:00+01:00')).body.data,
    (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data,
  ];
  const links = events.map((event) => event.location.value);
  expect(links).toEqual(Array(2).fill(expect.stringMatching(/^https:\/\/meet\.example\.com\/[\w-]{22}\?lang=de$/)));
  expect(links[0]).not.toBe(links[1]);
  const start = '2026-03-03T11:00:00+01:00';
  const reply = await service.send(host, `POST /events/${events[0].id}/reschedule`, { start });
  expect(reply.body.data.location.value).toBe(links[0]);
});

test('refuses an invitee more upcoming bookings than the event type allows', async () => {
  const host = await service.account();
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { most_open_per_invitee: 1 });
  const event = (await service.book(host, '2026-03-03T09:00:00+01:00')).body.data;
  const answers = { name: 'Ada', email: 'ADA+again@example.com' };
  const refusal = await service.book(host, '2026-03-03T10:00:00+01:00', { answers });
  expect([refusal.status, refusal.body.error.code]).toEqual([409, 'invitee_limit_reached']);
  const other = { name: 'Bo', email: 'bo@example.com' };
  expect((await service.book(host, '2026-03-03T10:00:00+01:00', { answers: other })).status).toBe(201);
  const start = '2026-03-03T11:00:00+01:00';
  expect((await service.send(host, `POST /events/${event.id}/reschedule`, { start })).status).toBe(200);
  await service.send(host, `POST /events/${event.id}/cancel`);
  expect((await service.book(host, '2026-03-03T12:00:00+01:00', { answers })).status).toBe(201);
});

test('does not count past bookings of an invitee', async () => {
  const host = await service.account();
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { most_open_per_invitee: 1 });
  await service.book(host, '2026-03-03T09:00:00+01:00');
  service.holdClock('2026-03-03T09:30:00+01:00');
  expect((await service.book(host, '2026-03-03T10:00:00+01:00')).status).toBe(201);
  service.holdClock(mondayMorning);
});
