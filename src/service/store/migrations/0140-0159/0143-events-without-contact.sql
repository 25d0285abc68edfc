-- Runs outside a transaction.
-- Finds the events of a deleted contact by its address, when someone who books with it again asks for erasing.
drop index concurrently if exists events_without_contact;
create index concurrently events_without_contact
  on events (account_id, lower(invitee_email))
  where contact_id is null and erased_at is null;
