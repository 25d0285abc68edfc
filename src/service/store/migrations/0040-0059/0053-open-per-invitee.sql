-- How many bookings of an event type one invitee may have ahead; null for any number.
alter table event_types
  add column most_open_per_invitee integer check (most_open_per_invitee between 1 and 1000);
