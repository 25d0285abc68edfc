-- Runs outside a transaction.
-- After how many months without a meeting the data of an invitee is erased; null for never.
alter table accounts add column if not exists erase_after_months smallint;
alter table accounts drop constraint if exists accounts_erase_after_months;
alter table accounts add constraint accounts_erase_after_months check (erase_after_months between 1 and 120);
drop index concurrently if exists accounts_erasing;
create index concurrently accounts_erasing on accounts (id) where erase_after_months is not null;
-- The contact is known to have been active until then, at least; null if nothing has looked yet. It only says whom to
-- look at, and when: what was booked since, the events say. So nothing that books has to keep it up to date.
alter table contacts add column if not exists active_until timestamptz;
drop index concurrently if exists contacts_by_activity;
create index concurrently contacts_by_activity
  on contacts (account_id, coalesce(active_until, created_at))
  where merged_into is null;
