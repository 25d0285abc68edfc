-- Finds any part of a name or an address. Both extensions come with PostgreSQL, and an owner of a database may create
-- them. A line break, which no query holds, keeps a match from reaching from the one into the other.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

alter table contacts add column searched text not null generated always as (lower(name || E'\n' || email)) stored;

create index contacts_searched on contacts using gin (account_id, searched gin_trgm_ops);
create index contacts_newest on contacts (account_id, created_at desc, id desc);
create index contacts_id on contacts (id);
