-- Who changed what in an account. A row names the fields that were changed, and holds of their values only what decides
-- when a meeting is: never a secret, an answer or a note.
create table journal (
  account_id bigint not null references accounts (id),
  id uuid not null,
  at timestamptz not null,
  -- How the change came: {"via": "session", "user_id": 1}, {"via": "key", "user_id": 1}, {"via": "gateway"}.
  actor jsonb not null,
  -- The operation of the interface.
  operation text not null,
  -- The kind of thing that was changed, and its id.
  subject_kind text not null,
  subject_id text not null,
  change jsonb not null,
  primary key (account_id, id)
);

create index journal_newest on journal (account_id, at desc, id desc);
create index journal_of_subject on journal (account_id, subject_kind, subject_id, at);
create index journal_by_age on journal (at);

-- Which event a delivery tells of. Null of those that were written before, and of tests.
alter table deliveries add column about_event uuid;
