import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addMinutes } from '../../../../time/index.ts';
import { makeWebhook, mondayMorning, openService, type TestAccount } from '../../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const { store } = service;
const { db } = store;
const start = '2026-03-03T10:00:00+01:00';
const days = 24 * 60;

beforeEach(async () => {
  service.holdClock(mondayMorning);
  await db.deleteFrom('deliveries').execute();
});

/** An account with a canceled event and the messages about it, which nothing has attempted. */
async function openCanceled() {
  const host = await service.account();
  await makeWebhook(service, host, { events: ['event.canceled'] });
  const event = (await service.book(host, start)).body.data;
  await service.send(host, `POST /events/${event.id}/cancel`);
  return { host, event };
}

async function recipientsIn({ accountId }: TestAccount): Promise<string[]> {
  const deliveries = db.selectFrom('deliveries').select('recipient').distinct().orderBy('recipient');
  return (await deliveries.where('account_id', '=', accountId).execute()).map(({ recipient }) => recipient);
}

/** Pauses the webhooks of an account without changing what waits, as if a booking wrote that afterwards. */
async function pause({ accountId }: TestAccount): Promise<void> {
  await db.updateTable('webhooks').set({ is_active: false }).where('account_id', '=', accountId).execute();
}

const erase = (host: TestAccount, { contact_id: id }: { readonly contact_id: string }) =>
  service.send(host, `DELETE /contacts/${id}?events=erase`);

/** Removes what is left to remove about erased events after some days. */
async function removeErased(daysLater: number): Promise<void> {
  const search = { erasedSince: addMinutes(service.clock(), -1), now: addMinutes(service.clock(), daysLater * days) };
  while ((await store.removeErasedDeliveries(search)) > 0);
}

test('deletes a message about an erased event that was written after its webhook was paused', async () => {
  const { host, event } = await openCanceled();
  await pause(host);
  await erase(host, event);
  expect(await recipientsIn(host)).toEqual(['host', 'invitee']);
});

test('removes a message about an erased event whose webhook is paused afterwards', async () => {
  const { host, event } = await openCanceled();
  await erase(host, event);
  await removeErased(0);
  expect(await recipientsIn(host)).toEqual(['host', 'invitee', 'webhook']);
  await pause(host);
  await removeErased(0);
  expect(await recipientsIn(host)).toEqual(['host', 'invitee']);
});

test('removes messages about an erased event that nothing has attempted for five days', async () => {
  const { host, event } = await openCanceled();
  await erase(host, event);
  await removeErased(4);
  expect(await recipientsIn(host)).toEqual(['host', 'invitee', 'webhook']);
  await removeErased(6);
  expect(await recipientsIn(host)).toEqual([]);
});

test('deletes messages that nothing had attempted for five days when their event is erased', async () => {
  const { host, event } = await openCanceled();
  service.holdClock('2026-03-08T08:00:00+01:00');
  await erase(host, event);
  expect(await recipientsIn(host)).toEqual([]);
});

test('keeps an old message about an erased event while it is being attempted', async () => {
  const { host, event } = await openCanceled();
  await erase(host, event);
  await db
    .updateTable('deliveries')
    .set({ claimed_until: sql`now() + interval '1 hour'` })
    .where('recipient', '=', 'invitee')
    .execute();
  await removeErased(6);
  expect(await recipientsIn(host)).toEqual(['invitee']);
});

test('removes mail that has been due for as long as deliveries are kept', async () => {
  const { host } = await openCanceled();
  expect(await store.removeDeliveriesBefore(service.clock())).toBe(0);
  while ((await store.removeDeliveriesBefore(addMinutes(service.clock(), 1))) > 0);
  expect(await recipientsIn(host)).toEqual([]);
});

test('keeps a reminder that is not due yet, however long ago it was planned', async () => {
  const host = await service.account();
  await host.updateEventType({ reminders: JSON.stringify([{ minutes_before: 60, to: ['invitee'] }]) });
  await service.book(host, start);
  while ((await store.removeDeliveriesBefore(addMinutes(service.clock(), 1))) > 0);
  const kinds = db.selectFrom('deliveries').select('kind').where('account_id', '=', host.accountId);
  expect(await kinds.execute()).toEqual([{ kind: 'event.reminder' }]);
});
