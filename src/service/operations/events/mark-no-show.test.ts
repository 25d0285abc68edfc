import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeWebhook, mondayMorning, openReceiver, openService, type TestAccount } from '../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));

const ten = '2026-03-03T10:00:00+01:00';
const afterTen = '2026-03-03T10:00:01+01:00';

beforeEach(() => service.holdClock(mondayMorning));
// Deliveries of one test must not reach the next.
afterEach(async () => {
  await service.store.db.deleteFrom('deliveries').execute();
});

async function bookEvent() {
  const host = await service.account();
  return { host, event: (await service.book(host, ten)).body.data };
}

function mark(host: TestAccount, { id }: { readonly id: string }, absent: boolean) {
  return service.send(host, `POST /events/${id}/no-show`, { absent });
}

describe('after the start of an event', () => {
  test('marks a no-show and leaves the sequence that calendars know', async () => {
    const { host, event } = await bookEvent();
    service.holdClock(afterTen);
    const { status, body } = await mark(host, event, true);
    const { mailed_to, ...rest } = event;
    const markedEvent = { ...rest, outcome: 'no_show', updated_at: '2026-03-03T09:00:01+00:00' };
    expect([status, body.data]).toEqual([200, markedEvent]);
    expect((await service.send(host, `GET /events/${event.id}`)).body.data).toEqual(markedEvent);
  });

  test('removes the mark, so that the event has no outcome', async () => {
    const { host, event } = await bookEvent();
    service.holdClock(afterTen);
    await mark(host, event, true);
    const { status, body } = await mark(host, event, false);
    expect([status, 'outcome' in body.data]).toEqual([200, false]);
  });

  test('repeats a mark without further effect', async () => {
    const { host, event } = await bookEvent();
    service.holdClock(afterTen);
    const first = await mark(host, event, true);
    service.holdClock('2026-03-03T11:00:00+01:00');
    const again = await mark(host, event, true);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test.each([{}, { absent: 'yes' }, { absent: null }, { absent: true, reason: 'Ill' }])(
    'refuses the body %j',
    async (body) => {
      const { host, event } = await bookEvent();
      service.holdClock(afterTen);
      expect((await service.send(host, `POST /events/${event.id}/no-show`, body)).status).toBe(422);
    },
  );
});

test.each([true, false])('does not set absent to %s before the event has started', async (absent) => {
  const { host, event } = await bookEvent();
  service.holdClock(ten);
  const { status, body } = await mark(host, event, absent);
  expect([status, body.error.code]).toEqual([409, 'event_not_started']);
});

test('refuses a canceled event', async () => {
  const { host, event } = await bookEvent();
  await service.send(host, `POST /events/${event.id}/cancel`);
  service.holdClock(afterTen);
  const { status, body } = await mark(host, event, true);
  expect([status, body.error.code]).toEqual([409, 'event_canceled']);
});

test.each([true, false])('sets absent to %s until 30 days after the start, and no later', async (absent) => {
  const { host, event } = await bookEvent();
  service.holdClock(afterTen);
  await mark(host, event, !absent);
  service.holdClock('2026-04-02T09:00:00.001Z');
  const { status, body } = await mark(host, event, absent);
  const message = 'This event started more than 30 days ago: its outcome can no longer be changed.';
  expect([status, body.error]).toEqual([409, expect.objectContaining({ code: 'event_in_past', message })]);
  service.holdClock('2026-04-02T09:00:00Z');
  expect((await mark(host, event, absent)).status).toBe(200);
});

test('refuses a no-show 31 days after the start', async () => {
  const { host, event } = await bookEvent();
  service.holdClock('2026-04-03T09:00:00Z');
  const { status, body } = await mark(host, event, true);
  expect([status, body.error.code]).toEqual([409, 'event_in_past']);
});

test('does not mark the event of another account', async () => {
  const { host, event } = await bookEvent();
  service.holdClock(afterTen);
  const { status, body } = await mark(await service.account(), event, true);
  expect([status, body.error.code]).toEqual([403, 'access_denied']);
  expect((await service.send(host, `GET /events/${event.id}`)).body.data.outcome).toBeUndefined();
});

describe('marking a no-show', () => {
  test('sends one message to webhooks for each change, however often it is repeated', async () => {
    const { host, event } = await bookEvent();
    await service.store.db.deleteFrom('deliveries').execute();
    await makeWebhook(service, host, { events: ['event.no_show'] });
    const { outbox, messages } = openReceiver(service);
    service.holdClock(afterTen);
    const replies = await Promise.all([1, 2, 3, 4].map(() => mark(host, event, true)));
    await outbox.runDue();
    const back = await mark(host, event, false);
    await mark(host, event, false);
    await outbox.runDue();
    const timestamp = '2026-03-03T09:00:01+00:00';
    expect(messages.map(({ body }) => JSON.parse(body))).toEqual([
      { type: 'event.no_show', timestamp, data: replies[0]?.body.data },
      { type: 'event.no_show', timestamp, data: back.body.data },
    ]);
  });

  test('sends no mail about a no-show', async () => {
    const { host, event } = await bookEvent();
    await service.store.db.deleteFrom('deliveries').execute();
    service.holdClock(afterTen);
    const { body } = await mark(host, event, true);
    expect(body.data.mailed_to).toBeUndefined();
    expect(await service.store.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
  });
});
