import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMinutes, asInstant } from '../../time/index.ts';
import type { Records } from '../records/index.ts';
import { deliveriesOf, instant, makeWebhook, mondayMorning, openReceiver, openService } from '../testing/index.ts';
import { createOutbox } from './create-outbox.ts';

const service = await openService();

beforeEach(() => service.holdClock(mondayMorning));
afterEach(async () => {
  await service.store.db.deleteFrom('deliveries').execute();
});

test('sends due deliveries between start and stop', async () => {
  const { host } = await bookedHost();
  const { outbox, answer } = openReceiver(service);
  const arrival = Promise.withResolvers<void>();
  answer(() => {
    arrival.resolve();
    return { status: 204 };
  });
  outbox.start();
  await arrival.promise;
  await outbox.stop();
  await service.book(host, '2026-03-03T11:00:00+01:00');
  expect(await service.store.countDue(service.clock())).toBe(1);
});

test('waits on stop for the attempt under way', async () => {
  const { host, webhook } = await bookedHost();
  const { outbox, answer } = openReceiver(service);
  const [arrival, response] = [Promise.withResolvers<void>(), Promise.withResolvers<{ status: number }>()];
  answer(() => {
    arrival.resolve();
    return response.promise;
  });
  outbox.start();
  await arrival.promise;
  const stop = outbox.stop();
  response.resolve({ status: 200 });
  await stop;
  expect((await deliveriesOf(service, host, webhook))[0].status).toBe('succeeded');
});

test('repeats even the last attempt if it was aborted on stop', async () => {
  const { host, webhook } = await bookedHost();
  await service.store.db.updateTable('deliveries').set({ tries: 9 }).execute();
  await stopDuringAttempt();
  expect((await deliveriesOf(service, host, webhook)).map(statusOf)).toEqual(['pending']);
});

test('aborts a slow attempt on stop and retries it', async () => {
  const { host, webhook } = await bookedHost();
  await stopDuringAttempt();
  const [delivery] = await deliveriesOf(service, host, webhook);
  expect([delivery.status, delivery.next_try_at]).toEqual(['pending', '2026-03-02T07:00:05+00:00']);
});

test('counts an attempt that was aborted on stop as no response', async () => {
  const { host, webhook } = await bookedHost();
  const { db } = service.store;
  const silent = { timeouts: 3, silent_since: mondayMorning };
  await db.updateTable('webhooks').set(silent).where('id', '=', webhook.id).execute();
  await stopDuringAttempt();
  const health = db.selectFrom('webhooks').select(['timeouts', 'silent_since as since']).where('id', '=', webhook.id);
  expect(await health.executeTakeFirst()).toEqual({ timeouts: 3, since: instant(mondayMorning) });
  expect((await deliveriesOf(service, host, webhook))[0]).toMatchObject({ status: 'pending', failure_reason: null });
});

test('logs a database outage once', async () => {
  const entries: object[] = [];
  const thirdClaim = Promise.withResolvers<void>();
  let times = 0;
  const outbox = createOutbox({
    ...still,
    log: { error: (fields) => entries.push(fields) },
    records: {
      ...service.store,
      claimDue: () => {
        times += 1;
        if (times === 3) thirdClaim.resolve();
        return Promise.reject(new Error('Connection terminated'));
      },
    },
    pollMillis: 1,
  });
  outbox.start();
  await thirdClaim.promise;
  await outbox.stop();
  expect(entries).toMatchObject([{ error: { message: 'Connection terminated' } }]);
});

