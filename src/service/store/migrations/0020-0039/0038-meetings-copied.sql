-- Ids become 64 bits wide, and a booking becomes two things: the meeting, which takes the time of its hosts, and the
-- event, which is one invitee's part in it. Either would rewrite the large tables and keep everybody out for minutes.
-- So these are made anew beside the old ones, in a schema of their own, and filled row by row while the old ones are in
-- use; whatever is written meanwhile is written to both. The next migration puts the new ones in place.

-- Whoever books locks the host first, and waits here holding nothing that is wanted next: with locks in any other order
-- each would wait for the other.
lock table users in access exclusive mode;

alter table accounts alter id type bigint;
alter table due_accounts alter account_id type bigint;
alter table key_uses alter account_id type bigint;

-- The large tables keep their narrow ids until they are replaced. PostgreSQL would check them all over again against
-- the tables they refer to; what is copied from them is checked there.
do $$
declare
  large text;
  reference text;
begin
  for large, reference in
    select conrelid::regclass::text, conname from pg_constraint
    where contype = 'f' and conrelid in ('contacts'::regclass, 'events'::regclass, 'deliveries'::regclass,
      'idempotency_keys'::regclass) and confrelid <> 'contacts'::regclass
  loop
    execute format('alter table %I drop constraint %I', large, reference);
  end loop;
end $$;

alter table users alter account_id type bigint, alter id type bigint;
alter table api_keys alter id type bigint, alter account_id type bigint, alter user_id type bigint;
alter table availabilities alter account_id type bigint, alter id type bigint;
alter table event_types
  alter account_id type bigint, alter id type bigint, alter host_id type bigint, alter availability_id type bigint;
alter table booking_form_fields alter account_id type bigint, alter id type bigint, alter event_type_id type bigint;
alter table teams alter account_id type bigint, alter id type bigint;
alter table team_members alter account_id type bigint, alter team_id type bigint, alter user_id type bigint;
alter table handles alter account_id type bigint, alter user_id type bigint, alter team_id type bigint;
alter table webhooks alter account_id type bigint, alter id type bigint;

create schema migrating;

-- What takes the time: one row however many come, and however many hosts hold it.
create table migrating.meetings (
  account_id bigint not null,
  id uuid not null,
  event_type_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- How many invitees it has room for.
  seats smallint not null default 1 check (seats between 1 and 1000),
  status text not null default 'confirmed' check (status in ('confirmed', 'canceled')),
  -- Names it in the calendars of its hosts; an invitee's names their event.
  host_uid text not null,
  sequence integer not null default 0,
  primary key (account_id, id),
  foreign key (account_id, event_type_id) references event_types (account_id, id),
  constraint meetings_in_order check (starts_at < ends_at)
);

create index meetings_starts on migrating.meetings (account_id, event_type_id, starts_at) where status = 'confirmed';
create unique index meetings_one_shared on migrating.meetings (account_id, event_type_id, starts_at, ends_at)
  where seats > 1 and status = 'confirmed';

