-- Runs outside a transaction.
-- Events and contacts were once copied in the order of their random ids, which leaves the pages of an index half empty:
-- counting a million events of one type took twice as long. Bookings go on meanwhile. What an attempt that died left is
-- removed first.
drop index concurrently if exists events_by_start_ccnew;
drop index concurrently if exists events_by_start_ccold;
reindex index concurrently events_by_start;
drop index concurrently if exists events_by_status_ccnew;
drop index concurrently if exists events_by_status_ccold;
reindex index concurrently events_by_status;
drop index concurrently if exists events_by_type_ccnew;
drop index concurrently if exists events_by_type_ccold;
reindex index concurrently events_by_type;
drop index concurrently if exists events_contact_ccnew;
drop index concurrently if exists events_contact_ccold;
reindex index concurrently events_contact;
drop index concurrently if exists contacts_newest_ccnew;
drop index concurrently if exists contacts_newest_ccold;
reindex index concurrently contacts_newest;
