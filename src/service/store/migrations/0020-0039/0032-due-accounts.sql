-- Who has something to send, one row for each account and channel, so that looking for work costs the same however much
-- is due. It only says where to look: what is due, the deliveries say.
create table due_accounts (
  account_id integer not null references accounts (id),
  channel text not null check (channel in ('webhook', 'mail')),
  -- When to look at the account's deliveries; null when none waits.
  look_at timestamptz,
  -- Whether more was due at the last look than the account may send at once: it is looked at as soon as a try ends.
  is_full boolean not null default false,
  -- Until then, by the clock of the database, one process is looking.
  claimed_until timestamptz,
  -- Counts what was written since, so that a look that began earlier does not overrule it.
  version bigint not null default 0,
  primary key (account_id, channel)
);

create index due_accounts_by_time on due_accounts (channel, look_at) where look_at is not null;

insert into due_accounts (account_id, channel, look_at)
select account_id, case recipient when 'webhook' then 'webhook' else 'mail' end as channel, min(next_try_at)
from deliveries
where next_try_at is not null
group by account_id, channel;

-- Mail has no webhook, and so each webhook and an account's mail are found oldest first by one index.
create index deliveries_by_queue on deliveries (account_id, webhook_id, next_try_at) where next_try_at is not null;
create index deliveries_claimed on deliveries (account_id) where claimed_until is not null;

-- Why the last try came to nothing, or why there is none.
alter table deliveries add column failure_reason text;

-- How often in a row a receiver has let a try run out of time, since when, and until when it is left alone.
alter table webhooks
  add column timeouts integer not null default 0,
  add column silent_since timestamptz,
  add column rests_until timestamptz,
  add check ((timeouts = 0) = (silent_since is null));
