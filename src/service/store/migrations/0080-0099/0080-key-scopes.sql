-- What a key may do. Keys that were made before may go on doing everything. The default is a constant, so no row is
-- rewritten, and there are few keys to check.
alter table api_keys
  add column scopes text[] not null default '{read,book,settings}',
  add constraint api_keys_scopes check (scopes <@ '{read,book,settings}' and cardinality(scopes) > 0);
