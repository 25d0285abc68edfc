-- The language of a host, and the one an invitee booked in, as BCP 47 tags; null where nobody said.
alter table users add column locale text;
-- What came of a meeting, and what the host noted about it. The constraint is checked by a later migration, which does
-- not keep others from the table.
alter table events
  add column locale text,
  add column outcome text,
  add column host_note text not null default '',
  add constraint events_outcome check (outcome in ('met', 'no_show')) not valid;
