-- Marks the calendars of a removed member. They are no longer read, and are deleted once canceled events are removed from
-- them.
alter table calendar_sources add column disconnected_at timestamptz;
