import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';

const service = await openService();
const { store, send } = service;

/** Each shard counts from its own number of billions, so that no account meets another's ids when it moves. */
const idsOfShard = 10 ** 12;

test.each([1, 9000])('books, lists and delivers for an account of shard %i as for any other', async (shard) => {
  const first = shard * idsOfShard + 1;
  await countFrom(first);
  const account = await service.account();
  expect([account.accountId, account.userId, account.eventTypeId]).toEqual([first, first, first]);
  const booking = await service.book(account, '2026-03-03T10:00:00+01:00');
  expect([booking.status, booking.body.data.event_type_id]).toEqual([201, first]);
  const webhook = await send(account, 'POST /webhooks', { url: 'https://hook.example/in', events: ['event.canceled'] });
  expect(webhook.body.data.id).toBe(first);
  expect((await send(account, `DELETE /webhooks/${first}`)).status).toBe(200);
  expect((await send(account, `GET /events?event_type_id=${first}`)).body.data.total).toBe(1);
  expect((await send(account, `GET /event-types/${first}`)).body.data.id).toBe(first);
  const update = await send(account, `PUT /event-types/${first}`, { availability_id: account.availabilityId });
  expect(update.body.data.availability_id).toBe(first);
  const hosts = [{ user_id: first }];
  expect((await send(account, `PUT /event-types/${first}/hosts`, { hosts })).status).toBe(200);
  expect((await service.book(account, '2026-03-03T12:00:00+01:00')).status).toBe(201);
});

/** Sets every sequence as the operator of another shard does. */
async function countFrom(first: number): Promise<void> {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, ${first}, false) from pg_sequences
    where schemaname = current_schema()`.execute(store.db);
}
