-- When the personal data of the invitee was erased from an event. Its time and host stay, for statistics.
alter table events add column erased_at timestamptz;
