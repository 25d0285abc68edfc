-- When invitees, hosts and guests are reminded of a meeting. A default that is a constant is stored with the table.
alter table event_types
  add column reminders jsonb not null default '[{"minutes_before": 1440, "to": ["invitee"]}]';

-- Nobody is reminded twice of the same, and the reminders of an event are found when it is rescheduled or canceled.
create unique index deliveries_of_event
  on deliveries (account_id, event_id, event_sequence, minutes_before, recipient, address)
  where event_id is not null;
