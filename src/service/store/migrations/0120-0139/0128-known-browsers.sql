-- The browsers that a person has signed in with, kept apart from sessions: strangers could keep a person from signing in
-- once the session was over.
create table known_browsers (
  person_id bigint not null references people (id) on delete cascade,
  -- Of the secret in the cookie `sched-browser`.
  browser_hash bytea not null check (length(browser_hash) = 32),
  -- When it last signed in: the cookie lasts as long from then on as this row.
  seen_at timestamptz not null,
  primary key (person_id, browser_hash)
);
create index known_browsers_by_last_use on known_browsers (seen_at);
insert into known_browsers (person_id, browser_hash, seen_at)
select person_id, browser_hash, max(signed_in_at) from sessions group by person_id, browser_hash;
