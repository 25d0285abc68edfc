import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeWebhook, mondayMorning, openReceiver, openService } from '../testing/index.ts';

const service = await openService();
const ten = '2026-03-03T10:00:00+01:00';

beforeEach(() => service.holdClock(mondayMorning));
// Deliveries of one test must not reach the next.
afterEach(async () => {
  await service.store.db.deleteFrom('deliveries').execute();
});

test('sends a message when an event is booked, rescheduled and canceled', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox, messages } = openReceiver(service);
  const event = (await service.book(host, ten)).body.data;
  await outbox.runDue();
  const start = '2026-03-03T11:00:00+01:00';
  const rescheduledEvent = (await service.send(host, `POST /events/${event.id}/reschedule`, { start })).body.data;
  await outbox.runDue();
  const canceledEvent = (await service.send(host, `POST /events/${event.id}/cancel`)).body.data;
  await outbox.runDue();
  const timestamp = '2026-03-02T07:00:00+00:00';
  expect(messages.map(({ body }) => JSON.parse(body))).toEqual([
    { type: 'event.created', timestamp, data: event },
    { type: 'event.rescheduled', timestamp, data: rescheduledEvent },
    { type: 'event.canceled', timestamp, data: canceledEvent },
  ]);
  expect(messages.every(({ url }) => url === webhook.url)).toBe(true);
});

test('signs messages so that the receiver can verify them', async () => {
  const host = await service.account();
  const { secret } = await makeWebhook(service, host);
  const { outbox, messages } = openReceiver(service);
  await service.book(host, ten);
  await outbox.runDue();
  vi.useFakeTimers({ now: service.clock(), toFake: ['Date'] });
  const [message] = messages;
  expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
    type: 'event.created',
  });
  vi.useRealTimers();
});

test('sends messages only to active webhooks that subscribed', async () => {
  const [host, other] = [await service.account(), await service.account()];
  await makeWebhook(service, host, { events: ['event.canceled'] });
  await makeWebhook(service, host, { is_active: false });
  await makeWebhook(service, other);
  const { outbox } = openReceiver(service);
  await service.book(host, ten);
  expect(await outbox.runDue()).toBe(0);
});

test('sends nothing when an event is rescheduled to its current time', async () => {
  const host = await service.account();
  await makeWebhook(service, host, { events: ['event.rescheduled'] });
  const event = (await service.book(host, ten)).body.data;
  await service.send(host, `POST /events/${event.id}/reschedule`, { start: ten });
  expect(await openReceiver(service).outbox.runDue()).toBe(0);
});

test('sends nothing for a refused booking', async () => {
  const host = await service.account();
  await makeWebhook(service, host);
  const replies = await Promise.all([1, 2, 3, 4].map(() => service.book(host, ten)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await openReceiver(service).outbox.runDue()).toBe(1);
});

test('sends one message for a replayed request', async () => {
  const host = await service.account();
  await makeWebhook(service, host);
  const body = {
    event_type_id: host.eventTypeId,
    start: ten,
    timezone: 'UTC',
    answers: { name: 'A', email: 'a@b.example' },
  };
  const request = { key: host.key, body, headers: { 'idempotency-key': 'once' } };
  const [first, again] = [await service.request('/v1/events', request), await service.request('/v1/events', request)];
  expect(again.body).toEqual(first.body);
  expect(await openReceiver(service).outbox.runDue()).toBe(1);
});

test('sends nothing when the booking is rolled back', async () => {
  const host = await service.account();
  await makeWebhook(service, host);
  const event = (await service.book(host, ten)).body.data;
  const announcement = {
    accountId: host.accountId,
    kind: 'event.created',
    event,
    sendsMail: true,
    reminders: [],
    now: service.clock(),
  } as const;
  const work = service.store.withHostsLocked(
    { accountId: host.accountId, userIds: [host.userId] },
    async (hostRecords) => {
      await hostRecords.announce(announcement);
      throw new Error('The disk is full.');
    },
  );
  await expect(work).rejects.toThrow('The disk is full.');
  expect(await service.store.countDue(service.clock())).toBe(1);
});

test('signs with the old and the new secret for a day', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const newSecret = (await service.send(host, `POST /webhooks/${webhook.id}/rotate-secret`)).body.data;
  const { outbox, messages } = openReceiver(service);
  const isSignedBy = async (at: string) => {
    service.holdClock(at);
    await service.send(host, `POST /webhooks/${webhook.id}/test`);
    await outbox.runDue();
    vi.useFakeTimers({ now: service.clock(), toFake: ['Date'] });
    const { body = '', headers = {} } = messages.at(-1) ?? {};
    const verifications = [webhook, newSecret].map(({ secret }) => verifies(secret, body, headers));
    vi.useRealTimers();
    return verifications;
  };
  expect(await isSignedBy('2026-03-03T07:59:59.999+01:00')).toEqual([true, true]);
  expect(await isSignedBy('2026-03-03T08:00:00+01:00')).toEqual([false, true]);
});

function verifies(secret: string, body: string, headers: Readonly<Record<string, string>>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
