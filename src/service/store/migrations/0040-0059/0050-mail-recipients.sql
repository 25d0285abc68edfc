-- Whom calendars know as the organizer of an event, as {name, email}: decided when it is booked, for a calendar takes
-- another organizer for another meeting. Null: the host, as mails named them before.
alter table events add column organizer jsonb;

-- Guests are mailed too, each under an address of their own. A reminder names the event it is of, as it was then, and how
-- long before the start it is sent; after not_after nobody wants it any more. A delivery that would say what is no longer
-- so is skipped. The new constraints are checked by the next migration, which does not keep others from the table.
alter table deliveries
  add column address text not null default '',
  add column event_id uuid,
  add column event_sequence integer,
  add column minutes_before integer,
  add column not_after timestamptz,
  drop constraint deliveries_recipient_check,
  drop constraint deliveries_status_check,
  add constraint deliveries_recipient check (recipient in ('webhook', 'invitee', 'host', 'guest')) not valid,
  add constraint deliveries_status check (status in ('pending', 'succeeded', 'failed', 'skipped')) not valid,
  add constraint deliveries_address check ((recipient = 'guest') = (address <> '')) not valid,
  add constraint deliveries_reminder
    check (num_nonnulls(event_id, event_sequence, minutes_before, not_after) in (0, 4)) not valid;
