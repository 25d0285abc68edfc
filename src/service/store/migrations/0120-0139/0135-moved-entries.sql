-- When the host was found to have moved the entry of a booking to another time in their calendar, and the start that it
-- has there; null while it is where it was written.
alter table calendar_writes add column moved_at timestamptz, add column moved_to timestamptz;
create index calendar_writes_moved on calendar_writes (account_id, moved_at) where moved_at is not null;
-- The lines of a feed in which the first entries that cannot be read begin.
alter table calendars add column unreadable_lines integer[] not null default '{}';
