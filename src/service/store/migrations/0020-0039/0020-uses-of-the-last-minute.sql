-- The uses of each key in the last minute: for each second that had some, how many, and when the last of them was.
-- Not logged: a crash of the database may forget it, and so no request waits for the disk to be counted. Full pages
-- would have to move a row at each count.
drop table key_uses;

create unlogged table key_uses (
  account_id integer not null,
  hash bytea not null,
  moments timestamptz[] not null,
  counts integer[] not null,
  -- Whether the last use was one too many: it was not counted.
  is_refused boolean not null,
  primary key (account_id, hash)
) with (fillfactor = 50);
