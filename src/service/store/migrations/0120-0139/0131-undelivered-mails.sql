-- Runs outside a transaction.
-- Finds the mail about events that has not arrived. Without this, a host's first screen would read all mail of the
-- account every minute.
drop index concurrently if exists deliveries_undelivered;
create index concurrently deliveries_undelivered
  on deliveries (account_id, created_at desc, id desc)
  where webhook_id is null and about_event is not null and (status = 'failed' or (status = 'pending' and tries >= 3));
