-- What each object of a calendar on a server holds, so that a change of one does not have all of them read again.
create table calendar_objects (
  account_id bigint not null,
  calendar_id uuid not null,
  -- A digest of its path, which may name somebody.
  object text not null,
  -- Busy times and counts, and nothing that the host wrote.
  content jsonb not null,
  -- Our bookings that it is an entry of.
  bookings uuid[] not null default '{}',
  primary key (account_id, calendar_id, object),
  foreign key (account_id, calendar_id) references calendars (account_id, id) on delete cascade
);

create index calendar_objects_of_bookings on calendar_objects (account_id, calendar_id) where bookings <> '{}';

-- When the objects were read; they count only while no other release has read the calendar as a whole since.
alter table calendars add column objects_read_at timestamptz;

-- When the host was found to have deleted the entry of a booking from their calendar; null while it is there.
alter table calendar_writes add column deleted_at timestamptz;
create index calendar_writes_deleted on calendar_writes (account_id, deleted_at) where deleted_at is not null;
