-- Runs outside a transaction.
-- A contact that was merged into another stays as a row for its address: one index keeps addresses apart, those of
-- contacts and those that contacts had, and whoever books with either is the same person.
alter table contacts add column if not exists merged_into uuid;
alter table contacts drop constraint if exists contacts_merged_into;
alter table contacts add constraint contacts_merged_into
  foreign key (account_id, merged_into) references contacts (account_id, id) not valid;
drop index concurrently if exists contacts_merged;
create index concurrently contacts_merged
  on contacts (account_id, merged_into)
  where merged_into is not null;
