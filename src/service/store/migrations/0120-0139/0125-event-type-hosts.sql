-- Hosts who take turns hosting the meetings of an event type. Without any, its own host hosts them all.
create table event_type_hosts (
  account_id bigint not null,
  event_type_id bigint not null,
  user_id bigint not null,
  -- Their share of the meetings, relative to the others; 0 pauses them.
  weight smallint not null check (weight between 0 and 1000),
  -- The schedule they follow for this event type; null for that of the event type.
  availability_id bigint,
  -- Meetings that were booked earlier no longer count when the next host is chosen.
  counts_from timestamptz not null,
  primary key (account_id, event_type_id, user_id),
  foreign key (account_id, event_type_id) references event_types (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references users (account_id, id),
  foreign key (account_id, availability_id) references availabilities (account_id, id)
);
create index event_type_hosts_by_user on event_type_hosts (account_id, user_id);
create index event_type_hosts_by_schedule on event_type_hosts (account_id, availability_id)
  where availability_id is not null;
