-- Whose pages may book with the account; null for all that the gateway lets in.
alter table accounts add column allowed_origins text[];
