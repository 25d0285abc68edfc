-- How often each key was used in the minute that began at "since". Not logged: a crash of the database may forget it,
-- and so no request waits for the disk to be counted. Full pages would have to move a row at each count.
create unlogged table key_uses (
  account_id integer not null references accounts (id),
  hash bytea not null,
  since timestamptz not null,
  count integer not null,
  primary key (account_id, hash)
) with (fillfactor = 50);
