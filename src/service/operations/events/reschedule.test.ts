import { afterEach, expect, test } from 'vitest';
import { mondayMorning, openService, startsIn } from '../../testing/index.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

const ten = '2026-03-03T10:00:00+01:00';
const eleven = '2026-03-03T11:00:00+01:00';

test.each([
  ['cancel', {}],
  ['reschedule', { start: '2026-03-05T10:00:00+01:00' }],
])('refuses to %s an event that has begun', async (act, body) => {
  const host = await service.account();
  const [begunEvent, beginning] = [
    (await service.book(host, ten)).body.data,
    (await service.book(host, eleven)).body.data,
  ];
  service.holdClock('2026-03-03T10:00:00.001+01:00');
  const refusal = await service.send(host, `POST /events/${begunEvent.id}/${act}`, body);
  service.holdClock(eleven);
  expect([refusal.status, refusal.body.error.code]).toEqual([409, 'event_in_past']);
  expect((await service.send(host, `POST /events/${beginning.id}/${act}`, body)).status).toBe(200);
});

test('keeps the id of a rescheduled event', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten, { timezone: 'UTC' })).body.data;
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(host, `POST /events/${event.id}/reschedule`, { start: eleven });
  const times = { start: '2026-03-03T10:00:00+00:00', end: '2026-03-03T10:30:00+00:00' };
  const rescheduledEvent = { ...event, ...times, sequence: 1, updated_at: '2026-03-02T07:05:00+00:00' };
  expect([status, body.data]).toEqual([200, rescheduledEvent]);
  const range = { start: '2026-03-03', end: '2026-03-03' };
  expect(startsIn(await service.slots(host, range))).toContain(ten);
  expect(startsIn(await service.slots(host, range))).not.toContain(eleven);
});

test('changes nothing when an event is rescheduled to the time it has', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  service.holdClock('2026-03-02T08:05:00+01:00');
  const body = { start: '2026-03-03T09:00:00Z', duration: 30 };
  const reply = await service.send(host, `POST /events/${event.id}/reschedule`, body);
  expect([reply.status, reply.body.data]).toEqual([200, event]);
});

test('ignores only the event’s own time when rescheduling', async () => {
  const host = await service.account({ eventType: { time_slot_interval: 15, buffer_time_before_event: 15 } });
  const event = (await service.book(host, ten)).body.data;
  await service.book(host, '2026-03-03T12:00:00+01:00');
  const reschedule = (start: string) => service.send(host, `POST /events/${event.id}/reschedule`, { start });
  expect((await reschedule('2026-03-03T10:15:00+01:00')).status).toBe(200);
  expect((await reschedule('2026-03-03T10:30:00+01:00')).body.data.sequence).toBe(2);
  expect((await reschedule('2026-03-03T11:45:00+01:00')).body.error.reason).toBe('taken');
});

test('leaves a rescheduled event out of its own limits', async () => {
  const host = await service.account({ eventType: { booking_frequency_limits: JSON.stringify({ day: 1 }) } });
  const event = (await service.book(host, ten)).body.data;
  expect((await service.send(host, `POST /events/${event.id}/reschedule`, { start: eleven })).status).toBe(200);
  await service.book(host, '2026-03-04T10:00:00+01:00');
  const full = await service.send(host, `POST /events/${event.id}/reschedule`, { start: '2026-03-04T11:00:00+01:00' });
  expect([full.status, full.body.error.reason]).toEqual([409, 'limit']);
});

test.each([
  ['2026-03-03T10:10:00+01:00', 'off_grid'],
  ['2026-03-07T10:00:00+01:00', 'outside_hours'],
  ['2026-02-27T10:00:00+01:00', 'notice'],
  ['9999-12-31T10:00:00+01:00', 'window'],
])('refuses to reschedule to %s: %s', async (start, reason) => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const { status, body } = await service.send(host, `POST /events/${event.id}/reschedule`, { start });
  expect([status, body.error.code, body.error.reason]).toEqual([409, 'slot_unavailable', reason]);
  expect((await service.send(host, `GET /events/${event.id}`)).body.data).toEqual(event);
});

test('changes the duration only when one is sent', async () => {
  const host = await service.account({ eventType: { durations: [30, 60] } });
  const event = (await service.book(host, ten)).body.data;
  const reschedule = (body: object) => service.send(host, `POST /events/${event.id}/reschedule`, body);
  expect((await reschedule({ start: eleven, duration: 60 })).body.data.duration).toBe(60);
  expect((await reschedule({ start: '2026-03-03T12:00:00+01:00' })).body.data.duration).toBe(60);
  expect((await reschedule({ start: eleven, duration: 45 })).body.error.errors).toHaveProperty('duration');
});

test('accepts the current duration of an event although it is no longer offered', async () => {
  const host = await service.account({ eventType: { durations: [30, 45], time_slot_interval: 15 } });
  const event = (await service.book(host, ten, { duration: 45 })).body.data;
  await host.updateEventType({ durations: [30, 60] });
  const reply = await service.send(host, `POST /events/${event.id}/reschedule`, { start: eleven, duration: 45 });
  expect([reply.status, reply.body.data?.duration]).toEqual([200, 45]);
});

test.each([
  ['start', {}],
  ['start', { start: '2026-03-03T10:00:00' }],
  ['duration', { start: ten, duration: 0 }],
  ['timezone', { start: ten, timezone: 'UTC' }],
])('refuses to reschedule with a wrong %s: %j', async (path, body) => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const reply = await service.send(host, `POST /events/${event.id}/reschedule`, body);
  expect([reply.status, Object.keys(reply.body.error.errors)]).toEqual([422, [path]]);
});

test('cancels but never reschedules on an inactive event type', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  await host.updateEventType({ is_active: false });
  const reply = await service.send(host, `POST /events/${event.id}/reschedule`, { start: eleven });
  expect([reply.status, Object.keys(reply.body.error.errors)]).toEqual([422, ['start']]);
  expect((await service.send(host, `POST /events/${event.id}/cancel`)).status).toBe(200);
});

test('never books one time twice under concurrent changes', async () => {
  const host = await service.account();
  const events = [
    await service.book(host, '2026-03-04T10:00:00+01:00'),
    await service.book(host, '2026-03-04T11:00:00+01:00'),
  ];
  const moves = events.map(({ body }) => service.send(host, `POST /events/${body.data.id}/reschedule`, { start: ten }));
  const replies = await Promise.all([...moves, service.book(host, ten), service.book(host, ten)]);
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.error?.reason === 'taken')).toHaveLength(3);
});
