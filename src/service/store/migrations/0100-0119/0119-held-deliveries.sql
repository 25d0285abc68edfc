-- Runs outside a transaction.
-- Finds what waits for a paused webhook when it is active again, and that nothing waits when an active one is changed.
-- Without this, each change of a webhook read everything that was ever sent to it. It is empty while none is paused.
drop index concurrently if exists deliveries_held;
create index concurrently deliveries_held
  on deliveries (account_id, webhook_id)
  where status = 'pending' and next_try_at is null;
