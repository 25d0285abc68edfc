-- A reminder that a host got keeps their address once the event is given to somebody else. The new constraint is checked
-- by a later migration, which does not keep others from the table.
-- Two statements, because Citus takes one change of a constraint at a time.
alter table deliveries drop constraint deliveries_address;
alter table deliveries add constraint deliveries_address check (
  case
    when recipient in ('guest', 'former_host') then address <> ''
    when recipient = 'host' then address = '' or event_id is not null
    else address = ''
  end
) not valid;
