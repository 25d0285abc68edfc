-- The `sequence` that an event had when the calendar that held it for its host was disconnected: the host had no email
-- with a calendar file then. Null if no calendar was disconnected. It no longer counts once the event changes again,
-- because the email about that change had a file.
alter table events add column sequence_without_file integer;
