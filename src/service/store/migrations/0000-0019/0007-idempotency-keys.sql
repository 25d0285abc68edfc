-- What a request with an Idempotency-Key was answered, for a day. Written in the transaction of what the request did.
create table idempotency_keys (
  account_id integer not null references accounts (id),
  route text not null,
  key text not null,
  -- SHA-256 of what was sent.
  payload bytea not null check (length(payload) = 32),
  status smallint not null,
  body text not null,
  created_at timestamptz not null,
  primary key (account_id, route, key)
);

create index idempotency_keys_by_age on idempotency_keys (account_id, created_at);
