import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openService } from '../../service.testing.ts';

const { store, account } = await openService();
const host = await account();
const colleague = await account();

/** Writes an event past every rule of ours, as a forgotten code path would. */
type Raw = { starts?: string; ends?: string; busyFrom?: string; busyTo?: string; status?: string; of?: typeof host };

async function insert({ starts = '09:00', ends = '09:30', busyFrom, busyTo, status = 'confirmed', of = host }: Raw) {
  const [s, e, from, to] = [starts, ends, busyFrom ?? starts, busyTo ?? ends].map((time) => `2026-03-03T${time}:00Z`);
  await sql`
    insert into events (account_id, id, event_type_id, host_id, status, starts_at, ends_at, busy_from, busy_to,
      invitee_name, invitee_email, timezone, answers, ics_uid, created_at, updated_at)
    values (${of.accountId}, gen_random_uuid(), ${of.eventTypeId}, ${of.userId}, ${status}, ${s}, ${e}, ${from}, ${to},
      'Ada', 'ada@example.com', 'UTC', '{}', 'x', ${s}, ${s})
  `.execute(store.db);
}

await insert({ starts: '09:00', ends: '10:00', busyFrom: '08:45', busyTo: '10:15' });

test.each<[string, Raw]>([
  ['the same time', { starts: '09:00', ends: '10:00' }],
  ['a part of it', { starts: '09:30', ends: '09:40' }],
  ['all of it and more', { starts: '08:00', ends: '11:00' }],
  ['its buffer before', { starts: '08:30', ends: '08:46' }],
  ['its buffer after', { starts: '10:14', ends: '10:30' }],
  ['its buffer with one of their own', { starts: '10:30', ends: '11:00', busyFrom: '10:14', busyTo: '11:00' }],
])('the database itself refuses an event that takes %s', async (_, raw) => {
  await expect(insert(raw)).rejects.toMatchObject({ code: '23P01', constraint: 'meeting_hosts_no_double_booking' });
});

test.each<[string, Raw]>([
  ['touches it', { starts: '10:15', ends: '10:20' }],
  ['was canceled', { starts: '09:00', ends: '10:00', status: 'canceled' }],
  ['is another host’s', { starts: '09:00', ends: '10:00', of: colleague }],
])('an event that %s may stand beside it', async (_, raw) => {
  await expect(insert(raw)).resolves.toBeUndefined();
});

test.each<[string, Raw]>([
  ['empty', { starts: '15:00', ends: '15:00' }],
  ['backward', { starts: '15:30', ends: '15:00' }],
  ['outside its busy time', { starts: '15:00', ends: '15:30', busyFrom: '15:10', busyTo: '15:30' }],
])('an event that is %s does not slip through', async (_, raw) => {
  await expect(insert(raw)).rejects.toMatchObject({ code: '23514' });
});
