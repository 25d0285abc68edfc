-- Runs outside a transaction.
-- Lists and counts the events of one host, and those with an outcome: a member sees only their own events, and programs
-- read the feed of each host every few minutes. Without these, that read all events of the account. Few events have an
-- outcome, and none has one when it is booked.
drop index concurrently if exists events_by_host;
create index concurrently events_by_host on events (account_id, host_id, starts_at desc, id desc);
drop index concurrently if exists events_by_outcome;
create index concurrently events_by_outcome
  on events (account_id, outcome, starts_at desc, id desc)
  where outcome is not null;
