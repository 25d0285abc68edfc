-- How the business behind an account shows itself on its public pages and in its mail. An account without a row has none.
create table branding (
  account_id bigint primary key references accounts (id),
  name text not null default '',
  color text check (color ~ '^#[0-9a-f]{6}$'),
  -- The picture itself: no page names a server of somebody else. Its path has the digest of its content.
  logo bytea check (length(logo) <= 100000),
  logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  logo_digest text,
  is_listed boolean not null default false,
  updated_at timestamptz not null,
  constraint branding_whole_logo check (
    (logo is null) = (logo_type is null) and (logo is null) = (logo_digest is null)
  )
);
