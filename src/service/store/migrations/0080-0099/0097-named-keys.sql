-- What a key is for, in the words of whoever made it. A default that is a constant is stored with the table.
alter table api_keys add column name text not null default '';
create index api_keys_of_account on api_keys (account_id, id);
