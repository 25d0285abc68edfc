import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { Channel } from '../../records/index.ts';
import { at, prepared, writeLast } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/**
 * An account is claimed for a few statements. If a process dies during them, the claim expires after this time, by the
 * database's clock, because the clocks of processes may differ.
 */
const accountClaimSeconds = 5;

export type Due = {
  readonly accountId: number;
  readonly channel: Channel;
  readonly dueAt: Instant;
};

/** An account in which only this process looks for due deliveries. */
export type AccountClaim = { readonly accountId: number; readonly channel: Channel; readonly version: number };

/** Schedules a look at an account when something is due, in the transaction that makes it due. */
export async function recordDue(trx: Kysely<Database>, { accountId, channel, dueAt }: Due): Promise<void> {
  const upsert = sql`
    insert into due_accounts as due (account_id, channel, look_at) values (${accountId}, ${channel}, ${at(dueAt)})
    on conflict (account_id, channel) do update
    set look_at = least(due.look_at, excluded.look_at), version = due.version + 1`;
  await writeLast(trx, prepared(upsert.compile(trx)));
}

/** Schedules a look at an account after one of its attempts has ended: at once if others waited for the slot. */
export async function recordEnd(trx: Kysely<Database>, attempt: Omit<Due, 'dueAt'> & NextAttempt): Promise<void> {
  const { accountId, channel, nextAttemptAt, now } = attempt;
  const next = nextAttemptAt === null ? sql`null` : at(nextAttemptAt);
  // Last, because bookings of the account wait for this row.
  const update = sql`
    update due_accounts
    set look_at = least(look_at, case when is_full then ${at(now)} else ${next} end), version = version + 1
    where account_id = ${accountId} and channel = ${channel}`;
  await writeLast(trx, prepared(update.compile(trx)));
}

type NextAttempt = { readonly nextAttemptAt: Instant | null; readonly now: Instant };

/** Lists accounts with due deliveries, those that have waited longest first. */
export async function listDueAccounts(
  db: Kysely<Database>,
  { channel, now, limit }: { readonly channel: Channel; readonly now: Instant; readonly limit: number },
): Promise<number[]> {
  const accounts = sql<{ account_id: number }>`
    select account_id from due_accounts
    where channel = ${channel} and look_at <= ${at(now)} and (claimed_until > now()) is not true
    order by look_at
    limit ${limit}`;
  return (await accounts.execute(db)).rows.map(({ account_id }) => account_id);
}

/** Claims an account, unless another process has. Everything written from now on raises its version. */
export async function claimAccount(
  db: Kysely<Database>,
  account: Omit<AccountClaim, 'version'>,
): Promise<AccountClaim | undefined> {
  const { accountId, channel } = account;
  const claim = sql<{ version: number }>`
    with free as (
      select account_id, channel from due_accounts
      where account_id = ${accountId} and channel = ${channel} and (claimed_until > now()) is not true
      for update skip locked
    )
    update due_accounts as due
    set claimed_until = now() + ${accountClaimSeconds} * interval '1 second'
    from free
    where due.account_id = ${accountId} and due.channel = ${channel} and free.account_id = due.account_id
      and free.channel = due.channel
    returning version`;
  const [row] = (await claim.execute(db)).rows;
  return row && { ...account, version: row.version };
}

type AccountRelease = AccountClaim & {
  /** Null if nothing waits. */
  readonly nextClaimAt: Instant | null;
  /** Whether deliveries wait for attempts under way to end. */
  readonly isFull: boolean;
};

/**
 * Releases an account until there is more to claim in it, or until what was written in the meantime is due, if that is
 * earlier.
 */
export async function releaseAccount(
  db: Kysely<Database>,
  { accountId, channel, version, nextClaimAt, isFull }: AccountRelease,
): Promise<void> {
  const next: RawBuilder<unknown> = nextClaimAt === null ? sql`null::timestamptz` : at(nextClaimAt);
  const update = sql`
    update due_accounts
    set claimed_until = null, is_full = ${isFull},
      look_at = case when version = ${version} then ${next} else least(look_at, ${next}) end
    where account_id = ${accountId} and channel = ${channel}`;
  await writeLast(db, update.compile(db));
}

/** Marks the accounts that no process would look at although their deliveries are due soon. */
export async function markForgottenAccounts(db: Kysely<Database>, dueBefore: Instant): Promise<void> {
  await sql`
    insert into due_accounts as due (account_id, channel, look_at)
    select account_id, case recipient when 'webhook' then 'webhook' else 'mail' end, min(next_try_at)
    from deliveries
    where status = 'pending' and next_try_at <= ${at(dueBefore)}
    group by 1, 2
    on conflict (account_id, channel) do update
    set look_at = excluded.look_at, version = due.version + 1
    where due.look_at is null or due.look_at > excluded.look_at`.execute(db);
}
