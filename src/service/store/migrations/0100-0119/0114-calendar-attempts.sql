-- When a calendar last could not be read, and until when its server wants no requests (`Retry-After`).
alter table calendar_sources
  add column tried_at timestamptz,
  add column not_before timestamptz;
