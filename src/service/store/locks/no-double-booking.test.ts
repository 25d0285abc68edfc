import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';

const { store, account } = await openService();
const host = await account();
const colleague = await account();

/** Writes a meeting past every rule of ours, as a forgotten code path would. */
type Raw = { from?: string; to?: string; status?: string; of?: typeof host };

async function insert({ from = '09:00', to = '09:30', status = 'confirmed', of = host }: Raw) {
  const [busyFrom, busyTo] = [from, to].map((time) => `2026-03-03T${time}:00Z`);
  const id = randomUUID();
  await store.db.transaction().execute(async (trx) => {
    await sql`
      insert into meetings (account_id, id, event_type_id, starts_at, ends_at, host_uid)
      values (${of.accountId}, ${id}, ${of.eventTypeId}, '2026-03-03T09:00Z', '2026-03-03T10:00Z', 'x')`.execute(trx);
    await sql`
      insert into meeting_hosts (account_id, meeting_id, user_id, is_lead, how, busy_from, busy_to, status)
      values (${of.accountId}, ${id}, ${of.userId}, true, 'only', ${busyFrom}, ${busyTo}, ${status})`.execute(trx);
  });
}

await insert({ from: '08:45', to: '10:15' });

test.each<[string, Raw]>([
  ['the same time', { from: '08:45', to: '10:15' }],
  ['a part of it', { from: '09:30', to: '09:40' }],
  ['all of it and more', { from: '08:00', to: '11:00' }],
  ['its first minute', { from: '08:30', to: '08:46' }],
  ['its last minute', { from: '10:14', to: '10:30' }],
])('refuses a meeting that takes %s in the database itself', async (_, raw) => {
  await expect(insert(raw)).rejects.toMatchObject({
    code: '23P01',
    message: expect.stringContaining('meeting_hosts_no_double_booking'),
  });
});

test.each<[string, Raw]>([
  ['touches it', { from: '10:15', to: '10:20' }],
  ['was canceled', { from: '09:00', to: '10:00', status: 'canceled' }],
  ['is another host’s', { from: '09:00', to: '10:00', of: colleague }],
])('accepts a neighboring meeting that %s', async (_, raw) => {
  await expect(insert(raw)).resolves.toBeUndefined();
});

test.each<[string, Raw]>([
  ['empty', { from: '15:00', to: '15:00' }],
  ['backward', { from: '15:30', to: '15:00' }],
])('refuses a time that is %s', async (_, raw) => {
  await expect(insert(raw)).rejects.toMatchObject({ code: '23514' });
});
