import { Client } from 'pg';
import { expect, test } from 'vitest';
import { addMinutes } from '../../time/index.ts';
import { explain, openService, planReminders, statementsOf } from '../testing/index.ts';

const service = await openService();
const { store, clock, databaseUrl } = service;

test('finds due reminders by an index among many that are due later', async () => {
  const accounts = [await service.account(), await service.account()];
  await planReminders(store.db, { accounts, events: 20_000, now: clock() });
  const dueAt = addMinutes(clock(), 60);
  const ids: string[] = [];
  const statements = await statementsOf(async () => {
    const due = await store.claimDue({ channel: 'mail', now: dueAt, limit: 8, claimSeconds: 20, random: Math.random });
    ids.push(...due.map(({ id }) => id));
    await store.countDue(dueAt);
    await store.markForgottenAccounts(dueAt);
  });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const scans = await explain(client, statements, /^\s*(select|with|update|insert)/i);
  await client.end();
  expect(ids.length).toBeGreaterThan(0);
  expect(scans.filter((scan) => scan.includes('ALL OF deliveries'))).toEqual([]);
  for (const index of ['deliveries_by_queue', 'deliveries_counted']) {
    expect(scans.filter((scan) => scan.includes(index))).not.toEqual([]);
  }
});
