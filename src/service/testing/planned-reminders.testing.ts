import { sql } from 'kysely';
import type { Instant } from '../../time/index.ts';
import type { Store } from '../store/index.ts';
import type { TestAccount } from './account.testing.ts';

type ReminderPlan = {
  readonly accounts: readonly TestAccount[];
  /** In all, each with one reminder a day and one an hour before it starts. */
  readonly events: number;
  readonly now: Instant;
};

/** Plans the reminders of events that start in the next hundred days, as booking them does; a few of them are due. */
export async function planReminders(db: Store['db'], { accounts, events, now }: ReminderPlan): Promise<void> {
  const ids = accounts.map(({ accountId }) => accountId);
  const at = new Date(now).toISOString();
  await sql`
    insert into deliveries (
      account_id, id, recipient, kind, payload, event_id, event_sequence, minutes_before, not_after, next_try_at,
      created_at, updated_at
    )
    select (${ids}::bigint[])[1 + n % cardinality(${ids}::bigint[])], gen_random_uuid(), 'invitee', 'event.reminder', '',
      md5('event' || n)::uuid, 0, minutes_before, starts_at - interval '5 minutes',
      starts_at - minutes_before * interval '1 minute', now(), now()
    from generate_series(1, ${events}::integer) as n, unnest(array[60, 1440]) as minutes_before,
      lateral (
        select ${at}::timestamptz + interval '59 minutes' + n * interval '100 days' / ${events}::integer
      ) as made (starts_at)
    where minutes_before = 60 or starts_at > ${at}::timestamptz + interval '1 day'`.execute(db);
  await sql`
    insert into due_accounts (account_id, channel, look_at)
    select account_id, 'mail', min(next_try_at) from deliveries
    where kind = 'event.reminder' and account_id = any(${ids}::bigint[]) group by account_id`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
