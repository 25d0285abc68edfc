-- The address of a feed of busy times had the one of the whole feed in it. A feed from before keeps that until it gets new
-- addresses.
alter table calendar_feeds add column busy_token_digest bytea;
create index calendar_feeds_by_busy_token on calendar_feeds (busy_token_digest) where busy_token_digest is not null;
