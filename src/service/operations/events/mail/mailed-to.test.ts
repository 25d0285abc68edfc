import { afterEach, expect, test } from 'vitest';
import { mondayMorning, openService } from '../../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const withoutMail = await openService();
const withKeptMail = await openService(() => ({ sendsMail: true, keepsMail: true }));

afterEach(() => service.holdClock(mondayMorning));

const ten = '2026-03-03T10:00:00+01:00';
const fields = [
  { identifier: 'name', type: 'text', is_required: true },
  { identifier: 'email', type: 'email', is_required: true },
  { identifier: 'team', type: 'multiple_emails' },
] as const;

test('returns who gets mail about a booking, a new time and a cancellation', async () => {
  const host = await service.account();
  const { id, mailed_to: bookingRecipients } = (await service.book(host, ten)).body.data;
  const change = async (path: string, body: object) =>
    (await service.send(host, `POST /events/${id}/${path}`, body)).body.data;
  const rescheduledEvent = await change('reschedule', { start: '2026-03-03T11:00:00+01:00' });
  const canceledEvent = await change('cancel', {});
  expect([bookingRecipients, rescheduledEvent.mailed_to, canceledEvent.mailed_to]).toEqual(
    Array(3).fill(['invitee', 'host']),
  );
});

test('names no recipient of mail for a repeated cancellation', async () => {
  const host = await service.account();
  const { id } = (await service.book(host, ten)).body.data;
  await service.send(host, `POST /events/${id}/cancel`, {});
  const again = await service.send(host, `POST /events/${id}/cancel`, {});
  const reply = await service.send(host, `GET /events/${id}`);
  expect([again.body.data.mailed_to, reply.body.data.mailed_to]).toEqual([undefined, undefined]);
});

test('counts guests among those mailed when there are any', async () => {
  const host = await service.account({ fields });
  const answers = { name: 'Ada', email: 'ada@example.org', team: ['grace@example.org'] };
  const { data } = (await service.book(host, ten, { answers })).body;
  expect(data.mailed_to).toEqual(['invitee', 'host', 'guests']);
});

test.each([
  ['writes none', withoutMail],
  ['keeps it to be read', withKeptMail],
])('names no recipient of mail on a service that %s', async (_, openedService) => {
  const host = await openedService.account();
  expect((await openedService.book(host, ten)).body.data).not.toHaveProperty('mailed_to');
});
