-- Hours of dates of the schedule's zone in place of those of their weekdays; without any, the dates are closed.
-- A default that is a constant is stored with the table: no row is rewritten.
alter table availabilities add column overrides jsonb not null default '[]';