create table migrating.meeting_hosts (
  account_id bigint not null,
  meeting_id uuid not null,
  user_id bigint not null,
  -- Whom the invitee is told of.
  is_lead boolean not null,
  -- How the host came to the meeting.
  how text not null check (how in ('only', 'required', 'rotation', 'owner', 'by_hand')),
  -- With the buffers it was booked with.
  busy_from timestamptz not null,
  busy_to timestamptz not null,
  status text not null default 'confirmed' check (status in ('confirmed', 'canceled')),
  primary key (account_id, meeting_id, user_id),
  foreign key (account_id, meeting_id) references migrating.meetings (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references users (account_id, id),
  -- An empty range overlaps nothing and would slip through the last constraint.
  constraint meeting_hosts_in_order check (busy_from < busy_to),
  -- A day of meeting and a day of buffer on each side: the search for busy time counts on it.
  constraint meeting_hosts_not_longer check (busy_to - busy_from <= interval '3 days'),
  constraint meeting_hosts_no_double_booking
    exclude using gist (account_id with =, user_id with =, tstzrange(busy_from, busy_to, '[)') with &&)
    where (status = 'confirmed')
);

create index meeting_hosts_busy on migrating.meeting_hosts (account_id, user_id, busy_to) where status = 'confirmed';

create table migrating.contacts (
  like contacts including defaults including constraints including generated including storage
);
alter table migrating.contacts
  alter account_id type bigint,
  add primary key (account_id, id),
  add foreign key (account_id) references accounts (id);
create unique index contacts_one_per_email on migrating.contacts (account_id, lower(email));
create index contacts_searched on migrating.contacts using gin (account_id, searched gin_trgm_ops);
create index contacts_newest on migrating.contacts (account_id, created_at desc, id desc);
create index contacts_id on migrating.contacts (id);

create table migrating.events (
  like events including defaults including constraints including generated including storage
);
alter table migrating.events
  alter account_id type bigint,
  alter event_type_id type bigint,
  alter host_id type bigint,
  add column meeting_id uuid not null,
  -- The hosts of the meeting have it; only processes of the release before write it here.
  alter busy_from drop not null,
  alter busy_to drop not null,
  add primary key (account_id, id),
  add foreign key (account_id, event_type_id) references event_types (account_id, id),
  add foreign key (account_id, host_id) references users (account_id, id),
  add foreign key (account_id, meeting_id) references migrating.meetings (account_id, id);
create index events_id on migrating.events (id);
create index events_meeting on migrating.events (account_id, meeting_id);
create index events_by_start on migrating.events (account_id, starts_at desc, id desc);
create index events_by_type on migrating.events (account_id, event_type_id, starts_at desc, id desc);
create index events_by_status on migrating.events (account_id, status, starts_at desc, id desc);
create index events_contact on migrating.events (account_id, contact_id, starts_at desc, id desc);

create table migrating.deliveries (
  like deliveries including defaults including constraints including generated including storage
);
alter table migrating.deliveries
  alter account_id type bigint,
  alter webhook_id type bigint,
  add primary key (account_id, id),
  add foreign key (account_id, webhook_id) references webhooks (account_id, id) on delete cascade;
create index deliveries_id on migrating.deliveries (id);
create index deliveries_by_webhook on migrating.deliveries (account_id, webhook_id, created_at desc, id desc);
create index deliveries_by_age on migrating.deliveries (created_at) where next_try_at is null;
create index deliveries_by_queue on migrating.deliveries (account_id, webhook_id, next_try_at)
  where next_try_at is not null;
create index deliveries_claimed on migrating.deliveries (account_id) where claimed_until is not null;
create index deliveries_counted on migrating.deliveries (next_try_at)
  where status = 'pending' and next_try_at is not null;

create table migrating.idempotency_keys (
  like idempotency_keys including defaults including constraints including generated including storage
);
alter table migrating.idempotency_keys
  alter account_id type bigint,
  add primary key (account_id, route, key),
  add foreign key (account_id) references accounts (id);
create index idempotency_keys_by_age on migrating.idempotency_keys (created_at);

-- Processes of the release before know no meetings. They write a host's busy time with the event, or cancel one, and
-- the meeting follows. What they book over another meeting is refused by the same constraint, and they say so.
create function migrating.write_meeting_of_event() returns trigger language plpgsql as $$
begin
  new.meeting_id := coalesce(new.meeting_id, new.id);
  insert into meetings (account_id, id, event_type_id, starts_at, ends_at, status, host_uid, sequence)
  values (new.account_id, new.meeting_id, new.event_type_id, new.starts_at, new.ends_at, new.status, new.ics_uid,
    new.sequence)
  on conflict (account_id, id) do update
  set starts_at = excluded.starts_at, ends_at = excluded.ends_at, status = excluded.status,
    sequence = excluded.sequence;
  insert into meeting_hosts (account_id, meeting_id, user_id, is_lead, how, busy_from, busy_to, status)
  values (new.account_id, new.meeting_id, new.host_id, true, 'only', new.busy_from, new.busy_to, new.status)
  on conflict (account_id, meeting_id, user_id) do update
  set busy_from = excluded.busy_from, busy_to = excluded.busy_to, status = excluded.status;
  return new;
end $$;

create function migrating.cancel_meeting_of_event() returns trigger language plpgsql as $$
begin
  if not exists (
    select from events where account_id = new.account_id and meeting_id = new.meeting_id and id <> new.id
      and status = 'confirmed'
  ) then
    update meeting_hosts set status = 'canceled'
    where account_id = new.account_id and meeting_id = new.meeting_id and status = 'confirmed';
    update meetings set status = 'canceled', sequence = sequence + 1
    where account_id = new.account_id and id = new.meeting_id and status = 'confirmed';
  end if;
  return new;
end $$;

create trigger events_written before insert on migrating.events
  for each row when (new.meeting_id is null) execute function migrating.write_meeting_of_event();
create trigger events_changed before update of status, starts_at, ends_at, busy_from, busy_to on migrating.events
  for each row when (new.busy_from is not null) execute function migrating.write_meeting_of_event();
create trigger events_canceled before update of status on migrating.events
  for each row when (new.busy_from is null and old.status = 'confirmed' and new.status = 'canceled')
  execute function migrating.cancel_meeting_of_event();

-- How far each table is copied, in the order of its key.
create table migrating.copies (
  name text primary key,
  position smallint not null,
  key text[] not null,
  columns text[] not null,
  last text[],
  is_done boolean not null default false
);

insert into migrating.copies (name, position, key, columns)
select name, position, key, array(
  select attname::text from pg_attribute
  where attrelid = name::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  order by attnum
)
from (values
  ('events', 1, '{account_id,id}'::text[]),
  ('contacts', 2, '{account_id,id}'),
  ('deliveries', 3, '{account_id,id}'),
  ('idempotency_keys', 4, '{account_id,route,key}')
) as copied (name, position, key);

-- From now on each change goes to both.
do $$
declare
  copied record;
begin
  for copied in
    select name, array_to_string(key, ', ') as key, 'old.' || array_to_string(key, ', old.') as old_key,
      array_to_string(columns, ', ') as columns, 'new.' || array_to_string(columns, ', new.') as new_columns,
      'excluded.' || array_to_string(columns, ', excluded.') as changed_columns
    from migrating.copies
  loop
    execute format(
      $function$
        create function migrating.mirror_%1$s() returns trigger language plpgsql
        set search_path = migrating, %2$I as $body$
        begin
          if tg_op = 'DELETE' then
            delete from migrating.%1$s where (%3$s) = (%4$s);
          else
            insert into migrating.%1$s (%5$s) values (%6$s) on conflict (%3$s) do update set (%5$s) = (%7$s);
          end if;
          return null;
        end $body$
      $function$,
      copied.name, current_schema(), copied.key, copied.old_key, copied.columns, copied.new_columns,
      copied.changed_columns
    );
    execute format(
      'create trigger mirrored after insert or update or delete on %1$s for each row execute function migrating.mirror_%1$s()',
      copied.name
    );
  end loop;
end $$;

-- Copies the next rows of the tables; returns whether there may be more. What is being changed is waited for, and what
-- is copied cannot be changed before that is done: the copy is never older than what the triggers wrote.
do $do$
begin
  execute format(
    $function$
      create function migrating.copy_rows(at_most integer) returns boolean language plpgsql
      set search_path = migrating, %1$I as $body$
      declare
        copied migrating.copies;
        key text;
        columns text;
        reached text[];
      begin
        select * into copied from migrating.copies where not is_done order by position limit 1 for update;
        if not found then
          return false;
        end if;
        key := array_to_string(copied.key, ', ');
        columns := array_to_string(copied.columns, ', ');
        execute format(
          'with batch as materialized (
            select %%1$s from %1$I.%%2$I %%3$s order by %%4$s limit %%5$s for share
          ), written as (
            insert into migrating.%%2$I (%%1$s) select %%1$s from batch on conflict (%%4$s) do nothing
          )
          select array[%%6$s] from batch order by %%7$s limit 1',
          columns, copied.name,
          'where (' || key || ') > (' || (select string_agg(quote_literal(part), ', ') from unnest(copied.last) as part) || ')',
          key, at_most,
          array_to_string(copied.key, '::text, ') || '::text',
          array_to_string(copied.key, ' desc, ') || ' desc'
        ) into reached;
        if reached is null then
          execute format('analyze migrating.%%I', copied.name);
          if copied.name = 'events' then
            analyze migrating.meetings, migrating.meeting_hosts;
          end if;
        end if;
        update migrating.copies set last = coalesce(reached, last), is_done = reached is null where name = copied.name;
        return true;
      end $body$
    $function$,
    current_schema()
  );
end $do$;
