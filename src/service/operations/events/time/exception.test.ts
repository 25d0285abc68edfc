import { expect, test } from 'vitest';
import { calendarOf, openCalendarService, openFeedServer } from '../../../calendars/calendar-service.testing.ts';
import { ada, startsIn, type TestAccount } from '../../../testing/index.ts';

const feed = await openFeedServer();
const service = await openCalendarService(feed.host);

const ten = '2026-03-03T10:00:00+01:00';
const exception = { ignore_rules: true };

/** Times that the rules of a host refuse, by the rule. */
const refusedStarts = [
  ['outside_hours', '2026-03-07T20:00:00+01:00', {}],
  ['off_grid', '2026-03-03T15:07:00+01:00', {}],
  ['notice', '2026-03-02T09:00:00+01:00', { min_scheduling_notice: 600 }],
  ['window', '2026-03-10T10:00:00+01:00', { booking_window_days: 2 }],
  ['limit', '2026-03-03T12:00:00+01:00', { booking_frequency_limits: JSON.stringify({ day: 1 }) }],
  ['taken', '2026-03-03T10:30:00+01:00', { buffer_time_after_event: 30 }],
] as const;

test.each(refusedStarts)('books against the rule "%s" by an exception', async (reason, start, eventType) => {
  const host = await service.account({ eventType });
  await service.book(host, ten);
  expect((await service.book(host, start)).body.error.reason).toBe(reason);
  const { status, body } = await service.book(host, start, exception);
  expect([status, body.data?.start]).toEqual([201, start]);
});

test.each(refusedStarts)('reschedules against the rule "%s" by an exception', async (reason, start, eventType) => {
  const host = await service.account({ eventType });
  await service.book(host, ten);
  const later = (await service.book(host, '2026-03-04T12:00:00+01:00')).body.data;
  const path = `POST /events/${later.id}/reschedule` as const;
  expect((await service.send(host, path, { start })).body.error.reason).toBe(reason);
  const { status, body } = await service.send(host, path, { start, ...exception });
  expect([status, body.data?.id, body.data?.start]).toEqual([200, later.id, start]);
});

test.each(['2026-03-03T15:07:30+01:00', '2026-03-03T15:07:00.500+01:00'])(
  'refuses an exception that starts between two minutes: %s',
  async (start) => {
    const host = await service.account();
    const { id } = (await service.book(host, ten)).body.data;
    const booking = await service.book(host, start, exception);
    const rescheduling = await service.send(host, `POST /events/${id}/reschedule`, { start, ...exception });
    for (const { status, body } of [booking, rescheduling])
      expect([status, Object.keys(body.error.errors)]).toEqual([422, ['start']]);
  },
);

test('reschedules but never books on an inactive event type by an exception', async () => {
  const host = await service.account();
  const { id } = (await service.book(host, ten)).body.data;
  await host.updateEventType({ is_active: false });
  const start = '2026-03-04T12:00:00+01:00';
  const reply = await service.send(host, `POST /events/${id}/reschedule`, { start, ...exception });
  expect([reply.status, reply.body.data?.start]).toEqual([200, start]);
  expect((await service.book(host, ten, exception)).status).toBe(422);
});

test('books above an invitee’s limit when a host makes an exception', async () => {
  const host = await service.account({ eventType: { most_open_per_invitee: 1 } });
  await service.book(host, ten);
  const again = '2026-03-04T10:00:00+01:00';
  expect((await service.book(host, again)).body.error.code).toBe('invitee_limit_reached');
  expect((await service.book(host, again, exception)).status).toBe(201);
});

test.each([
  ['overlaps another booking', '2026-03-03T10:15:00+01:00', 'taken'],
  ['overlaps an entry of a calendar', '2026-03-04T10:45:00+01:00', 'taken'],
  ['is over', '2026-03-01T10:00:00+01:00', 'notice'],
])('refuses even a host a time that %s', async (_, start, reason) => {
  const host = await service.account();
  feed.serve(calendarOf('20260304T090000Z/20260304T100000Z'));
  await service.connect(host, feed.url);
  await service.book(host, ten);
  const event = (await service.book(host, '2026-03-05T10:00:00+01:00')).body.data;
  const replies = [
    await service.book(host, start, exception),
    await service.send(host, `POST /events/${event.id}/reschedule`, { start, ...exception }),
  ];
  expect(replies.map(({ status, body }) => [status, body.error.reason])).toEqual([
    [409, reason],
    [409, reason],
  ]);
});

test('books one of many concurrent exceptions for one time', async () => {
  const host = await service.account();
  const start = '2026-03-08T20:00:00+01:00';
  const replies = await Promise.all(Array.from({ length: 8 }, () => service.book(host, start, exception)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.error?.reason === 'taken')).toHaveLength(7);
});

test('cuts the buffers of an exception to the free time', async () => {
  const eventType = { time_slot_interval: 15, buffer_time_before_event: 30, buffer_time_after_event: 30 };
  const host = await service.account({ eventType });
  await service.book(host, ten);
  // Its buffer before is taken by the meeting that ends where it begins; the one after it is free.
  await service.book(host, '2026-03-03T10:30:00+01:00', exception);
  expect(await listOfferedTimes(host)).toEqual(expect.not.arrayContaining(['11:00', '11:15', '11:30', '11:45']));
  expect(await listOfferedTimes(host)).toContain('12:00');
});

test('ends the buffer of a meeting where an exception begins', async () => {
  const host = await service.account({ eventType: { time_slot_interval: 15, buffer_time_after_event: 45 } });
  await service.book(host, ten);
  const second = (await service.book(host, '2026-03-03T10:45:00+01:00', exception)).body.data;
  const { body } = await service.send(host, `GET /event-types/${host.eventTypeId}/slots/explain?${query}`);
  const times = body.data.layers.flatMap((layer: Layer) => (layer.kind === 'busy' ? [layer.source.with_buffers] : []));
  expect(times).toEqual([
    { from: ten, to: second.start },
    { from: second.start, to: '2026-03-03T12:00:00+01:00' },
  ]);
});

test('does not let a page make an exception', async () => {
  const host = await service.account();
  const headers = { 'sched-acting-for': `event-types/${host.eventTypeId}` };
  const draft = { event_type_id: host.eventTypeId, start: ten, timezone: 'Europe/Berlin', answers: ada };
  const booking = await service.request('/v1/events', { headers, trusted: true, body: { ...draft, ...exception } });
  const event = (await service.book(host, ten)).body.data;
  const rescheduling = await service.request(`/v1/events/${event.id}/reschedule`, {
    headers: { 'sched-acting-for': `events/${event.id}` },
    trusted: true,
    body: { start: '2026-03-03T20:00:00+01:00', ...exception },
  });
  expect([booking, rescheduling].map(({ status, body }) => [status, body.error.code])).toEqual([
    [403, 'access_denied'],
    [403, 'access_denied'],
  ]);
});

type Layer = { readonly kind: string; readonly source: { readonly with_buffers: object } };

const query = 'date=2026-03-03&timezone=Europe/Berlin';

/** Returns the times that are offered on the day of the meetings. */
async function listOfferedTimes(host: TestAccount): Promise<string[]> {
  const starts = startsIn(await service.slots(host, { start: '2026-03-03', end: '2026-03-03' }));
  return starts.map((start) => start.slice(11, 16));
}
