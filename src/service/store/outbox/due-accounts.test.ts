import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { addMinutes } from '../../../time/index.ts';
import { openService } from '../../testing/index.ts';
import { createEmptyDatabase } from '../database.testing.ts';
import { openStore } from '../open-store.ts';
import { claimAccount, listDueAccounts, recordDue, releaseAccount } from './due-accounts.ts';

const service = await openService();
const { store, clock } = service;

test('finds deliveries that waited before the migration', async () => {
  const database = await createEmptyDatabase();
  const older = await openStore({ databaseUrl: database.databaseUrl });
  afterAll(async () => {
    await older.close();
    await database.drop();
  });
  await older.migrate('0021-events-by-status');
  await sql`insert into accounts (name, created_at) values ('Older', now())`.execute(older.db);
  await sql`
    insert into deliveries (account_id, id, recipient, kind, payload, next_try_at, created_at, updated_at)
    select id, gen_random_uuid(), 'invitee', 'event.created', '{}', timestamptz '2026-03-02Z', now(), now()
    from accounts`.execute(older.db);
  await older.migrate();
  const deliveries = await older.claimDue({
    channel: 'mail',
    now: clock(),
    limit: 8,
    claimSeconds: 20,
    random: Math.random,
  });
  expect(deliveries).toMatchObject([{ attempts: 1, recipient: { kind: 'invitee' } }]);
});

test('finds deliveries written while an account is claimed', async () => {
  const { accountId } = await service.account();
  const [now, later] = [clock(), addMinutes(clock(), 5)];
  const due = { accountId, channel: 'mail', dueAt: now } as const;
  await recordDue(store.db, due);
  const claim = await claimAccount(store.db, due);
  if (!claim) throw new Error('The account could not be claimed.');
  await recordDue(store.db, { ...due, dueAt: later });
  await releaseAccount(store.db, { ...claim, nextClaimAt: null, isFull: false });
  expect(await listDueAccounts(store.db, { channel: 'mail', now: later, limit: 1 })).toEqual([accountId]);
});

test('lets one process at a time claim an account', async () => {
  const { accountId } = await service.account();
  const due = { accountId, channel: 'mail', dueAt: clock() } as const;
  await recordDue(store.db, due);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimAccount(store.db, due)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('counts a small backlog and estimates a large one', async () => {
  const { accountId } = await service.account();
  await makeDue(accountId, 9000);
  expect(await store.countDue(clock())).toBe(9000);
  await makeDue(accountId, 41_000);
  await sql`analyze deliveries`.execute(store.db);
  const total = await store.countDue(clock());
  expect([total > 40_000, total < 60_000]).toEqual([true, true]);
});

async function makeDue(accountId: number, count: number): Promise<void> {
  await sql`
    insert into deliveries (account_id, id, recipient, kind, payload, next_try_at, created_at, updated_at)
    select ${accountId}, gen_random_uuid(), 'host', 'event.created', '{}', timestamptz '2026-03-02Z', now(), now()
    from generate_series(1, ${count}::integer)`.execute(store.db);
}
