-- Runs outside a transaction.
-- Finds events by how the address of the invitee, or a word of the name, begins: a trigram at the start of a word says
-- so. A line break, which no query holds, keeps a match from reaching from the name into the address.
drop index concurrently if exists events_searched;
create index concurrently events_searched
  on events using gin (account_id, (lower(invitee_name || E'\n' || invitee_email)) gin_trgm_ops);
