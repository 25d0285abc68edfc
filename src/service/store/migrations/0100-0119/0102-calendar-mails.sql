-- When the host was last mailed that a calendar cannot be read; null once it can.
alter table calendar_sources add column notified_at timestamptz;
