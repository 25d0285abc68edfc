import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { DeliveryUpdate } from '../../records/index.ts';
import { explain, openService, statementsOf } from '../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const { store, clock } = service;

function refuse(delivery: DeliveryUpdate['delivery']): Promise<void> {
  const refusal = {
    status: 'failed',
    responseStatus: 550,
    responseText: null,
    failureReason: null,
    nextAttemptAt: null,
  } as const;
  const ending = { pausesWebhook: false, isAborted: false, isUndeliverable: true };
  return store.finishAttempt({ ...refusal, delivery, ...ending, now: clock() });
}

test('finds earlier notices about a recipient without reading the host’s other mail', async () => {
  const host = await service.account();
  const { accountId } = host;
  await service.book(host, '2026-03-03T10:00:00+01:00');
  const mails = store.db.updateTable('deliveries').where('account_id', '=', accountId);
  await mails.set({ recipient: 'invitee' }).execute();
  const claims = await store.claimDue({ channel: 'mail', now: clock(), limit: 2, claimSeconds: 30, random: () => 0 });
  const [first, second] = claims;
  if (!first || !second) throw new Error('There is too little to claim.');
  await refuse(first);
  await sql`
    insert into deliveries (account_id, id, recipient, kind, payload, status, created_at, updated_at)
    select ${accountId}::bigint, md5(n::text)::uuid, 'host', 'event.created', repeat('x', 600), 'succeeded', now(), now()
    from generate_series(1, 5000) as n`.execute(store.db);
  await sql`vacuum analyze deliveries`.execute(store.db);
  const statements = await statementsOf(() => refuse(second));
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const scans = await explain(client, statements);
  await client.end();
  expect(scans).toEqual([expect.stringContaining('deliveries_refused')]);
});
