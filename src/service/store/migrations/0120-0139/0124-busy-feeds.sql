-- The address of the feed of busy times contained that of the whole feed. Feeds from earlier releases keep theirs until
-- they are rotated.
alter table calendar_feeds add column busy_token_digest bytea;
create index calendar_feeds_by_busy_token on calendar_feeds (busy_token_digest) where busy_token_digest is not null;
