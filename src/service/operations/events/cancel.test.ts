import { afterEach, expect, test } from 'vitest';
import { mondayMorning, openService } from '../../testing/index.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

const ten = '2026-03-03T10:00:00+01:00';

test('stores the reason, raises the sequence and frees the time', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'Ill' });
  const updated_at = '2026-03-02T07:05:00+00:00';
  const canceledEvent = { ...event, status: 'canceled', cancel_reason: 'Ill', sequence: 1, updated_at };
  expect([status, body.data]).toEqual([200, canceledEvent]);
  expect((await service.book(host, ten)).status).toBe(201);
});

test('cancels twice without further effect', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const first = await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'Ill' });
  service.holdClock('2026-03-04T08:00:00+01:00');
  const again = await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'Well' });
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('raises the sequence once for concurrent cancellations', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const replies = await Promise.all([1, 2, 3, 4].map(() => service.send(host, `POST /events/${event.id}/cancel`)));
  expect(replies.map(({ status, body }) => [status, body.data.sequence])).toEqual(Array(4).fill([200, 1]));
});

test.each([
  ['no body', undefined, 200],
  ['an empty body', {}, 200],
  ['no reason', { reason: null }, 200],
  ['2000 characters', { reason: 'x'.repeat(2000) }, 200],
  ['2001 characters', { reason: 'x'.repeat(2001) }, 422],
  ['a number', { reason: 7 }, 422],
  ['another field', { why: 'Ill' }, 422],
])('refuses a cancellation with %s', async (_, body, status) => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  expect((await service.send(host, `POST /events/${event.id}/cancel`, body)).status).toBe(status);
});

test.each(['', ' ', '\n'])('treats the reason %j as none', async (reason) => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  const { body } = await service.send(host, `POST /events/${event.id}/cancel`, { reason });
  expect(body.data).toMatchObject({ status: 'canceled', cancel_reason: null });
});
