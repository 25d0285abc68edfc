-- Stands in the public id in place of the slug, so that only who was told it can find the event type. Null: public.
alter table event_types add column private_name text;

-- Finds an event type by its public id: the account by one of its usernames, then this.
create unique index event_types_public_name on event_types (account_id, coalesce(private_name, slug));
