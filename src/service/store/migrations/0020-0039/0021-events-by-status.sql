-- Lists and counts the events of one status: the few that were canceled are found without all that were not.
create index events_by_status on events (account_id, status, starts_at desc, id desc);
