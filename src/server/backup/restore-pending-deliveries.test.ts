import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../time/index.ts';
import { runCommand } from '../cli/index.ts';
import { createMigratedDatabase, query } from './databases.testing.ts';

const log = pino({ level: 'silent' });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-waiting-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('writes nothing into the calendars of hosts from a restored backup', async () => {
  const [origin, target, backup] = [
    await createMigratedDatabase(),
    await createMigratedDatabase(),
    join(folder, 'written'),
  ];
  await sched(origin, 'seed');
  await query(
    origin,
    `insert into calendar_sources (account_id, id, user_id, kind, name, server, sealed, key_number, created_at, updated_at)
     select account_id, gen_random_uuid(), id, 'caldav', 'x', 'x', '', 0, now(), now() from users limit 1`,
  );
  await query(
    origin,
    `insert into calendars (account_id, id, source_id, name, is_written_to)
     select account_id, gen_random_uuid(), id, 'x', true from calendar_sources`,
  );
  await query(
    origin,
    `insert into calendar_writes
       (account_id, event_id, user_id, calendar_id, event_sequence, next_attempt_at, created_at, updated_at)
     select calendar.account_id, gen_random_uuid(), source.user_id, calendar.id, 0, now(), now(), now()
     from calendars as calendar join calendar_sources as source on source.id = calendar.source_id`,
  );
  await sched(origin, `backup ${backup}`);
  await sched(target, `restore ${backup}`);
  expect(await query(target, 'select status, next_attempt_at from calendar_writes')).toEqual([
    { status: 'failed', next_attempt_at: null },
  ]);
});

test('says how many of the waiting deliveries are reminders', async () => {
  const [origin, copy, successor, backup] = [
    await createMigratedDatabase(),
    await createMigratedDatabase(),
    await createMigratedDatabase(),
    join(folder, 'with-reminder'),
  ];
  await sched(origin, 'seed');
  for (const kind of ['event.created', 'event.reminder']) {
    const isReminder = kind === 'event.reminder';
    await query(
      origin,
      `insert into deliveries
         (account_id, id, kind, recipient, payload, event_id, event_sequence, minutes_before, not_after, next_try_at,
           created_at, updated_at)
       select id, gen_random_uuid(), $1, 'invitee', '{}', $2, $3, $4, $5, now(), now(), now() from accounts limit 1`,
      [
        kind,
        ...(isReminder ? ['8e7c1d52-8a51-4c53-9f0d-0c9b1f6f6a02', 0, 60, '2999-01-01'] : [null, null, null, null]),
      ],
    );
  }
  await sched(origin, `backup ${backup}`);
  const part = '2 deliveries (1 of them a reminder of an upcoming booking)';
  expect(await sched(copy, `restore ${backup}`)).toContain(`Marked ${part} as failed, so that a copy contacts no one.`);
  expect(await sched(successor, `restore ${backup} --send-waiting`)).toContain(`will send ${part}.`);
});

function sched(databaseUrl: string, line: string): Promise<string> {
  return runCommand(line.split(' '), { environment: { DATABASE_URL: databaseUrl }, clock: systemClock, log });
}
