-- Marks an event type that was turned off because the last host who took turns for it left, until it is turned on again.
alter table event_types add column lacks_host boolean not null default false;
