-- Marks the calendars of a member who was removed: they are read no more, and deleted once what was canceled is removed
-- from them.
alter table calendar_sources add column disconnected_at timestamptz;
