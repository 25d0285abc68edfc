-- When a reading that somebody asked for was last tried, and before when the server wants no request (`Retry-After`).
alter table calendar_sources
  add column tried_at timestamptz,
  add column not_before timestamptz;
