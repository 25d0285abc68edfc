-- Runs outside a transaction.
-- Finds sessions and links that have expired: each sign-in removes some of them. Without these, it read those of all
-- people to find that there are none.
drop index concurrently if exists sessions_by_last_use;
create index concurrently sessions_by_last_use on sessions (seen_at);
drop index concurrently if exists sessions_by_sign_in;
create index concurrently sessions_by_sign_in on sessions (signed_in_at);
drop index concurrently if exists sign_in_links_expiry;
create index concurrently sign_in_links_expiry on sign_in_links (expires_at);
