-- A sentence of a host about themselves. A default that is a constant is stored with the table: no row is rewritten.
alter table users add column about text not null default '';
