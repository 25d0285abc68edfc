-- Earlier, removing a member kept their email address, password hash and passkeys, even if they could sign in to no
-- other account. Somebody who joins an account at this moment has joined it before the search for such people.
lock table memberships in share row exclusive mode;
delete from people where not exists (select from memberships where memberships.person_id = people.id);
