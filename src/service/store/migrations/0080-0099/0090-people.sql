-- Who can sign in to the console. All of it belongs to the directory: it leads a person to their accounts, so it refers
-- to no row of an account, and nothing joins it with one.

create table people (
  id bigint generated always as identity primary key,
  email text not null,
  -- A PHC string; null for someone who only has passkeys.
  password_hash text,
  created_at timestamptz not null,
  -- Someone who may sign in no more.
  closed_at timestamptz
);

create unique index people_email on people (lower(email));

create table memberships (
  person_id bigint not null references people (id) on delete cascade,
  account_id bigint not null,
  user_id bigint not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  created_at timestamptz not null,
  primary key (person_id, account_id),
  unique (account_id, user_id)
);

create table passkeys (
  id bytea primary key,
  person_id bigint not null references people (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- The host name that the passkey was made at: browsers offer it nowhere else.
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_person on passkeys (person_id);

-- What a passkey signs: each challenge is used once.
create table passkey_challenges (
  hash bytea primary key check (length(hash) = 32),
  -- Whose new passkey it is for; null when it is to sign in with.
  person_id bigint references people (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_expiry on passkey_challenges (expires_at);

create table sign_in_links (
  hash bytea primary key check (length(hash) = 32),
  purpose text not null check (purpose in ('setup', 'invitation', 'sign_in', 'reset')),
  person_id bigint references people (id) on delete cascade,
  -- Where an invitation leads, or which account a setup is for; a setup without one makes an account.
  account_id bigint,
  user_id bigint,
  role text check (role in ('owner', 'admin', 'member')),
  email text,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index sign_in_links_user on sign_in_links (account_id, user_id);

create table sessions (
  hash bytea primary key check (length(hash) = 32),
  id uuid not null unique,
  person_id bigint not null references people (id) on delete cascade,
  account_id bigint not null,
  user_id bigint not null,
  signed_in_at timestamptz not null,
  proven_at timestamptz not null,
  seen_at timestamptz not null,
  method text not null check (method in ('setup', 'password', 'passkey', 'link')),
  device text not null,
  -- Of the token by which a browser is known that signed in before.
  browser_hash bytea not null check (length(browser_hash) = 32)
);

create index sessions_person on sessions (person_id);
