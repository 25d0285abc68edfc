-- Counts the changes by which the entries of a calendar mean something else, such as another time zone of its host. A
-- reading that began before one stores nothing that would have the next reading skip what has not changed.
alter table calendars add column revision integer not null default 0;
