-- Runs outside a transaction.
-- What a mail server wrote when it refused an email; null otherwise.
alter table deliveries add column if not exists response_text text;
-- Counts the emails about events that were sent since a moment. Without this, all of them were read.
drop index concurrently if exists deliveries_sent;
create index concurrently deliveries_sent
  on deliveries (account_id, updated_at)
  where webhook_id is null and about_event is not null and status = 'succeeded';
-- Finds the samples of emails that a user has requested.
drop index concurrently if exists deliveries_samples;
create index concurrently deliveries_samples on deliveries (account_id, created_at) where kind = 'mail.sample';
