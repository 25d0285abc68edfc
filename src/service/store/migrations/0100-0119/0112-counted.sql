-- Runs outside a transaction.
-- Counts the events of an account, of an event type or in a status, and the contacts of an account, in the order in
-- which the rows are stored: through an index by start, a million events whose rows lie in another order took twice as
-- long. Where most entries are equal, an index is an eighth as large. The index of texts has grown contact by contact.
drop index concurrently if exists events_counted;
create index concurrently events_counted on events (account_id, event_type_id);
drop index concurrently if exists events_counted_by_status;
create index concurrently events_counted_by_status on events (account_id, status);
drop index concurrently if exists contacts_counted;
create index concurrently contacts_counted on contacts (account_id) where merged_into is null;
drop index concurrently if exists contacts_searched_ccnew;
drop index concurrently if exists contacts_searched_ccold;
reindex index concurrently contacts_searched;
