-- An address that a host has entered and not confirmed yet, and when a confirmation was last asked for. Mail goes to the
-- address they had until then.
alter table users add column unconfirmed_email text, add column confirmation_asked_at timestamptz;

-- Nobody has more than a few links, so its rows are read at once.
alter table sign_in_links
  drop constraint sign_in_links_purpose_check,
  add constraint sign_in_links_purpose check (purpose in ('setup', 'invitation', 'sign_in', 'reset', 'confirm_email'));
