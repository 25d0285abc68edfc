-- Runs outside a transaction.
-- Finds of which refused mails the hosts of an account were told. Without this, the result of an attempt waited while
-- all mail since the first of them was read: in a large account, until the database ended that, and the mail was sent
-- again.
drop index concurrently if exists deliveries_refused;
create index concurrently deliveries_refused on deliveries (account_id, created_at) where kind = 'mail.refused';
