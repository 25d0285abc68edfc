-- Calendars that a host has elsewhere. Of their entries only the time is kept.
create table calendar_sources (
  account_id bigint not null,
  id uuid not null,
  user_id bigint not null,
  kind text not null check (kind in ('feed', 'caldav')),
  name text not null,
  -- Only the host name, to show: the path of a feed is a secret.
  server text not null,
  -- The address, and for a server the user name and password, encrypted; which key did it.
  sealed bytea not null,
  key_number integer not null,
  when_unreachable text not null default 'close' check (when_unreachable in ('close', 'keep')),
  ignored_at timestamptz,
  next_read_at timestamptz,
  claimed_until timestamptz,
  failures integer not null default 0,
  -- The last time it was read as a whole.
  read_at timestamptz,
  problem text,
  problem_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users (account_id, id)
);

create index calendar_sources_of_user on calendar_sources (account_id, user_id);
create index calendar_sources_due on calendar_sources (next_read_at) where next_read_at is not null;
create index calendar_sources_id on calendar_sources (id);

create table calendars (
  account_id bigint not null,
  id uuid not null,
  source_id uuid not null,
  -- Where it is on its server: a digest to find it by, and the path, encrypted. A feed is one calendar without either.
  href_digest bytea not null default '',
  sealed_href bytea,
  name text not null,
  blocks text not null default 'busy' check (blocks in ('busy', 'all', 'nothing')),
  etag text,
  last_modified text,
  sync_token text,
  body_digest bytea,
  -- When its entries were last read, changed or not, so that the times known move on with the calendar.
  whole_read_at timestamptz,
  -- Nothing is known beyond.
  covered_until timestamptz,
  unreadable integer not null default 0,
  doubtful integer not null default 0,
  primary key (account_id, id),
  foreign key (account_id, source_id) references calendar_sources (account_id, id) on delete cascade
);

create unique index calendars_of_source on calendars (account_id, source_id, href_digest);

create table busy_times (
  account_id bigint not null,
  user_id bigint not null,
  calendar_id uuid not null,
  busy_from timestamptz not null,
  busy_to timestamptz not null,
  primary key (account_id, user_id, calendar_id, busy_from),
  foreign key (account_id, calendar_id) references calendars (account_id, id) on delete cascade,
  constraint busy_times_in_order check (busy_from < busy_to)
);

create index busy_times_by_end on busy_times (account_id, user_id, busy_to, busy_from);
