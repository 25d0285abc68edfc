-- Marks the user of a member who was removed, until somebody invites them again. They host nothing new in the meantime.
alter table users add column removed_at timestamptz;
