-- When somebody first used a link that was mailed to the address they sign in with, or that the operator gave them. It is
-- null for everybody at first: anybody could have entered the address. Nobody is refused anything for that. The first
-- such link removes what could sign in with the address before.
alter table people add column email_confirmed_at timestamptz;
-- Whether only somebody with the address, or the operator, has seen the link. Those of the release before count as seen
-- by others. A default that is a constant is stored with the table.
alter table sign_in_links add column proves_address boolean not null default false;
