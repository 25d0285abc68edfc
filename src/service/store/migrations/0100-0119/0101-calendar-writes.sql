-- The bookings of a host are written into one of their calendars; why the last one could not be.
alter table calendars
  add column is_written_to boolean not null default false,
  add column write_problem text;

-- Another calendar of the same user is let go of first, under the account's lock.
create unique index calendars_one_written on calendars (account_id, source_id) where is_written_to;

-- Which calendar of a host holds an event, and whether it holds the event as it is now.
create table calendar_writes (
  account_id bigint not null,
  event_id uuid not null,
  user_id bigint not null,
  calendar_id uuid not null,
  -- The change that is to be written.
  event_sequence integer not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  claimed_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, event_id, user_id),
  foreign key (account_id, calendar_id) references calendars (account_id, id) on delete cascade,
  constraint calendar_writes_due check ((status = 'pending') = (next_attempt_at is not null))
);

create index calendar_writes_due on calendar_writes (next_attempt_at) where next_attempt_at is not null;
create index calendar_writes_of_calendar on calendar_writes (account_id, calendar_id);

-- The address of a user's own feed: a digest to find it by, and the address itself, encrypted, to show it.
create table calendar_feeds (
  account_id bigint not null,
  user_id bigint not null,
  token_digest bytea not null,
  sealed bytea not null,
  key_number integer not null,
  rotated_at timestamptz not null,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users (account_id, id)
);

create index calendar_feeds_by_token on calendar_feeds (token_digest);
