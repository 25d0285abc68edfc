-- The order in which an account lists its event types, and when one was put away: its events stay, and nobody books it
-- any more. A default that is a constant is stored with the table: no row is rewritten.
alter table event_types
  add column position integer not null default 0,
  add column archived_at timestamptz;
