-- Runs outside a transaction.
-- Lists the mail about events of an account, newest first, and counts it. Without this, a page of it sorted all of it.
drop index concurrently if exists deliveries_mails;
create index concurrently deliveries_mails
  on deliveries (account_id, created_at desc, id desc)
  where webhook_id is null and about_event is not null;
