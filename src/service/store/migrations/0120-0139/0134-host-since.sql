-- Since which `sequence` an event has its host: the emails to them refer to the one about that change. 0: since it was
-- booked, or unknown, as for events that were reassigned before.
alter table events add column host_since integer not null default 0;
