-- Whether the host was mailed a calendar file of the event, because it could not be written into their calendar. Their
-- mail program may have added an entry, which only further mail changes. A default that is a constant is stored with the
-- table.
alter table calendar_writes add column is_mailed boolean not null default false;
