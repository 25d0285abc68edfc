import { describe, expect, test } from 'vitest';
import { openService, startsIn } from '../../testing/index.ts';

const service = await openService();

test('lists slots with both ends in the requested zone', async () => {
  const host = await service.account({ hours: { monday: [{ start: '09:00', end: '10:00' }] } });
  const reply = await service.slots(host, { start: '2026-03-09', end: '2026-03-09' });
  expect(reply.body).toEqual({
    success: true,
    data: {
      slots: {
        '2026-03-09': [
          { start: '2026-03-09T09:00:00+01:00', end: '2026-03-09T09:30:00+01:00' },
          { start: '2026-03-09T09:30:00+01:00', end: '2026-03-09T10:00:00+01:00' },
        ],
      },
    },
  });
});

test('lists slots in UTC without a zone', async () => {
  const host = await service.account();
  const path = `/v1/event-types/${host.eventTypeId}/slots?start=2026-03-09&end=2026-03-09`;
  expect(startsIn(await service.request(path, { key: host.key }))[0]).toBe('2026-03-09T08:00:00+00:00');
});

test('includes both dates of the range', async () => {
  const host = await service.account();
  const { body } = await service.slots(host, { start: '2026-03-10', end: '2026-03-12' });
  expect(Object.keys(body.data.slots)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
});

test('groups the same instants by the dates of another zone', async () => {
  const host = await service.account();
  const far = await service.slots(host, { start: '2026-03-09', end: '2026-03-11', timezone: 'Pacific/Auckland' });
  expect(Object.keys(far.body.data.slots)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  const near = await service.slots(host, { start: '2026-03-09', end: '2026-03-11' });
  const [late, early] = [far, near].map((reply) => new Set(startsIn(reply).map((start) => Date.parse(start))));
  expect([...(late ?? [])].filter((start) => !early?.has(start))).toEqual([]);
});

test('leaves out booked times, buffers and the notice', async () => {
  const host = await service.account({ hours: { tuesday: [{ start: '09:00', end: '12:00' }] } });
  await service.book(host, '2026-03-03T10:00:00+01:00');
  await host.updateEventType({
    buffer_time_before_event: 30,
    buffer_time_after_event: 15,
    min_scheduling_notice: 25 * 60 + 1,
  });
  expect(startsIn(await service.slots(host, { start: '2026-03-03', end: '2026-03-03' }))).toEqual([
    '2026-03-03T11:00:00+01:00',
    '2026-03-03T11:30:00+01:00',
  ]);
});

test('leaves out bookings of the host’s other event types', async () => {
  const host = await service.account({ hours: { tuesday: [{ start: '09:00', end: '10:00' }] } });
  const other = await host.eventType({ duration: 15 });
  await service.book({ ...host, eventTypeId: other }, '2026-03-03T09:15:00+01:00');
  expect(startsIn(await service.slots(host, { start: '2026-03-03', end: '2026-03-03' }))).toEqual([
    '2026-03-03T09:30:00+01:00',
  ]);
});

test('leaves out a day whose limit is reached', async () => {
  const host = await service.account({ eventType: { booking_frequency_limits: JSON.stringify({ week: 1 }) } });
  await service.book(host, '2026-03-03T09:00:00+01:00');
  const { body } = await service.slots(host, { start: '2026-03-05', end: '2026-03-10' });
  expect(Object.keys(body.data.slots)).toEqual(['2026-03-09', '2026-03-10']);
});

test('offers the time of a canceled booking again', async () => {
  const host = await service.account({ hours: { tuesday: [{ start: '09:00', end: '09:30' }] } });
  const { body } = await service.book(host, '2026-03-03T09:00:00+01:00');
  expect(startsIn(await service.slots(host, { start: '2026-03-03', end: '2026-03-03' }))).toEqual([]);
  await service.send(host, `POST /events/${body.data.id}/cancel`, {});
  expect(startsIn(await service.slots(host, { start: '2026-03-03', end: '2026-03-03' }))).toHaveLength(1);
});

describe('slots for rescheduling an event', () => {
  const day = { start: '2026-03-03', end: '2026-03-03' };
  const oneHour = { hours: { tuesday: [{ start: '09:00', end: '10:00' }] } };

  test('except_event frees the time, the buffers and the limit of the event', async () => {
    const host = await service.account({ ...oneHour, eventType: { booking_frequency_limits: '{"day":1}' } });
    const { body } = await service.book(host, '2026-03-03T09:00:00+01:00');
    expect(startsIn(await service.slots(host, day))).toEqual([]);
    const reply = await service.slots(host, { ...day, except_event: body.data.id });
    expect(startsIn(reply)).toEqual(['2026-03-03T09:00:00+01:00', '2026-03-03T09:30:00+01:00']);
  });

  test('except_event accepts the duration of the event, which is the default', async () => {
    const host = await service.account(oneHour);
    const { body } = await service.book(host, '2026-03-03T09:00:00+01:00');
    await host.updateEventType({ durations: [15, 60], duration: 15 });
    expect((await service.slots(host, { ...day, duration: 30 })).status).toBe(422);
    const rescheduling = { ...day, except_event: body.data.id };
    const counts = [{}, { duration: 30 }, { duration: 15 }].map(async (more) => {
      return startsIn(await service.slots(host, { ...rescheduling, ...more })).length;
    });
    expect(await Promise.all(counts)).toEqual([2, 2, 4]);
  });

  test('except_event offers exactly the times that the event can be rescheduled to', async () => {
    const host = await service.account({ ...oneHour, eventType: { buffer_time_after_event: 15 } });
    const { body } = await service.book(host, '2026-03-03T09:00:00+01:00');
    const offeredStarts = startsIn(await service.slots(host, { ...day, except_event: body.data.id }));
    expect(offeredStarts).toContain('2026-03-03T09:30:00+01:00');
    for (const start of offeredStarts) {
      const reply = await service.send(host, `POST /events/${body.data.id}/reschedule`, { start });
      expect(reply.status).toBe(200);
    }
  });

  test('except_event refuses events of other accounts and unknown ones', async () => {
    const [host, other] = [await service.account(oneHour), await service.account(oneHour)];
    const { body } = await service.book(other, '2026-03-03T09:00:00+01:00');
    const unknown = '00000000-0000-4000-8000-000000000000';
    const replies = [body.data.id, unknown, 'nonsense'].map((id) => service.slots(host, { ...day, except_event: id }));
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([403, 404, 422]);
  });
});

test.each([
  ['a requested duration', {}, 45, ['09:00:00', '09:45:00', '10:30:00', '11:15:00']],
  ['a requested duration on the interval', { time_slot_interval: 60 }, 45, ['09:00:00', '10:00:00', '11:00:00']],
  ['one of its durations', { durations: [30, 90] }, 90, ['09:00:00', '10:30:00']],
])('computes slots by %s', async (_, eventType, duration, expected) => {
  const host = await service.account({ hours: { tuesday: [{ start: '09:00', end: '12:00' }] }, eventType });
  const reply = await service.slots(host, { start: '2026-03-03', end: '2026-03-03', duration });
  expect(startsIn(reply).map((start) => start.slice(11, 19))).toEqual(expected);
});

test('responds 422 to a duration that is not offered', async () => {
  const host = await service.account({ eventType: { durations: [15, 30] } });
  const reply = await service.slots(host, { start: '2026-03-03', end: '2026-03-03', duration: 20 });
  expect([reply.status, reply.body.error.errors]).toEqual([422, { duration: ['must be one of 15, 30, found 20'] }]);
});

test('uses the event type’s schedule before the default', async () => {
  const host = await service.account();
  const { id } = await service.store.db
    .insertInto('availabilities')
    .values({
      account_id: host.accountId,
      name: 'Night',
      timezone: 'Asia/Tokyo',
      is_default: false,
      hours: JSON.stringify({ tuesday: [{ start: '22:00', end: '22:30' }] }),
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await host.updateEventType({ availability_id: id });
  const reply = await service.slots(host, { start: '2026-03-02', end: '2026-03-04', timezone: 'Asia/Tokyo' });
  expect(startsIn(reply)).toEqual(['2026-03-03T22:00:00+09:00']);
});

test.each([
  ['is inactive', { eventType: { is_active: false } }],
  ['is never open', { hours: {} }],
])('offers no slots of an event type that %s', async (_, settings) => {
  const host = await service.account(settings);
  const { body } = await service.slots(host, { start: '2026-03-02', end: '2026-03-06' });
  expect(body).toEqual({ success: true, data: { slots: {}, next_available: null } });
});

test('says that an event type without a schedule has no slots', async () => {
  const host = await service.account({ hours: null });
  const { body } = await service.slots(host, { start: '2026-03-02', end: '2026-03-06' });
  expect(body.data).toEqual({ slots: {}, next_available: null, reason: 'no_schedule' });
});

test('refuses too many slots and names the dates that fit', async () => {
  const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = Object.fromEntries(everyDay.map((day) => [day, [{ start: '00:00', end: '24:00' }]]));
  const host = await service.account({ hours, eventType: { duration: 1 } });
  const reply = await service.slots(host, { start: '2026-03-25', end: '2026-12-31' });
  // Eight days of 1440 minutes, less the hour that is skipped on 29 March.
  const sentence = 'must be 2026-04-01 or earlier, found more than 12,500 slots up to 2026-12-31';
  expect([reply.status, reply.body.error]).toMatchObject([
    422,
    { code: 'validation_failed', errors: { end: [sentence] } },
  ]);
  const fits = await service.slots(host, { start: '2026-03-25', end: '2026-04-01' });
  expect(startsIn(fits)).toHaveLength(8 * 1440 - 60);
});

test('lists 33 days of working hours by the minute', async () => {
  const host = await service.account({ eventType: { duration: 1 } });
  const reply = await service.slots(host, { start: '2026-04-06', end: '2026-05-08' });
  expect(startsIn(reply)).toHaveLength(25 * 8 * 60);
});

test.each([
  ['0001-01-01', '0001-12-31'],
  ['9999-01-01', '9999-12-31'],
])('finds no slots at the ends of the calendar, %s to %s', async (start, end) => {
  const host = await service.account();
  const { status, body } = await service.slots(host, { start, end, timezone: 'Pacific/Kiritimati' });
  expect([status, body.data.slots]).toEqual([200, {}]);
});