test('logs a broken attempt without its payload', async () => {
  const { host, webhook } = await bookedHost();
  const entries: object[] = [];
  const deliver = () => Promise.reject(new Error('broken'));
  const log = { error: (fields: object) => entries.push(fields) };
  await createOutbox({ ...still, log, deliver, records: service.store }).runDue();
  const [{ id, next_try_at }] = await deliveriesOf(service, host, webhook);
  expect([entries, next_try_at]).toEqual([
    [{ delivery: id, error: expect.objectContaining({ message: 'broken' }) }],
    '2026-03-02T07:00:05+00:00',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/ada@|lovelace|hook\.example/i);
});

test('logs and retries an attempt whose result could not be saved', async () => {
  await bookedHost();
  const entries: object[] = [];
  const log = { error: (fields: object) => entries.push(fields) };
  const deliver = async () => ({ kind: 'accepted', responseStatus: 200 }) as const;
  const records = { ...service.store, finishAttempt: () => Promise.reject(new Error('Connection terminated')) };
  await createOutbox({ ...still, log, deliver, records }).runDue();
  await service.store.db.updateTable('deliveries').set({ claimed_until: sql`now()` }).execute();
  service.holdClock('2026-03-02T08:01:00+01:00');
  expect([entries.length, await openReceiver(service).outbox.runDue()]).toEqual([1, 1]);
});

test('removes deliveries after 30 days, every ten minutes', async () => {
  const second = Promise.withResolvers<void>();
  const removals: number[] = [];
  let now = asInstant(0);
  const records: Records = {
    ...service.store,
    claimDue: async () => {
      now = addMinutes(now, 5);
      return [];
    },
    removeDeliveriesBefore: async (before) => {
      removals.push(addMinutes(before, 30 * 24 * 60));
      if (removals.length === 2) second.resolve();
      return 0;
    },
  };
  const outbox = createOutbox({ ...still, records, clock: () => now, pollMillis: 1 });
  outbox.start();
  await second.promise;
  await outbox.stop();
  expect(removals.slice(0, 2)).toEqual([addMinutes(asInstant(0), 5), addMinutes(asInstant(0), 15)]);
});

test('removes all expired rows without a pause', async () => {
  const [none, counts] = [Promise.withResolvers<void>(), [100, 100, 7]];
  let now = asInstant(0);
  const records: Records = {
    ...service.store,
    async claimDue() {
      now = addMinutes(asInstant(0), 11);
      return [];
    },
    async removeDeliveriesBefore() {
      if (counts.length === 0) none.resolve();
      return counts.shift() ?? 0;
    },
  };
  const outbox = createOutbox({ ...still, records, clock: () => now, pollMillis: 1 });
  outbox.start();
  await none.promise;
  await outbox.stop();
  expect(counts).toEqual([]);
});

test('marks forgotten accounts although there is always something to remove', async () => {
  const marking = Promise.withResolvers<void>();
  const records: Records = {
    ...service.store,
    claimDue: async () => [],
    removeDeliveriesBefore: async () => 1,
    markForgottenAccounts: async () => marking.resolve(),
  };
  const outbox = createOutbox({ ...still, records, clock: () => asInstant(0), pollMillis: 1 });
  outbox.start();
  await marking.promise;
  await outbox.stop();
});

test('removes stored responses of idle accounts after a day', async () => {
  const { key } = await service.account();
  const body = { url: 'https://example.org/', events: ['event.created'] };
  await service.request('/v1/webhooks', { key, body, headers: { 'idempotency-key': 'a' } });
  const listKeys = () => service.store.db.selectFrom('idempotency_keys').select('key').execute();
  expect(await listKeys()).toHaveLength(1);
  const clock = () => addMinutes(service.clock(), 24 * 60);
  const outbox = createOutbox({ ...still, records: service.store, clock, pollMillis: 1 });
  outbox.start();
  await expect.poll(() => listKeys()).toEqual([]);
  await outbox.stop();
});

test('keeps deliveries that will be retried', async () => {
  const { host, webhook } = await bookedHost();
  await openReceiver(service).outbox.runDue();
  expect(await service.store.removeDeliveriesBefore(service.clock())).toBe(0);
  service.holdClock('2026-03-02T08:01:00+01:00');
  await service.book(host, '2026-03-03T11:00:00+01:00');
  expect(await deliveriesOf(service, host, webhook)).toHaveLength(2);
  expect(await service.store.removeDeliveriesBefore(service.clock())).toBe(1);
  expect((await deliveriesOf(service, host, webhook)).map(statusOf)).toEqual(['pending']);
});

const still = {
  clock: service.clock,
  log: { error: () => undefined },
  random: () => 0.5,
  deliver: () => Promise.reject(new Error('Unexpected delivery.')),
  sendsMail: false,
};

async function bookedHost() {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  await service.book(host, '2026-03-03T10:00:00+01:00');
  return { host, webhook };
}

function statusOf({ status }: { readonly status: string }): string {
  return status;
}

/** Stops the outbox while a receiver takes longer than the outbox waits for it. */
async function stopDuringAttempt(): Promise<void> {
  const { outbox, answer } = openReceiver(service, { graceMillis: 0 });
  const arrival = Promise.withResolvers<void>();
  answer(() => {
    arrival.resolve();
    return new Promise(() => undefined);
  });
  outbox.start();
  await arrival.promise;
  await outbox.stop();
}
