-- The secret before the last rotation signs too until then.
alter table webhooks
  add column former_secret text,
  add column former_secret_until timestamptz,
  add check ((former_secret is null) = (former_secret_until is null));

-- What is to be told of events and what came of it: to webhooks, and by mail to the two who meet. Written in the
-- transaction of what it tells of.
create table deliveries (
  account_id integer not null references accounts (id),
  -- Goes with every try, so that a receiver can tell what came before.
  id uuid not null,
  recipient text not null check (recipient in ('webhook', 'invitee', 'host')),
  webhook_id integer,
  kind text not null,
  -- Exactly what is signed and sent.
  payload text not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  tries integer not null default 0,
  response_status smallint,
  -- Null when there is none, and of what waits for a webhook that is paused.
  next_try_at timestamptz,
  -- Until then one process alone tries it. Should that die, others may after.
  claimed_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, webhook_id) references webhooks (account_id, id) on delete cascade,
  check ((recipient = 'webhook') = (webhook_id is not null)),
  check (next_try_at is null or status = 'pending')
);

create index deliveries_id on deliveries (id);
create index deliveries_due on deliveries (next_try_at) where next_try_at is not null;
create index deliveries_by_webhook on deliveries (account_id, webhook_id, created_at desc, id desc);
create index deliveries_by_age on deliveries (created_at) where next_try_at is null;
