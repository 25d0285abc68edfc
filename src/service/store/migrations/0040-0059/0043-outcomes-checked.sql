-- Reads through all events, while they are read and written.
alter table events validate constraint events_outcome;
