-- Runs outside a transaction.
-- Lists what was sent about one event. Built while deliveries are written; what an attempt that died left is removed.
drop index concurrently if exists deliveries_about_event;
create index concurrently deliveries_about_event
  on deliveries (account_id, about_event, created_at)
  where about_event is not null;
