-- Runs outside a transaction.
-- Finds events whose personal data was erased lately, to delete the messages about them that were still waiting then.
drop index concurrently if exists events_erased;
create index concurrently events_erased on events (erased_at) where erased_at is not null;
