-- Puts the tables that were filled meanwhile in the place of the old ones.
do $$
begin
  if exists (select from migrating.copies where not is_done) then
    raise exception 'rows are still to be copied';
  end if;
end $$;

-- Whoever books locks the host first, and waits here holding nothing that is wanted next: with locks in any other order
-- each would wait for the other.
lock table users in access exclusive mode;

-- Whatever is being written is waited for, and the triggers have written it to both.
lock table idempotency_keys, contacts, events, deliveries in access exclusive mode;
drop table idempotency_keys, contacts, events, deliveries;

do $$
declare
  made text;
begin
  foreach made in array array['meetings', 'meeting_hosts', 'contacts', 'events', 'deliveries', 'idempotency_keys'] loop
    execute format('alter table migrating.%I set schema %I', made, current_schema());
  end loop;
  execute format('alter function migrating.write_meeting_of_event() set schema %I', current_schema());
  execute format('alter function migrating.cancel_meeting_of_event() set schema %I', current_schema());
end $$;

drop schema migrating cascade;

-- Whoever deletes a contact takes it from its events first: a key that holds the account cannot be set to null where
-- tables are distributed by it. What was copied is checked by the next migration, which keeps nobody waiting.
alter table events add constraint events_of_contact
  foreign key (account_id, contact_id) references contacts (account_id, id) not valid;
