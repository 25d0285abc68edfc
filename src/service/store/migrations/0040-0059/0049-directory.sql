-- What leads a request to its account may lie on another machine than the account, and so refers to none of its rows.
do $$
declare
  directory text;
  reference text;
begin
  for directory, reference in
    select conrelid::regclass::text, conname from pg_constraint
    where contype = 'f' and conrelid in ('api_keys'::regclass, 'handles'::regclass, 'key_uses'::regclass)
  loop
    execute format('alter table %I drop constraint %I', directory, reference);
  end loop;
end $$;

-- An event type that a page names by its number alone is not looked for among those of all accounts.
create table event_type_places (
  event_type_id bigint primary key,
  account_id bigint not null
);

-- A process of the release before writes event types and nothing else. The trigger waits for what is being written, so
-- that the copy below misses none.
create function note_event_type_place() returns trigger language plpgsql as $$
begin
  insert into event_type_places (event_type_id, account_id) values (new.id, new.account_id)
  on conflict (event_type_id) do nothing;
  return null;
end $$;
create trigger event_types_placed after insert on event_types for each row execute function note_event_type_place();
insert into event_type_places (event_type_id, account_id) select id, account_id from event_types;
