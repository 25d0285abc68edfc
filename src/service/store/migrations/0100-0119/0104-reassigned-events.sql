-- How often an event has gone to another host: `sequence` counts that too, beside its new times.
alter table events add column reassignments integer not null default 0;

-- Who hosted an event until it was given to somebody else is mailed too, at an address of their own. The new constraints
-- are checked by a later migration, which does not keep others from the table.
alter table deliveries
  drop constraint deliveries_recipient,
  drop constraint deliveries_address,
  add constraint deliveries_recipient
    check (recipient in ('webhook', 'invitee', 'host', 'guest', 'former_host')) not valid,
  add constraint deliveries_address check ((recipient in ('guest', 'former_host')) = (address <> '')) not valid;
