-- Runs outside a transaction.
-- Finds events by how the address of the invitee, or a word of the name, begins, with one condition: every word has a
-- space before it here. Three of them, for the first word, the others and the address, took four times as long where a
-- name is common. A line break, which no query holds, keeps a match from reaching from the name into the address.
drop index concurrently if exists events_found;
create index concurrently events_found
  on events using gin (account_id, (lower(' ' || invitee_name || E'\n ' || invitee_email)) gin_trgm_ops);
drop index concurrently if exists events_searched;
-- An expression has no statistics until then, without which a page of rare finds is read from the newest event on.
analyze events;
