import { expect, test } from 'vitest';
import { openMailService } from '../../mail/testing/index.ts';
import { openService, ownerOf, type TestAccount } from '../../testing/index.ts';

const { service, mailServer, sendAll } = await openMailService();
const keeping = await openService(() => ({ sendsMail: true, keepsMail: true, mailFrom: 'bookings@example.com' }));
const silent = await openService();

async function statusOf(account: TestAccount, { request }: Pick<typeof service, 'request'> = service) {
  return (await request('/v1/mails/status', { session: ownerOf(account) })).body.data;
}

test('returns the sender and counts sent, failed, waiting and overdue emails', async () => {
  const account = await service.account({ eventType: { reminders: '[{"minutes_before":60,"to":["invitee"]}]' } });
  await service.book(account, '2026-03-03T10:00:00+01:00');
  expect(await statusOf(account)).toEqual({
    sending: 'on',
    sender: 'bookings@example.com',
    last_24_hours: { sent: 0, failed: 0 },
    due: { waiting: 2, overdue: 0 },
    last_sample: null,
  });
  service.holdClock('2026-03-02T08:06:00+01:00');
  expect((await statusOf(account)).due).toEqual({ waiting: 0, overdue: 2 });
  await sendAll();
  expect(await statusOf(account)).toMatchObject({
    last_24_hours: { sent: 2, failed: 0 },
    due: { waiting: 0, overdue: 0 },
  });
  service.holdClock('2026-03-03T08:07:00+01:00');
  expect((await statusOf(account)).last_24_hours).toEqual({ sent: 0, failed: 0 });
});

test('counts an email that is tried again as waiting, and after three attempts as overdue', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  await service.book(account, '2026-03-03T10:00:00+01:00');
  mailServer.refuse(451);
  await sendAll();
  expect((await statusOf(account)).due).toEqual({ waiting: 2, overdue: 0 });
  await service.store.db.updateTable('deliveries').set({ tries: 3 }).where('status', '=', 'pending').execute();
  expect((await statusOf(account)).due).toEqual({ waiting: 0, overdue: 2 });
});

test('keeps what the mail server wrote about an address that it refuses', async () => {
  const account = await service.account({ eventType: { reminders: '[]' } });
  await service.book(account, '2026-03-03T10:00:00+01:00');
  mailServer.refuse(550);
  await sendAll();
  expect((await statusOf(account)).last_24_hours).toEqual({ sent: 0, failed: 2 });
  const { data } = (await service.send(account, 'GET /mails?undelivered=true')).body.data;
  const refusal = { response_status: 550, response_text: expect.stringMatching(/^550 /) };
  expect(data).toMatchObject([refusal, refusal]);
});

test('returns the status of the caller’s last sample', async () => {
  const account = await service.account();
  const request = (path: string, body?: object) =>
    service.request(path, { session: ownerOf(account), ...(body && { method: 'POST', body }) });
  await request('/v1/mails/test', {});
  expect((await statusOf(account)).last_sample).toMatchObject({ address: 'grace@example.com', status: 'pending' });
  await sendAll();
  const { last_sample: sample, last_24_hours: lastDay } = await statusOf(account);
  expect([sample.status, sample.tries, lastDay.sent]).toEqual(['succeeded', 1, 0]);
});

test.each([
  ['kept', keeping],
  ['off', silent],
])('names no sender where mail is %s', async (sending, on) => {
  expect(await statusOf(await on.account(), on)).toMatchObject({ sending, sender: null });
});

test('refuses a member the mail status', async () => {
  const session = { ...ownerOf(await service.account()), role: 'member' } as const;
  expect((await service.request('/v1/mails/status', { session })).status).toBe(403);
});
