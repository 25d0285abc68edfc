-- The `sequence` of an event when a calendar was disconnected that held it for its host, who was mailed no calendar file
-- therefore; null if there was none. After a later change it means nothing: without a calendar, the email had a file.
alter table events add column sequence_without_file integer;
